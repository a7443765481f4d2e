import { Tokenizer } from 'htmlparser2';

/** Begin and end a line. */
const blocks = new Set(
  'address article blockquote body center dd div dl dt fieldset footer form h1 h2 h3 h4 h5 h6 header hr li main ol p pre section table tr ul'.split(
    ' ',
  ),
);
/** Nobody reads what they hold. */
const silent = new Set(['script', 'style', 'template', 'title']);
/** May stand in a head; whatever else begins there begins the body, as in browsers. */
const ofHeads = new Set(['base', 'head', 'html', 'link', 'meta', 'noscript', ...silent]);

/**
 * The words of a mail that came as HTML alone, quoted ones behind '> ' as plain text has them. Reads token by token without building a tree, so that
 * what is nested a hundred thousand times takes no longer than anything else of its length.
 */
export function textOfHtml(html: string): string {
  const lines: string[] = [];
  let line = '';
  let endsInSpace = true;
  let name = '';
  let quotes = 0;
  let silence = 0;
  let isHead = false;

  function begin(mark: string): void {
    line = mark;
    endsInSpace = true;
  }
  function end(): void {
    lines.push(line === '' ? '' : `${'> '.repeat(Math.min(quotes, 3))}${line}`);
    begin('');
  }
  function write(text: string): void {
    if (silence > 0 || (isHead && text.trim() === '')) return;
    isHead = false;
    const words = text.replace(/[ \t\r\n\f]+/g, ' ');
    const added = endsInSpace ? words.replace(/^ /, '') : words;
    if (added === '') return;
    line += added;
    endsInSpace = added.endsWith(' ');
  }
  function open(): void {
    if (!ofHeads.has(name)) isHead = false;
    if (name === 'body') silence = 0;
    if (name === 'br' || (blocks.has(name) && line !== '')) end();
    if (name === 'hr') lines.push('_'.repeat(20));
    if (name === 'li') begin('- ');
    if (name === 'td' || name === 'th') write(' ');
  }
  /** What goes on until its end: not where it ends itself. */
  function openLasting(): void {
    open();
    if (name === 'head') isHead = true;
    if (silent.has(name)) silence += 1;
    if (name === 'blockquote') quotes += 1;
  }
  function close(): void {
    if (name === 'head') isHead = false;
    if (silent.has(name)) silence = Math.max(0, silence - 1);
    if (blocks.has(name) && line !== '') end();
    if (name === 'p') lines.push('');
    if (name === 'blockquote') quotes = Math.max(0, quotes - 1);
  }

  const nothing = () => {};
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      onopentagname: (start, stop) => {
        name = html.slice(start, stop).toLowerCase();
      },
      onopentagend: openLasting,
      onselfclosingtag: open,
      onclosetag: (start, stop) => {
        name = html.slice(start, stop).toLowerCase();
        close();
      },
      ontext: (start, stop) => write(html.slice(start, stop)),
      ontextentity: (code) => write(String.fromCodePoint(code)),
      onend: end,
      ...{
        onattribdata: nothing,
        onattribentity: nothing,
        onattribend: nothing,
        onattribname: nothing,
        oncdata: nothing,
      },
      ...{ oncomment: nothing, ondeclaration: nothing, onprocessinginstruction: nothing },
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return lines.join('\n');
}
