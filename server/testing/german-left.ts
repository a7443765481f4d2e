import { load } from 'cheerio';

/** Words that German texts cannot do without and English ones never have. */
const german =
  /[äöüß„]|\b(?:aber|auch|auf|bei|bitte|dass?|dein\w*|der|dich|dir|ein|eine[mnrs]?|für|gibt|hier|ich|ihn|ihr\w*|ist|kein\w*|mit|nach|nicht|noch|nur|oder|seite|sich|sind|und|unter|vom|von|wer|wie|wir|wird|zum|zur|bewertung\w*|betrieb|sterne\w*)\b/gi;

/**
 * What an English text still says in German.
 * @param besides names and what people wrote, which stay as they are
 */
export function germanLeftIn(text: string, besides: readonly string[] = []): string[] {
  return besides.reduce((left, name) => left.replaceAll(name, ' '), text).match(german) ?? [];
}

/** The same for a page: its title, its texts, and what is only said to those who listen; what is marked as German is left out. */
export function germanLeftOn(html: string, besides: readonly string[] = []): string[] {
  const page = load(html);
  page('script,style,[lang=de]:not(html)').remove();
  const named = ['aria-label', 'alt', 'placeholder', 'content'].flatMap((name) =>
    page(`[${name}]`)
      .map((_, element) => page(element).attr(name) ?? '')
      .get(),
  );
  return germanLeftIn([page.root().text(), ...named].join('\n'), besides);
}
