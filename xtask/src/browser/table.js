// What a table promises, looked at in the page. Each function gives a list of sentences about what is not so.

/** What can be seen: with a size, not hidden, not only for screen readers. */
const seen = (element) => {
    const box = element.getBoundingClientRect();
    return box.width > 2 && box.height > 2 && element.checkVisibility({visibilityProperty: true, opacityProperty: true}) && !element.closest('.visually-hidden, [hidden]');
};

const named = (element) => `${element.tagName.toLowerCase()}.${[...element.classList].join('.')} “${element.textContent.trim().slice(0, 5)}”`;

/** Whether something between the element and the page scrolls, so that it can be brought into sight. */
const scrolls = (element) => {
    for (let at = element; at && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at);
        if (/auto|scroll/.test(style.overflowX + style.overflowY)) return true;
    }
    return false;
};

/** What must be whole in every window of a desk: nothing in it may have to be scrolled. */
const WHOLE = '.stage, .stage *:not(svg, svg *), .desk, .desk *:not(svg, svg *), .rail .seats';
/** Lists that are long by nature: the log, all answers, the words of the rules; and the score sheet, which on a desk is there for who listens. */
const LONG = '.outcome .scroll, .log, .as-list *, .rules-beside *, .explanation, .side-page, .plain *, .playback *';

/** The page does not scroll, nor anything on a desk, and whoever is asked can read the question. */
const scrolled = () => {
    const page = document.scrollingElement, found = [];
    const question = document.querySelector('.prompt.mine .question');
    if (question && !seen(question)) found.push(`the question cannot be seen: ${question.textContent}`);
    if (page.scrollHeight > innerHeight + 1) found.push(`the page is ${page.scrollHeight} high in a window of ${innerHeight}`);
    if (page.scrollWidth > innerWidth + 1) found.push(`the page is ${page.scrollWidth} wide in a window of ${innerWidth}`);
    if (innerWidth < 1280) return found;
    for (const element of document.querySelectorAll(WHOLE)) {
        const over = element.scrollHeight - element.clientHeight, beside = element.scrollWidth - element.clientWidth;
        if (over <= 2 && beside <= 2 || element.matches(LONG) || !seen(element)) continue;
        const style = getComputedStyle(element);
        if (over > 2 && /auto|scroll/.test(style.overflowY) || beside > 2 && /auto|scroll/.test(style.overflowX)) found.push(`scrolls by ${over} × ${beside}: ${named(element)}`);
    }
    return found;
};

/** While this looks, what lies on top is found even where it lets the mouse through. Only what does is told otherwise: a rule for everything would have the style
 *  of the whole page worked out twice, which takes longer than the look. */
const touchable = (look) => {
    const deaf = [...document.querySelectorAll('body *')].filter((element) => getComputedStyle(element).pointerEvents === 'none');
    for (const {style} of deaf) style.setProperty('pointer-events', 'auto', 'important');
    try { return look(); } finally { for (const {style} of deaf) style.removeProperty('pointer-events'); }
};

/** The texts in sight, each with its element and the box of its letters: without the room above and below that a line has. */
const texts = () => {
    const walker = document.createTreeWalker(document.querySelector('.frame'), NodeFilter.SHOW_TEXT), found = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        if (!node.data.trim() || element.closest('title, style') || !seen(element)) continue;
        const drawn = element.closest('svg') && element.getScreenCTM?.();
        const scale = drawn ? Math.hypot(drawn.a, drawn.b) : 1, size = parseFloat(getComputedStyle(element).fontSize) * scale;
        // Boxes of turned letters say nothing about the letters.
        if (drawn && Math.abs(drawn.b) > 0.01) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) {
            if (box.width < 1 || box.height < 1) continue;
            const spare = Math.max(0, box.height - size) / 2;
            found.push({element, node, size, left: box.left, right: box.right, top: box.top + spare + size * 0.12, bottom: box.bottom - spare - size * 0.12});
        }
    }
    return found;
};

