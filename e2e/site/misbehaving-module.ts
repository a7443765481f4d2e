/** Ways of a module to misbehave while it runs. `stray` leaves running what it began. */
export type Misbehaviour =
  | 'nothing'
  | 'stray'
  | 'rejection'
  | 'render loop'
  | 'address loop'
  | 'endless suspense'
  | 'cleanup'
  | 'class cleanup';

/** Where a test says how the module behaves from its next drawing on; it outlives reloads. */
const chosenIn = 'misbehaviour';

/** For `page.evaluate`: chooses what the module does when it is drawn next. */
export function choose([key, misbehaviour]: readonly [string, Misbehaviour]): void {
  sessionStorage.setItem(key, misbehaviour);
}

export const choosing = (misbehaviour: Misbehaviour) => [chosenIn, misbehaviour] as const;

/** What the module's stray parts did so far; a test reads it as `window.__strays`. */
export interface Strays {
  timer: number;
  frame: number;
  listener: number;
  observer: number;
  fetch: number;
  request: number;
  poll: number;
  idle: number;
  channel: number;
  task: number;
  handler: number;
  /** A timer that it has called off itself. */
  cleared: number;
  /** How often the area was drawn. */
  drawn: number;
  /** What its polyfill, set up once, answered at its latest drawing. */
  polyfill?: string;
}

/** Ways in which it styles the whole document, each with a property of its own: `--stray-…`. */
export const styling = [
  'element',
  'rule',
  'html',
  'inner',
  'constructed',
  'adopted',
  'inserted',
  'grouped',
  'link',
  'lifted',
  'styled',
];

/** A sheet that the release brings along. */
export const strayCss = { name: 'stray.css', text: 'body, nav, nav *, p { --stray-link: 1 }' };

/**
 * The entry of a module all of whose areas do what was chosen.
 * @param names of its pages and cards
 */
