praga-title = Praga Caput Regni
