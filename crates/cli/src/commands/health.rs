//! `signoria health`: checks a running server. For health checks of containers, which contain no other program.

use std::io::{Read as _, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream};
use std::time::Duration;

use crate::failure::{Exit, Failure};
use crate::server_args::HealthArgs;

/// A server that does not answer within this time is unhealthy.
const PATIENCE: Duration = Duration::from_secs(4);
/// The answer is a few lines; more is not read.
const LONGEST_ANSWER: u64 = 16 << 10;

pub fn run(args: &HealthArgs, out: &mut dyn Write) -> Result<Exit, Failure> {
    let address = reachable(args.listen);
    let answer = ask(address);
    let told = match &answer {
        Ok(answer) if is_well(answer) => {
            writeln!(out, "{address} is healthy")?;
            return Ok(Exit::Fine);
        }
        Ok(answer) => answer.lines().next().unwrap_or_default().to_owned(),
        Err(error) => error.to_string(),
    };
    writeln!(out, "{address} is not well: {told}")?;
    Ok(Exit::No)
}

/// A server that listens on all addresses is reached on the loopback address.
fn reachable(mut address: SocketAddr) -> SocketAddr {
    match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => address.set_ip(Ipv4Addr::LOCALHOST.into()),
        IpAddr::V6(ip) if ip.is_unspecified() => address.set_ip(Ipv6Addr::LOCALHOST.into()),
        _ => {}
    }
    address
}

fn ask(address: SocketAddr) -> std::io::Result<String> {
    let mut stream = TcpStream::connect_timeout(&address, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    write!(
        stream,
        "GET /healthz HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n"
    )?;
    let mut answer = Vec::new();
    stream.take(LONGEST_ANSWER).read_to_end(&mut answer)?;
    Ok(String::from_utf8_lossy(&answer).into_owned())
}

fn is_well(answer: &str) -> bool {
    answer.starts_with("HTTP/1.1 200 ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_addresses_are_asked_on_loopback() {
        let asked = |listen: &str| reachable(listen.parse().unwrap()).to_string();
        assert_eq!(asked("0.0.0.0:8080"), "127.0.0.1:8080");
        assert_eq!(asked("[::]:8080"), "[::1]:8080");
        assert_eq!(asked("192.0.2.1:80"), "192.0.2.1:80");
    }

    #[test]
    fn only_a_complete_success_is_healthy() {
        assert!(is_well("HTTP/1.1 200 OK\r\n\r\nok\n"));
        assert!(!is_well("HTTP/1.1 503 Service Unavailable\r\n\r\n"));
        assert!(!is_well(""));
    }
}