/** The elements that cut off what reaches out of them, from the inside out, as far as nothing scrolls. */
const cutters = (element) => {
    const found = [];
    let free = getComputedStyle(element).position;
    for (let at = element; at && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at), isPlace = style.position !== 'static' || style.transform !== 'none' || /size|layout|paint|strict|content/.test(style.contain) || style.containerType !== 'normal';
        // What is laid out by something further out is not cut off by what lies between.
        const skips = at !== element && (free === 'fixed' || free === 'absolute' && !isPlace);
        if (!skips) {
            if (at !== element && /auto|scroll/.test(style.overflowX + style.overflowY)) return {found, scrolls: true};
            if (/hidden|clip/.test(style.overflowX + style.overflowY)) found.push(at);
            free = style.position;
        }
    }
    return {found, scrolls: free !== 'fixed' && scrolls(element)};
};

/** Words that are cut off by anything around them, that reach out of the window, or that run into each other; on a phone also letters too small to read. */
const clipped = () => touchable(() => {
    // A list that is open lies over the rest.
    for (const list of document.querySelectorAll('.prompt details[data-list]')) list.open = false;
    const found = new Set(), open = [], known = new Map();
    for (const text of texts()) {
        const {element} = text;
        if (element.closest('[data-shortened]')) continue;
        if (!known.has(element)) known.set(element, cutters(element));
        const {found: around, scrolls} = known.get(element);
        for (const cutter of around) {
            const box = cutter.getBoundingClientRect(), style = getComputedStyle(cutter);
            const wide = style.overflowX !== 'visible' && (text.right > box.right + 1.5 || text.left < box.left - 1.5);
            const high = style.overflowY !== 'visible' && (text.bottom > box.bottom + 1.5 || text.top < box.top - 1.5);
            if (wide || high) found.add(`cut off: ${named(element)} by ${named(cutter).slice(0, 60)}`);
        }
        if (!scrolls && (text.right > innerWidth + 1 || text.left < -1 || text.bottom > innerHeight + 1)) found.add(`out of the window: ${named(element)}`);
        const top = document.elementFromPoint((text.left + text.right) / 2, (text.top + text.bottom) / 2);
        // What lies under a sheet collides with nothing.
        const covered = !top || !(top.contains(element) || element.contains(top));
        if (covered) continue;
        if (innerWidth < 900 && text.size < 11.9) found.add(`too small, ${text.size.toFixed(1)} px: ${named(element)}`);
        // A sheet may lie over one end of it.
        const liesUnder = (x) => {
            const sheet = document.elementFromPoint(x, (text.top + text.bottom) / 2)?.closest('.scene, dialog');
            return sheet && !sheet.contains(element);
        };
        const middle = (text.left + text.right) / 2;
        if (liesUnder(text.left + 2)) text.left = middle;
        if (liesUnder(text.right - 2)) text.right = middle;
        for (const other of open) {
            const wide = Math.min(text.right, other.right) - Math.max(text.left, other.left), high = Math.min(text.bottom, other.bottom) - Math.max(text.top, other.top);
            if (wide > 2 && high > 2 && other.node !== text.node) found.add(`collide: ${named(element)} and ${named(other.element)}`);
        }
        open.push(text);
    }
    return [...found];
});

/** Whether somebody who points at the window can hit the thing. */
const isHit = (thing) => {
    if (thing.disabled || !seen(thing)) return false;
    const box = thing.getBoundingClientRect(), steps = [0.5, 0.25, 0.75, 0.1, 0.9];
    return steps.some((x) => steps.some((y) => thing.contains(document.elementFromPoint(box.left + box.width * x, box.top + box.height * y))));
};

/** Things outside the list of answers. */
const onBoard = (selector) => [...document.querySelectorAll(selector)].filter((element) => !element.closest('[data-list]'));

