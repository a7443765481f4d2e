import { businessesNamed, type Mention } from '../../trades/index.ts';
import { isCredit } from '../industry/about-others.ts';
import type { Page } from '../page/read-page.ts';

/** Under these stands whom one works for: 'Wir reinigen', 'Unsere Kunden', 'Für wen wir arbeiten', 'Referenzen'. */
const ofCustomers =
  /^(?:(?:was |wen )?(?:wir|ich) (?:reinigen?|betreuen?|beliefern?|beraten?|bauen?|versorgen?|pflegen?|beschriften?|fotografieren?|vertreten?|liefern?|drucken?|nähen?|planen?|arbeiten?|sind da)(?: (?:u\. ?a\.|unter anderem|auch|zum beispiel|z\. ?b\.|regelmäßig|täglich|vor allem))?(?: (?:für|an))?|(?:wir|ich) \p{Ll}+ (?:für|an)|wen (?:wir|ich) \p{Ll}+|für wen(?: \p{L}+){0,4}|(?:(?:einige|ausgewählte|auszug aus|eine auswahl) )?(?:(?:unsere[rn]?|meine[rn]?|den|die) )?(?:kund(?:en|innen|schaft)|kundinnen und kunden|auftraggeber|mandant(?:en|schaft)|zielgruppen?|referenzen|referenzkunden)(?: (?:sind|aus|und|\p{Lu}\p{L}+)){0,3}|(?:wer|diese) (?:bei uns|uns|mir|bei mir) \p{Ll}+|(?:das|diese) (?:sind )?unsere kunden)[\s:?…]*$/iu;
/** Under these, and under no customers, stands whom one works with. */
const ofPartners =
  /^(?:(?:unsere|meine|das sind unsere) )?(?:partner(?:innen|betriebe)?|kooperationspartner|kooperationen|netzwerk|zusammenarbeit|wir empfehlen|ich empfehle|(?:unsere |meine )?empfehlungen)[\s:…]*$/iu;
const longestHeading = 60;
const longestItem = 240;
const mostItems = 40;

/** The kinds of business that items of a list name whose heading says what they are to this business. */
export function listedUnder({ kind, lines }: Page, tellsOther: (line: string) => boolean): Mention[] {
  if (kind === 'imprint' || kind === 'manifest') return [];
  const found: Mention[] = [];
  let as: Mention['as'] | undefined;
  let left = 0;
  for (const { text, heading, zone, apart } of lines) {
    if (zone !== 'main' || apart) continue;
    if (heading !== undefined || (text.length <= longestHeading && /:\s*$/.test(text))) {
      as = roleUnder(text);
      left = mostItems;
      continue;
    }
    if (as === undefined || left <= 0) continue;
    left -= 1;
    if (text.length > longestItem || isCredit(text) || tellsOther(text)) continue;
    found.push(...wordsOf(text).map((word): Mention => ({ as: as ?? 'customer', word })));
  }
  return found;
}

function roleUnder(heading: string): Mention['as'] | undefined {
  if (heading.length > longestHeading) return undefined;
  if (ofCustomers.test(heading)) return 'customer';
  return ofPartners.test(heading) ? 'partner' : undefined;
}

/** Kinds alone, and no names of people or firms: 'Schreiner' may be one. */
function wordsOf(item: string): string[] {
  return (item.match(/[\p{L}]+(?:-\p{L}+)*/gu) ?? []).filter(
    (word, at, all) => /^\p{Lu}/u.test(word) && businessesNamed(word) && !isSurname(word, all[at - 1]),
  );
}

/** 'Frau Schreiner', 'Thomas Metzger'. */
export function isSurname(word: string, before: string | undefined): boolean {
  return (
    /er$/.test(word) &&
    before !== undefined &&
    /^(?!(?:Vom|Beim|Zum|Der|Die|Den|Dem|Das|Mit|Für|Und|Ob)$)\p{Lu}/u.test(before)
  );
}
