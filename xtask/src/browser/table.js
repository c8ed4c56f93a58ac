// What a table promises, looked at in the page. Each function gives a list of sentences about what is not so.

/** What can be seen: with a size, not hidden, not only for screen readers. */
const seen = (element) => {
    const box = element.getBoundingClientRect();
    return box.width > 2 && box.height > 2 && element.checkVisibility({visibilityProperty: true, opacityProperty: true}) && !element.closest('.visually-hidden, [hidden]');
};

const named = (element) => `${element.tagName.toLowerCase()}.${[...element.classList].join('.')} “${element.textContent.trim().slice(0, 40)}”`;

/** Whether something between the element and the page scrolls, so that it can be brought into sight. */
const scrolls = (element) => {
    for (let at = element; at && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at);
        if (/auto|scroll/.test(style.overflowX + style.overflowY)) return true;
    }
    return false;
};

/** The page does not scroll, and whoever is asked can read the question. */
const scrolled = () => {
    const page = document.scrollingElement, found = [];
    const question = document.querySelector('.prompt.mine .question');
    if (question && !seen(question)) found.push(`the question cannot be seen: ${question.textContent}`);
    if (page.scrollHeight > innerHeight + 1) found.push(`the page is ${page.scrollHeight} high in a window of ${innerHeight}`);
    if (page.scrollWidth > innerWidth + 1) found.push(`the page is ${page.scrollWidth} wide in a window of ${innerWidth}`);
    return found;
};

/** Words that are cut off, or that reach out of the window. */
const clipped = () => {
    const found = [];
    for (const element of document.querySelectorAll('.frame *')) {
        const speaks = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
        if (!speaks || element.closest('svg') || !seen(element)) continue;
        const style = getComputedStyle(element);
        const cuts = /hidden|clip/.test(style.overflowX) && element.scrollWidth > element.clientWidth + 1
            || /hidden|clip/.test(style.overflowY) && element.scrollHeight > element.clientHeight + 3;
        if (cuts) found.push(`cut off: ${named(element)}`);
        const box = element.getBoundingClientRect();
        const out = box.right > innerWidth + 1 || box.left < -1 || box.bottom > innerHeight + 1;
        if (out && !scrolls(element)) found.push(`out of the window: ${named(element)}`);
    }
    return found;
};

/** Answers that can be given in the list alone. */
const unreachable = () => {
    const list = document.querySelector('.prompt details[data-list]:not([hidden])');
    if (!list) return [];
    const inList = [...list.querySelectorAll('[data-action]')].map((button) => button.dataset.action);
    const outside = [...document.querySelectorAll('[data-action]')].filter((element) => !element.closest('[data-list]'));
    const offered = new Set(outside.map((element) => element.dataset.action));
    const opened = new Set([...document.querySelectorAll('[data-opens]')].flatMap((element) => element.dataset.opens.split(' ')));
    return inList.filter((action) => !offered.has(action) && !opened.has(action.split(' ')[0])).map((action) => `only in the list: ${action}`);
};

/** The shifts of the layout so far, whatever caused them. */
const shifts = {sum: 0, worst: []};
new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
        shifts.sum += entry.value;
        const what = entry.sources?.map((source) => source.node?.className?.baseVal ?? source.node?.className ?? source.node?.nodeName).slice(0, 3);
        shifts.worst.push([entry.value, String(what)]);
    }
}).observe({type: 'layout-shift', buffered: false});

/** Rests the mouse on everything that explains itself, and gives what says nothing. */
const unexplained = async () => {
    const found = [], known = new Set();
    const pause = (span) => new Promise((resolve) => setTimeout(resolve, span));
    for (const thing of document.querySelectorAll('.frame [data-explains]')) {
        const id = thing.dataset.explains;
        if (known.has(id) || !seen(thing)) continue;
        known.add(id);
        thing.dispatchEvent(new PointerEvent('pointerover', {bubbles: true, pointerType: 'mouse'}));
        let words = '';
        for (let waited = 0; waited < 60 && !words; waited++) {
            await pause(50);
            const sheet = document.querySelector('.explanation');
            words = sheet && thing.hasAttribute('data-explained') ? sheet.querySelector('h3').textContent.trim() && [...sheet.querySelectorAll('p')].map((p) => p.textContent.trim()).join('') : '';
        }
        if (!words) found.push(`says nothing: ${id}`);
        const sheet = document.querySelector('.explanation')?.getBoundingClientRect(), own = thing.getBoundingClientRect();
        if (sheet && own.left < sheet.right - 1 && own.right > sheet.left + 1 && own.top < sheet.bottom - 1 && own.bottom > sheet.top + 1) found.push(`lies over what it explains: ${id}`);
        document.body.dispatchEvent(new PointerEvent('pointerover', {bubbles: true, pointerType: 'mouse'}));
        document.body.dispatchEvent(new KeyboardEvent('keydown', {bubbles: true, key: 'Escape'}));
    }
    return {count: known.size, found};
};

/** Plays a game with the list of answers, looking at the table before each choice. */
const playLooking = (most, look, done) => {
    let n = 0, x = 7, idle = 0;
    // Explanations are looked at by themselves; one that opens because the mouse happens to rest somewhere is no part of the layout.
    document.styleSheets[0].insertRule('.explanation-place { display: none !important; }');
    const found = new Map();
    const tick = () => {
        const over = !!document.querySelector('.outcome');
        if (!over && n < most && idle < 4000) {
            const lists = [...document.querySelectorAll('.prompt details.as-list:not([hidden])')];
            for (const list of lists) list.open = true;
            const buttons = lists.some((list) => !list.querySelector('button')) ? [] : document.querySelectorAll('.prompt.mine button[data-action]');
            if (buttons.length) {
                for (const what of look()) if (!found.has(what)) found.set(what, n);
                const button = buttons[(x = (Math.imul(x, 48271) + 11) >>> 0) % buttons.length];
                for (const list of lists) list.open = false;
                n++; idle = 0;
                button.click();
            } else idle++;
            return setTimeout(tick, 5);
        }
        for (const what of look()) if (!found.has(what)) found.set(what, n);
        done({over, choices: n, shift: shifts.sum, worst: shifts.worst.sort((a, b) => b[0] - a[0]).slice(0, 5), found: [...found].map(([what, at]) => `${what} (choice ${at})`)});
    };
    tick();
};
