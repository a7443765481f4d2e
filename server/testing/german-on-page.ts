import { germanIn } from '@rezenso/contract/testing/foreign-words';
import { load } from 'cheerio';

/**
 * What an English page still says in German: its title, its texts, and what is only said to those who listen; what is marked as German
 * is left out.
 * @param besides names and what people wrote, which stay as they are
 */
export function germanOn(html: string, besides: readonly string[] = []): string[] {
  const page = load(html);
  page('script,style,[lang=de]:not(html)').remove();
  const named = ['aria-label', 'alt', 'placeholder', 'content'].flatMap((name) =>
    page(`[${name}]`)
      .map((_, element) => page(element).attr(name) ?? '')
      .get(),
  );
  return germanIn([page.root().text(), ...named].join('\n'), besides);
}
