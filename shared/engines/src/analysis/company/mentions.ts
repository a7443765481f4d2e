import { businessesNamed, type Mention, withoutDative } from '../../trades/index.ts';
import { isCredit } from '../industry/about-others.ts';
import type { Page } from '../page/read-page.ts';
import { limitsOf } from './limits-of.ts';
import { listedUnder } from './listed-under.ts';
import { namedInPassing } from './named-in-passing.ts';
import { topicsOf } from './topics-of.ts';

const mostSentences = 800;
const longest = 400;
/** More than these a site lists as a directory, and not as its own customers. */
const mostMentions = 20;
/** More than these it tells of in passing as a guide to its town does. */
const mostOthers = 10;
/** So many words after what announces them businesses are still meant by it. */
const reach = 9;

/**
 * What is quoted, denied, asked of applicants, over, or to come; whose experience it is ('12 Jahre als Friseurin'); and whom one gives to or is
 * examined by.
 */
const tellsOther =
  /^\s*[„“"»‚]|[“”"«]\s*[–—-]\s*\p{Lu}|[.!]\s[–—-]\s\p{Lu}|^\s*[–—-]\s\p{Lu}|\(\s*[mwd]\s*\/|^(?:19|20)\d\d\b|(?<!\p{L})(?:kein[er]?|keinen?|keine[rmns]|nicht|nie|weder|früher\p{Ll}*|ehemal\p{Ll}*|damals|demnächst|bald|war|waren|wurden?|hatte\p{Ll}*|gründete\p{Ll}*|gelernt\p{Ll}*|lernte|lehre|ausbildung|gesell\p{Ll}*jahre|praktikum|abschluss|studi\p{Ll}+|absolv\p{Ll}*|suchen|gesucht|stellen?|stellenangebot\p{Ll}*|jobs?|karriere|bewirb\p{Ll}*|bewerb\p{Ll}*|bewertung\p{Ll}*|spende\p{Ll}*|spenden|cookies?|datenschutz\p{Ll}*|newsletter|kammer\p{Ll}*|innung\p{Ll}*|verband\p{Ll}*|geschichte|jubiläum)(?!\p{L})/iu;

/** After these stands whom one works for. Who teaches them or is their association serves people, and no businesses. */
const announcesCustomers =
  /(?:(?<!(?:statt|ohne|schule|akademie|verein|verband|stiftung|portal|verzeichnis|bekannt|plätze|ersatz|dank|prüfung|fortbildung|weiterbildung|schulung) )(?<!\p{L})für|(?<!\p{L})beliefer(?:n|e|t)(?: wir| ich)?|(?<!\p{L})(?:unsere|unseren|meine|meinen|zu den) (?:stamm)?kund(?:en|innen)(?: sind| gehören| zählen)?:?|(?<!\p{L})(?:mandanten|kunden|auftraggeber) sind:?|^(?:referenzen|(?:referenz|stamm)?kunden|auftraggeber|mandanten|mandantschaft|kundschaft)(?: \([^)]*\))?:|(?<!\p{L})(?:statten|rüsten|beraten|betreuen|reinigen|beschriften|fotografieren|versorgen|vertreten) wir|(?<!\p{L})(?:wir|ich) (?:reinigen?|betreuen?|beraten?|versorgen?|beschriften?|vertreten?|fotografieren?|statten|rüsten)|(?<!\p{L})(?:liefern?|verkaufen?|vermieten?) (?:wir |ich )?(?:\p{L}+ ){0,5}an|(?<!\p{L})(?:gehen|geht) (?:\p{L}+ ){0,3}an|(?<!\p{L})(?:gebucht|beauftragt) werden (?:wir|ich) von|(?<!\p{L})komm(?:en?|t) (?:wir |ich )?(?:gern |gerne |auch |direkt )*in|(?<!\p{L})(?:ausstattung|betreuung|reinigung|belieferung|beschriftung|wartung|beratung|verwaltung|buchführung|buchhaltung|pflege) von|(?<!\p{L})(?:warten|pflegen|betreuen|reinigen|drucken) (?:wir |ich )?(?:\p{L}+ ){0,4}von)(?!\p{L})/giu;