/** The answers of a list that is open; it lies over the board, so it is closed again. */
const listed = () => {
    const list = document.querySelector('.prompt details[data-list]:not([hidden])');
    const actions = list ? [...list.querySelectorAll('[data-action]')].map((button) => button.dataset.action) : [];
    if (list) list.open = false;
    return actions;
};

/** Of these answers, those that cannot be given by pointing at something in sight. */
const missing = (actions) => {
    if (!actions.length) return [];
    const offered = new Set(onBoard('[data-action]').filter(isHit).map((thing) => thing.dataset.action));
    const opened = new Set(onBoard('[data-opens]').filter(isHit).flatMap((thing) => thing.dataset.opens.split(' ')));
    return actions.filter((action) => !offered.has(action) && !opened.has(action.split(' ')[0]));
};

/** The tabs of the rooms; none on a desk. */
const tabsOfRooms = () => [...document.querySelectorAll('.rooms button')].filter(seen);

/** Opens one room after the other until these answers can be given there, and stays in it. Gives those that no room has. */
const inRooms = async (left) => {
    const began = performance.now();
    // A busy machine may need longer to draw a room.
    for (const pause of [30, 250]) {
        for (const tab of tabsOfRooms()) {
            if (!left.length) break;
            tab.click();
            await new Promise((resolve) => setTimeout(resolve, pause));
            left = missing(left);
        }
    }
    // Whoever presses a tab wants to see another room.
    shifts.wanted.push([began, performance.now()]);
    return left;
};

/** Answers that can be given in the list alone, in any room. */
const unreachable = async () => {
    let left = missing(listed());
    const began = performance.now(), before = tabsOfRooms().find((tab) => tab.matches('[aria-current]'));
    if (left.length && before) {
        left = await inRooms(left);
        before.click();
        await new Promise((resolve) => setTimeout(resolve, 30));
        shifts.wanted.push([began, performance.now()]);
    }
    return left.map((action) => `only in the list: ${action}`);
};

/** The shifts of the layout so far, whatever caused them but a press of a room's tab. The list of answers moves because it is unfolded to be read. */
const shifts = {entries: [], wanted: []};
const classOf = (node) => node?.className?.baseVal ?? node?.className;
const placeOf = (node) => classOf(node) || `${node?.nodeName} in ${classOf(node?.parentElement) || classOf(node?.parentElement?.parentElement)}`;
const boxOf = ({left, top, width, height}) => [left, top, width, height].map(Math.round).join(' ');
const inList = (node) => !!(node?.closest ? node : node?.parentElement)?.closest('.as-list');
new PerformanceObserver((list) => {
    // What moved is named at once: it may be gone later.
    for (const entry of list.getEntries()) if (!entry.sources.every(({node}) => inList(node))) shifts.entries.push({at: entry.startTime, value: entry.value, what: String(entry.sources.map(({node, previousRect, currentRect}) => `${placeOf(node)} ${boxOf(previousRect)} → ${boxOf(currentRect)}`).slice(0, 3))});
}).observe({type: 'layout-shift', buffered: false});
const shifted = () => {
    const entries = shifts.entries.filter(({at}) => !shifts.wanted.some(([began, ended]) => at >= began && at <= ended));
    const told = entries.map(({value, what}) => [value, what]);
    return {shift: entries.reduce((sum, {value}) => sum + value, 0), worst: told.sort((a, b) => b[0] - a[0]).slice(0, 5)};
};

