import type { Language } from '@rezenso/contract/language';
import MarkdownIt, { type Token } from 'markdown-it';
import { contentId } from '../plain-pages/plain-page.ts';
import { legalWords } from './legal-words.ts';

/** What an operator's text became: a title and HTML, both safe to show. */
export interface LegalText {
  title: string | undefined;
  html: string;
}

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });
// Pictures would come from elsewhere, which the policy of the page refuses.
markdown.disable('image');
// Stricter than the library's own list of what is dangerous: only what such a text needs.
markdown.validateLink = (url) => /^(?:https?:|mailto:|tel:|[/#](?![/\\]))/i.test(url.trim());
markdown.renderer.rules.table_open = (_tokens, _index, _options, env) =>
  `<div class="wide" role="region" aria-label="${env?.table}" tabindex="0"><table>`;
markdown.renderer.rules.table_close = () => '</table></div>';

/** Notes of the operators to themselves are not for readers. */
const comments = /<!--[\s\S]*?-->/g;
/** What the examples in deploy/legal leave to fill in: `[[Name]]`, but no link that is called `[1]`. */
const gap = /\[\[[^\]]+\]\](?!\()/;

/** Whether something of an example is still to be filled in. */
export function isUnfinished(source: string): boolean {
  return gap.test(source.replace(comments, ''));
}

/**
 * HTML of a text in Markdown. HTML in it is shown as it is written, never as HTML. Its first heading, when it stands at the top,
 * is the title of the page; headings can be linked to by their words (`#ihre-rechte`).
 * @param language in which it is written
 */
export function legalText(source: string, language: Language = 'de'): LegalText {
  const words = legalWords(language).contentTexts;
  const tokens = markdown.parse(source.replace(comments, ''), {});
  const first = tokens[0]?.type === 'heading_open' && tokens[0].tag === 'h1' ? tokens.splice(0, 3) : [];
  const taken = new Set([contentId]);
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'heading_open') continue;
    // The page has its one h1 already.
    if (token.tag === 'h1') for (const one of [token, tokens[index + 2]]) if (one) one.tag = 'h2';
    token.attrSet('id', free(slugOf(textOf(tokens[index + 1])) || words.section, taken));
  }
  return { title: textOf(first[1]) || undefined, html: markdown.renderer.render(tokens, markdown.options, words) };
}

/** The words of a heading, without its marks. */
function textOf(inline: Token | undefined): string {
  const parts = inline?.children?.filter(({ type }) => type === 'text' || type === 'code_inline') ?? [];
  return parts
    .map(({ content }) => content)
    .join('')
    .trim();
}

function slugOf(text: string): string {
  const slug = text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
  return slug.replace(/^-|-$/g, '');
}

function free(slug: string, taken: Set<string>): string {
  let id = slug;
  for (let count = 2; taken.has(id); count += 1) id = `${slug}-${count}`;
  taken.add(id);
  return id;
}