/** After these stands whom one works with. */
const announcesPartners =
  /(?<!\p{L})(?:(?:in )?(?:enger |guter |direkter )?(?:zusammenarbeit|kooperation|abstimmung|partnerschaft) mit|(?:arbeiten?|arbeite|kooperiere|kooperieren) (?:(?:wir|ich|dabei|hier|dafür|da|auch|eng|gut|gern|gerne|seit \d+ jahren|direkt|regelmäßig) )*(?:zusammen )?mit|(?:mache|machen|mach|erledige|erledigen|fertige|fertigen|plane|planen|veranstalte|veranstalten) (?:wir|ich) (?:(?:zusammen|gemeinsam) )?mit|(?:zusammen|gemeinsam|hand in hand|tür an tür) mit|(?:unsere?|mein|meine) (?:\p{Ll}+ )?partner(?:in|innen|betriebe?)?(?: (?:ist|sind))?:?|^partner(?:betriebe)?:|mit (?:einem|einer|unserem|unserer|der|dem) (?=\p{L}+ (?:nebenan|vor ort|aus der (?:region|nachbarschaft|straße)))|(?<!(?:empfehlung|verordnung|überweisung|diagnose|verschreibung|rezept) )durch eine[n]?(?= \p{Lu})|(?:empfehlen|empfehle) (?:wir|ich)(?: (?:gern|gerne|ihnen|euch|dir))?|(?:wir|ich) (?:empfehlen|empfehle)(?: (?:gern|gerne|ihnen|euch|dir|auch))*)(?!\p{L})/giu;
/** Who stands first in a sentence and comes, buys or has something done there: 'Fahrschulen und Vereine lassen bei uns drucken'. */
const comesToUs =
  /^((?:(?:auch |viele |mehrere |einige )?\p{Lu}[\p{L}-]+(?:, | und | oder | sowie | & | )){1,8})(?:lassen|kaufen|bestellen|beziehen|vertrauen|buchen|nutzen|holen|verlassen|schätzen|mieten|bringen|schicken(?! (?:uns |mir )?(?:auch |gern(?:e)? )?(?:ihre|die) (?:Patient|Kund|Klient|Mandant|Gäste|Leute|Schüler|Mitglied|Eltern|Famili))|gehören|zählen|tanken|drucken|fahren|tragen|trinken|verwenden)(?!\p{L})[^.!?]*(?<!\p{L})(?:uns|mir|unser\p{Ll}*|mein\p{Ll}*)(?!\p{L})/u;