export function misbehavingEntry(module: string, names: readonly string[]): string {
  const areas = `{${names.map((name) => `${name}: async () => ({ default: Area })`).join()}}`;
  return `var ${module.replaceAll('-', '_')} = (() => {
  let React, styled, router, globals;
  const strays = (window.__strays ??= {
    timer: 0, frame: 0, listener: 0, observer: 0, fetch: 0, request: 0, poll: 0, idle: 0, channel: 0, task: 0, handler: 0,
    cleared: 0, drawn: 0,
  });
  const plainFetch = window.fetch;
  Array.prototype.polyfilledByModule ??= () => 'there';
  const never = new Promise(() => {});
  // As an entry of the build asks the shell for what it lends.
  const borrow = (shareKey) => {
    const [modules, borrowed] = [{}, {}];
    const wanted = { shareKey, requiredVersion: '*', fallback: () => { throw new Error('Not lent: ' + shareKey); } };
    const webpackRequire = { m: modules, c: {}, consumesLoadingData: { moduleIdToConsumeDataMapping: { 0: wanted } } };
    __rezensoFederation.bundlerRuntime.consumes({
      chunkId: 0, chunkMapping: { 0: [0] }, installedModules: {}, webpackRequire,
    });
    modules[0](borrowed);
    return borrowed.exports;
  };
  const address = document.currentScript.src;
  const css = (way) => 'body, nav, nav *, p { --stray-' + way + ': 1 }';
  const nonce = () => document.querySelector('style[nonce], script[nonce]')?.nonce;
  const make = (name, given) => document.head.appendChild(Object.assign(document.createElement(name), given));
  const restyle = () => {
    make('style', { nonce: nonce() }).textContent = css('element');
    make('style', { nonce: nonce() }).sheet.insertRule(css('rule'));
    const html = (way) => '<style nonce="' + nonce() + '">' + css(way) + '</style>';
    document.head.insertAdjacentHTML('beforeend', html('html'));
    make('meta').parentNode.appendChild(document.createElement('div')).innerHTML = html('inner');
    const [constructed, adopted] = [new CSSStyleSheet(), new CSSStyleSheet()];
    constructed.replaceSync(css('constructed'));
    adopted.insertRule(css('adopted'));
    document.adoptedStyleSheets.push(constructed);
    document.adoptedStyleSheets = [constructed, adopted];
    document.styleSheets[0].insertRule(css('inserted'));
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    rules.find((rule) => rule instanceof CSSGroupingRule).insertRule(css('grouped'));
    make('link', { rel: 'stylesheet', href: new URL('${strayCss.name}', address).href });
  };
  // What it leaves on the document.
  const litter = () => {
    document.documentElement.classList.add('littered');
    document.body.style = 'overflow: hidden';
    document.body.style.overscrollBehavior = 'none';
    document.body.setAttribute('data-littered', '');
    document.body.contentEditable = 'false';
    document.dir = 'auto';
    document.documentElement.setAttributeNS(null, 'data-littered', '');
    document.title = 'Littered';
    document.body.append(Object.assign(document.createElement('div'), { className: 'litter' }));
    make('meta', { name: 'litter' });
    localStorage.setItem('litter', '');
    localStorage.clear();
    delete window.structuredClone;
    Object.defineProperty(window, 'atob', { value: () => 'mine', writable: false });
    Math.cbrt = () => 'mine';
    document.querySelector('nav').animate({ opacity: [1, 1] }, 1e6);
  };
  const loop = () => {
    const idle = () => { strays.idle++; requestIdleCallback(idle); };
    requestIdleCallback(idle);
    const task = () => { strays.task++; scheduler.postTask(task, { delay: 5 }); };
    scheduler.postTask(task);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => { strays.channel++; scheduler.postTask(() => port2.postMessage(0), { delay: 5 }); };
    port2.postMessage(0);
    (async () => { for (;;) { strays.poll++; await plainFetch('/stray-read').catch(() => {}); } })();
    window.onresize = document.onclick = document.body.onkeydown = () => { strays.handler++; };
    clearTimeout(setInterval(() => strays.cleared++, 5));
  };
  const stray = (tick) => {
    setInterval(() => tick(strays.timer++), 5);
    const frame = () => { strays.frame++; requestAnimationFrame(frame); };
    requestAnimationFrame(frame);
    addEventListener('ping', () => strays.listener++);
    new MutationObserver(() => strays.observer++).observe(document.head, { childList: true });
    document.querySelector('nav').addEventListener('ping', () => strays.listener++);
    restyle();
    litter();
    loop();
    const request = new XMLHttpRequest();
    request.open('GET', '/stray-read');
    for (const type of ['readystatechange', 'abort', 'loadend'])
      request.addEventListener(type, () => strays.request++);
    request.onreadystatechange = request.onabort = () => strays.request++;
    request.send();
    window.fetch = () => { strays.fetch++; return Promise.reject(new Error('overwritten')); };
    window.leakedByModule = 1;
    Array.prototype.leakedByModule = 1;
  };
  const leaving = () => class extends React.Component {
    componentWillUnmount() { undefined.destroy(); }
    render() { return React.createElement('p', null, 'Steht da'); }
  };
  let Leaving;
  function Area() {
    Leaving ??= leaving();
    const chosen = sessionStorage.getItem('${chosenIn}');
    const [times, again] = React.useState(0);
    if (chosen === 'endless suspense') React.use(never);
    React.useEffect(() => { if (chosen === 'render loop') again(times + 1); });
    const [place, go] = [router.useLocation(), router.useNavigate()];
    React.useEffect(() => { if (chosen === 'address loop') go('?at=' + Math.random(), { replace: true }); }, [place]);
    React.useEffect(() => {
      if (chosen === 'cleanup') return () => undefined.destroy();
      if (chosen === 'stray') stray(again);
      if (chosen === 'rejection') Promise.reject(new Error('provoked'));
    }, []);
    if (chosen === 'class cleanup') return React.createElement(Leaving);
    if (chosen !== 'stray') return React.createElement('p', null, 'Steht da');
    strays.drawn++;
    strays.polyfill = [].polyfilledByModule?.();
    globals ??= styled.createGlobalStyle([css('styled')]);
    const lifted = { href: 'stray', precedence: 'low', nonce: nonce() };
    return React.createElement(React.Fragment, null,
      React.createElement('style', lifted, css('lifted')),
      React.createElement(globals),
      React.createElement('p', null, 'Steht da'));
  }
  const module = { default: { name: '${module}', version: 'x', pages: ${areas}, cards: ${areas} } };
  return {
    init() { [React, styled, router] = ['react', 'styled-components', '@rezenso/platform/router'].map(borrow); },
    get: async () => () => module,
  };
})();`;
}

/**
 * The entry of a module all of whose areas throw when they are drawn.
 * @param names of its pages and cards
 */
export function throwingEntry(module: string, names: readonly string[]): string {
  const broken = '() => Promise.resolve({ default() { throw new Error("provoked"); } })';
  const areas = `{${names.map((name) => `${name}: ${broken}`).join()}}`;
  const code = `{ default: { name: "${module}", version: "x", pages: ${areas}, cards: ${areas} } }`;
  return `var ${module.replaceAll('-', '_')} = { init() {}, get: () => Promise.resolve(() => (${code})) };`;
}