/** Moves the mouse over everything that explains itself, and gives what says nothing; what only comes to lie under it is not explained. */
const unexplained = async () => {
    const found = [], known = new Set();
    const pause = (span) => new Promise((resolve) => setTimeout(resolve, span));
    for (const thing of document.querySelectorAll('.frame [data-explains]')) {
        const id = thing.dataset.explains;
        if (known.has(id) || !seen(thing)) continue;
        known.add(id);
        thing.dispatchEvent(new PointerEvent('pointerover', {bubbles: true, pointerType: 'mouse'}));
        if (known.size === 1) {
            await pause(1000);
            if (document.querySelector('.explanation')) found.push(`opens under a mouse at rest: ${id}`);
        }
        // Somewhere else than for the thing before: a mouse that stays where it is does not point.
        thing.dispatchEvent(new PointerEvent('pointermove', {bubbles: true, pointerType: 'mouse', clientX: known.size}));
        let words = '';
        for (let waited = 0; waited < 60 && !words; waited++) {
            await pause(50);
            const sheet = document.querySelector('.explanation');
            words = sheet && thing.hasAttribute('data-explained') ? sheet.querySelector('h3').textContent.trim() && [...sheet.querySelectorAll('p')].map((p) => p.textContent.trim()).join('') : '';
        }
        if (!words) found.push(`says nothing: ${id}`);
        const sheet = document.querySelector('.explanation')?.getBoundingClientRect(), own = thing.getBoundingClientRect();
        const seats = document.querySelector('.rail .seats')?.getBoundingClientRect(), beside = own.right > seats.left - seats.width;
        // Beside the log there is no room to its left; what is itself a seat is explained below it. The longest one may touch the edge of the last seat.
        if (sheet && innerWidth >= 1280 && !beside && sheet.top < seats.bottom - 30) found.push(`covers the seats by ${Math.round(seats.bottom - sheet.top)}: ${id}`);
        if (sheet && own.left < sheet.right - 1 && own.right > sheet.left + 1 && own.top < sheet.bottom - 1 && own.bottom > sheet.top + 1) found.push(`lies over what it explains: ${id}`);
        document.body.dispatchEvent(new PointerEvent('pointerover', {bubbles: true, pointerType: 'mouse'}));
        document.body.dispatchEvent(new KeyboardEvent('keydown', {bubbles: true, key: 'Escape'}));
    }
    return {count: known.size, found};
};

/** Explanations are looked at by themselves; one that opens because the mouse happens to rest somewhere is no part of the layout. */
const withoutExplanations = () => {
    const sheet = document.styleSheets[1];
    // Once for a sheet: whatever is added has the style of the whole page worked out again.
    if (sheet.cssRules[0]?.selectorText !== '.explanation-place') sheet.insertRule('.explanation-place { display: none !important; }');
};

/** What the end says: its heading is in sight, and seats and sheet have the same totals. */
const ended = () => {
    const outcome = document.querySelector('.outcome');
    if (!outcome) return [];
    const heading = outcome.querySelector('h2'), box = heading.getBoundingClientRect(), found = [];
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!heading.contains(top)) found.push(`the heading of the end is not in sight: ${heading.textContent}`);
    const numbers = (selector) => [...document.querySelectorAll(selector)].map((cell) => parseInt(cell.textContent.match(/-?\d+/)?.[0])).sort((one, other) => one - other);
    const seats = numbers('.rail .seats .score'), totals = numbers('.outcome .sheet tfoot tr:first-child td');
    if (String(seats) !== String(totals)) found.push(`the seats have ${seats}, the sheet says ${totals}`);
    return found;
};

/** Remembers what was found, with the choice at which it was seen first. */
const notes = () => {
    const found = new Map();
    return {add: (what, at) => { for (const each of what) if (!found.has(each)) found.set(each, at); }, all: () => [...found].map(([what, at]) => `${what} (choice ${at})`)};
};

/** What was seen of a game. */
const report = (over, choices, found) => ({over, choices, ...shifted(), found: found.all()});

/** The lists of all answers. */
const lists = () => [...document.querySelectorAll('.prompt details.as-list:not([hidden])')];

/** All answers, once they are listed. A question that is being answered is about to change, and the board with it. */
const answers = () => {
    for (const list of lists()) list.open = true;
    return lists().some((list) => !list.querySelector('button')) ? [] : document.querySelectorAll('.prompt.mine:not(.busy) button[data-action]');
};