/** Where a phrase ends: another sentence part begins, or another preposition that is about something else. */
const phraseEnd =
  /[.;!?()–|"„“]|, (?:die|das|der|den|denen|deren|wo|was)(?!\p{L})|,? (?:damit|weil|wenn|denn|aber|sondern|ohne|statt|bei|über|gegen|durch|vor(?! allem))(?!\p{L})|\s-\s/u;
/** 'Zusammenarbeit': one 'with whom' is not worked for. */
const worksTogether =
  /zusammenarbeit|kooperation|kooperier|arbeiten? (?:\p{L}+ ){0,2}mit|partner(?!\p{Ll}* für)|gemeinsam|empfehl/iu;

/**
 * Which businesses of other kinds the pages surely name: those that this one works for or with, and those of which it tells in passing; and the
 * themes that they have. Nothing of an imprint, a menu, a quotation, an offer of work, or of what was.
 */
export function mentionsOf(pages: readonly Page[], ownTrade: string | null): Mention[] {
  const isOwn = ({ word }: Mention) => ownTrade !== null && (businessesNamed(word)?.trades.has(ownTrade) ?? false);
  const sentences = pages.flatMap(sentencesOf).slice(0, mostSentences);
  const surely = [
    ...sentences.flatMap(mentionsIn),
    ...pages.flatMap((page) => listedUnder(page, (line) => tellsOther.test(line))),
  ]
    .filter((mention) => !isOwn(mention))
    .map(nominative);
  const told = distinct(surely, ({ as, word }) => `${as} ${word.toLocaleLowerCase('de')}`);
  const isOfOther = (line: string) => tellsOther.test(line);
  const limitsIn: typeof topicsOf = (all, isNot) => limitsOf(all, ownTrade, isNot);
  const besides = [topicsOf, limitsIn].flatMap((find) => find(pages, isOfOther));
  if (told.length > mostMentions) return besides;
  // Who has named no kind may speak of itself.
  const others =
    ownTrade === null
      ? []
      : sentences
          .flatMap(namedInPassing)
          .filter((mention) => !isOwn(mention))
          .map(nominative);
  const known = new Set(told.map(({ word }) => word.toLocaleLowerCase('de')));
  const fresh = distinct(others, ({ word }) => word.toLocaleLowerCase('de')).filter(
    ({ word }) => !known.has(word.toLocaleLowerCase('de')),
  );
  return [...told, ...(fresh.length > mostOthers ? [] : fresh), ...besides];
}

const nominative = ({ as, word }: Mention): Mention => ({ as, word: withoutDative(word) });

function distinct(mentions: readonly Mention[], keyOf: (mention: Mention) => string): Mention[] {
  const found = new Map<string, Mention>();
  for (const mention of mentions) if (!found.has(keyOf(mention))) found.set(keyOf(mention), mention);
  return [...found.values()];
}

function mentionsIn(sentence: string): Mention[] {
  const partners = [...sentence.matchAll(announcesPartners)].flatMap((announced) =>
    businessesAfter(sentence, announced).map((word): Mention => ({ as: 'partner', word })),
  );
  if (worksTogether.test(sentence)) return partners;
  const first = comesToUs.exec(sentence)?.[1] ?? '';
  const customers = [
    ...(first.match(/\p{Lu}[\p{L}-]+/gu) ?? []),
    ...[...sentence.matchAll(announcesCustomers)].flatMap((announced) => businessesAfter(sentence, announced)),
  ];
  return [
    ...partners,
    ...customers.filter((word) => businessesNamed(word)?.isMany).map((word): Mention => ({ as: 'customer', word })),
  ];
}

/** The words that name businesses in the phrase after an announcement: 'für 180 KMU in der Ostschweiz: Schreinereien, Beizen'. */
function businessesAfter(sentence: string, { 0: announced, index }: RegExpExecArray): string[] {
  const rest = sentence.slice(index + announced.length);
  const phrase = rest.slice(0, phraseEnd.exec(rest)?.index ?? rest.length);
  const words = phrase.match(/[\p{L}\d]+(?:-\p{L}+)*-?/gu) ?? [];
  const named: string[] = [];
  let since = 0;
  for (const word of words) {
    since += 1;
    if (since > reach) break;
    if (!/^\p{Lu}/u.test(word) || !businessesNamed(word)) continue;
    named.push(word);
    since = 0;
  }
  return named;
}

/** What the pages say in sentences and headings; a menu's words are neither. */
function sentencesOf({ kind, lines, headings, description, title }: Page): string[] {
  if (kind === 'imprint' || kind === 'manifest') return [];
  // 'Für Kitas | Kreiselhaus' is a page for them.
  const forWhom = title.split(/\s[|–·-]\s/u).filter((part) => /^Für \p{Lu}/u.test(part));
  const all = [
    ...forWhom,
    description,
    ...headings.map(({ text }) => text),
    ...lines.flatMap(({ text, zone, apart }) => (zone === 'main' && !apart ? [text] : [])),
  ];
  return all
    .filter((line) => !isCredit(line))
    .flatMap((line) => line.slice(0, 4_000).split(/(?<=[.!?])\s+(?=[\p{Lu}„"])|\n/u))
    .map((text) => text.trim().slice(0, longest))
    .filter((text) => text.length > 5 && !tellsOther.test(text));
}
