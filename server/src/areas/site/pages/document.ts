import { contractVersion } from '@rezenso/contract/contract-version';
import type { Language } from '@rezenso/contract/language';
import type { RegistryView } from '@rezenso/contract/releases';
import { escapeHtml } from '../../../html/escape.ts';
import { icon, themeScript } from '../plain-pages/head.ts';
import type { Asset } from './asset.ts';
import { firstReadsAddress } from './first-reads.ts';
import { onIntent } from './intent.ts';
import { wordsOf } from './page-words.ts';
import { watchdog } from './watchdog.ts';

export interface DocumentInput {
  /** Marks every inline script and style of this one answer. */
  nonce: string;
  /** The remotes and their releases, for the shell's loader. */
  registry: RegistryView;
  /** Scripts of the shell, in the order in which they run. */
  scripts: readonly Asset[];
  /** Scripts of the one remote that this address needs. */
  preloads: readonly Asset[];
  /** Reads of the API that the page begins with, on this origin. */
  firstReads: readonly string[];
  /** Fonts of the first paint. */
  fonts: readonly string[];
  /** Tokens, reset and font face, as the shell's release brings them (document.css). */
  css: string;
  /** The landing page as ready HTML with its styles; only for visitors on `/`. */
  prerendered?: { html: string; css: string } | undefined;
  /** Of the page; German unless said. */
  language?: Language;
  /** Languages to choose from; a single one is no choice. */
  offered?: readonly Language[];
  /** One of them, which this browser would rather read. */
  wished?: Language | undefined;
  /** Whether the ready page is German in a document that is not. */
  isPrerenderedGerman?: boolean;
  /** Whether the ready page stands by itself, and the application comes when somebody shows that they want it. */
  isApplicationOnIntent?: boolean;
}

/**
 * Before any bundle: the question who is signed in. The shell reads the answer and handles its failure, or its silence. The
 * body is read within the deadline too: a shell that arrives later than that must still find the whole answer.
 */
const sessionScript = `(window.__rezensoSession=fetch('/api/auth/user',{credentials:'include',headers:{accept:'application/json'},signal:AbortSignal.timeout(7000)})
.then(async answer=>new Response(await answer.arrayBuffer(),answer))).catch(()=>{})`;

/**
 * Right after it, what the page reads first, all in one request: answers come beside the code that draws them instead of after
 * it. The client of the API takes each once (platform, `client/early-answers.ts`), and asks itself where none arrived.
 */
function readsScript(addresses: readonly string[]): string {
  if (addresses.length === 0) return '';
  return `;{const asked=${inlineJson(addresses)},all=fetch(${inlineJson(firstReadsAddress(addresses))},{credentials:'include'})
.then(async answer=>answer.ok?[answer,(await answer.text()).split('\\n')]:[]).catch(()=>[]);
window.__rezensoReads=Object.fromEntries(asked.map((address,at)=>[address,
all.then(([answer,lines])=>lines&&lines[at]?new Response(lines[at],answer):undefined)]))}`;
}

const bootCss = `.boot{display:grid;place-content:center;min-height:60dvh;color:var(--rz-text-muted)}`;
/** A button that waits for the application. */
const waitingCss = '#prerendered [aria-busy]{opacity:.6;cursor:progress}';

/** The HTML of every address: the same shell, with what this request needs to start without waiting. */
export function pageDocument(input: DocumentInput): string {
  const { nonce, prerendered, scripts, preloads, language = 'de', offered = [], wished } = input;
  const texts = wordsOf(language).documentTexts;
  const guard = watchdog.code[language];
  const isLater = prerendered !== undefined && input.isApplicationOnIntent === true;
  const script = (code: string) => `<script nonce="${nonce}">${code}</script>`;
  const style = (css: string) => `<style nonce="${nonce}">${css.replaceAll('</', '<\\/')}</style>`;
  return `<!doctype html>
<html lang="${language}"${offered.length > 1 ? ` data-languages="${offered.join(' ')}"` : ''}${wished ? ` data-wished="${wished}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(texts.title)}</title>
<meta name="description" content="${escapeHtml(texts.description)}">
<meta name="color-scheme" content="light dark">
<meta property="csp-nonce" nonce="${nonce}">
${script(themeScript)}
${isLater ? '' : script(sessionScript + readsScript(input.firstReads)) + script(guard)}
${input.fonts.map(fontPreload).join('\n')}
${isLater ? '' : [...scripts.map((one) => scriptTag(one, nonce)), ...preloads.map((one) => scriptPreload(one, nonce))].join('\n')}
${style(input.css + (isLater ? waitingCss : bootCss) + watchdog.css)}
${script(`window.__rezensoContract='${contractVersion}';window.__rezensoRegistry=${inlineJson(input.registry, exceptReads)}`)}
${isLater ? script(onIntent(scripts, preloads, [guard, sessionScript])) : ''}
<link rel="icon" href="${icon}">
</head>
<body>
${prerendered ? `<div id="prerendered"${input.isPrerenderedGerman ? ' lang="de"' : ''}>${style(prerendered.css)}${prerendered.html}</div>` : ''}
<div id="root">${prerendered ? '' : `<div class="boot" role="status">${texts.loading}</div>`}</div>
${isLater ? '' : `<noscript>${texts.noScript}</noscript>`}
</body>
</html>
`;
}

function scriptTag({ href, integrity }: Asset, nonce: string): string {
  return `<script defer src="${escapeHtml(href)}" integrity="${integrity}" nonce="${nonce}" fetchpriority="high"></script>`;
}

function scriptPreload({ href, integrity, isLater }: Asset, nonce: string): string {
  const priority = isLater ? ' fetchpriority="low"' : '';
  return `<link rel="preload" as="script" href="${escapeHtml(href)}" integrity="${integrity}" nonce="${nonce}"${priority}>`;
}

function fontPreload(href: string): string {
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeHtml(href)}">`;
}

/** Of the manifests, what this document acts upon itself: the page has no use for it. */
function exceptReads(key: string, value: unknown): unknown {
  return key === 'firstReads' ? undefined : value;
}

/**
 * JSON that cannot end its script element nor start a comment in it.
 * @param replacer as JSON.stringify takes it
 */
function inlineJson(value: unknown, replacer?: (key: string, value: unknown) => unknown): string {
  return JSON.stringify(value, replacer)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