/** Looks at the table as soon as something is asked, and the window has its size. */
const lookOnce = async (look, done) => {
    withoutExplanations();
    for (let waited = 0; waited < 4000 && !answers().length && !document.querySelector('.outcome'); waited++) await new Promise((resolve) => setTimeout(resolve, 5));
    for (let frames = 0; frames < 2; frames++) await new Promise((resolve) => requestAnimationFrame(resolve));
    done({found: await look()});
};

/** Plays a game with the list of answers, looking at the table before each choice. Another start makes other choices. */
const playLooking = async (most, look, done, start = 0) => {
    let n = 0, x = 7 + start, idle = 0;
    withoutExplanations();
    const found = notes();
    const tick = async () => {
        const over = !!document.querySelector('.outcome');
        if (!over && n < most && idle < 4000) {
            idle++;
            if (answers().length) {
                found.add(await look(), n);
                // Looking has closed the list, and what was in it is gone.
                let buttons = answers();
                for (; !buttons.length && idle < 4000; idle++) {
                    await new Promise((resolve) => setTimeout(resolve, 5));
                    buttons = answers();
                }
                const button = buttons[(x = (Math.imul(x, 48271) + 11) >>> 0) % buttons.length];
                for (const list of lists()) list.open = false;
                n++; idle = 0;
                button?.click();
            }
            return setTimeout(tick, 5);
        }
        found.add(await look(), n);
        // The points are counted first.
        for (let waited = 0; waited < 100 && document.querySelector('.outcome.counting'); waited++) await new Promise((resolve) => setTimeout(resolve, 50));
        found.add(ended(), n);
        done(report(over, n, found));
    };
    tick();
};

/** Plays a game by pointing at the board alone: every answer of the list has its thing there, in sight, on a phone in one of the rooms. What opens further choices
 *  stands for all answers of its verb. */
const playPointing = (most, look, done) => {
    let n = 0, x = 11, idle = 0, opened = 0;
    withoutExplanations();
    const found = notes();
    const tick = async () => {
        const next = () => setTimeout(tick, 5);
        const over = !!document.querySelector('.outcome');
        if (over || n >= most || idle > 4000) { found.add(look(), n); return done(report(over, n, found)); }
        const prompt = document.querySelector('.prompt.mine:not(.busy)'), list = prompt?.querySelector('details.as-list:not([hidden])');
        if (list && !list.open) list.open = true;
        if (!prompt || list && !list.querySelector('button')) { idle++; return next(); }
        const actions = listed(), isPhone = tabsOfRooms().length > 0, inSight = () => onBoard('[data-action], [data-opens]').filter(isHit);
        // Rooms take a moment to open: all are looked into before some choices, and where this one has no answer.
        const everywhere = !isPhone || n % 10 === 0 && !opened || !inSight().length;
        let left = everywhere ? missing(actions) : [];
        // The board may be drawn a moment after the list.
        if (left.length && idle < (isPhone ? 6 : 60)) { idle++; return next(); }
        if (isPhone) left = await inRooms(left);
        found.add(left.map((action) => `only in the list: ${action} at “${prompt.querySelector('.question').textContent}”`), n);
        found.add(look(), n);
        const things = inSight();
        if (!things.length || left.length) { idle = 4001; return next(); }
        idle = 0;
        x = (Math.imul(x, 48271) + 11) >>> 0;
        const thing = things[(x >>> 9) % things.length];
        opened = thing.dataset.action ? 0 : opened + 1;
        // Further choices that never come to an answer.
        if (opened > 200) { found.add([`leads nowhere: ${named(thing)} at “${prompt.querySelector('.question').textContent}”`], n); idle = 4001; }
        if (thing.dataset.action) n++;
        thing.dispatchEvent(new MouseEvent('click', {bubbles: true}));
        next();
    };
    tick();
};
