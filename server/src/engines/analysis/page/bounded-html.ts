const maxOpen = 400;
const maxTags = 60_000;
/** Elements without an end tag, or whose end tag is commonly left out. */
const unnested = new Set(
  'area base br col embed hr img input link meta param source track wbr p li td th tr dt dd option thead tbody tfoot colgroup rp rt'.split(
    ' ',
  ),
);

/**
 * Cuts a page where it opens more elements than any honest page does. The parser's work grows with the square of the
 * nesting, so that two megabytes of `<div>` would keep it busy for minutes.
 */
export function boundedHtml(html: string): string {
  const tag = /<(\/?)([a-zA-Z][a-zA-Z0-9]*)/g;
  const lower = html.toLowerCase();
  let open = 0;
  let tags = 0;
  for (let found = tag.exec(html); found; found = tag.exec(html)) {
    tags += 1;
    const name = (found[2] ?? '').toLowerCase();
    if (!found[1] && (name === 'script' || name === 'style')) {
      // What stands in a script is no markup.
      const end = lower.indexOf(`</${name}`, tag.lastIndex);
      if (end < 0) return html;
      tag.lastIndex = end;
      open += 1;
      continue;
    }
    if (!unnested.has(name)) open = Math.max(0, open + (found[1] ? -1 : 1));
    if (open > maxOpen || tags > maxTags) return html.slice(0, found.index);
  }
  return html;
}
