import { isAboutOthers } from '../industry/about-others.ts';
import { isAdvertising } from './advertising.ts';

/** What visitors are not told of the business: notices for them, and what tools for building sites leave. */
const notice =
  /cookie|impressum|alle rechte|urheberrecht|einwillig|tracking|lorem ipsum|\bbitte\b|mindestbestell|stunden vorher|javascript (aktivier|einschalt|ist deaktiv)|(ihren|deinen|ihr) browser|datenschutz(erklärung|hinweis|bestimmung|einstellung)|hinweise zum datenschutz|newsletter.{0,40}(anmeld|abonn|abmeld|eintrag|bestell)|(anmeld|abonn|eintrag|bestell|verpass).{0,60}newsletter|^newsletter|warenkorb|haftung für (inhalt|link)|weitere infos|mehr (erfahren|infos|lesen)\W*$|allergene|zusatzstoffe:|mit (farbstoff|konservierungsstoff)|^(betrieben von|inhaber(in)?\b|inh\.|©|copyright|erstellt mit|geschäftsführ|vertreten durch|verantwortlich)|mwst|mehrwertsteuer|änderungen vorbehalten|(ec|kredit)-?karten?\b|zahlungsarten|kassenplätze|aufnahmestopp|warteliste|termine? (nur )?nach |nach (telefonischer |vorheriger |rück)?(vereinbarung|absprache)\W*$/i;
const builder =
  /joomla|just another|wordpress-(seite|website|site|beitrag)|(willkommen (bei|zu)|stolz|powered|präsentiert)[^.]{0,30}(wordpress|typo3|drupal|jimdo|wix)|(wordpress|starter|blank) (theme|template)|content[- ]management[- ](system|framework)|create-react-app|web site created|vite app|dies ist (dein|ihr) erster|bearbeite (oder lösche|diesen)|powered by|optimiert für|optimized for|\d{3,4}\s?x\s?\d{3,4}|letzte (änderung|aktualisierung)|zuletzt (geändert|aktualisiert)|besucher (nr|nummer|seit)|zugriffe|geschrieben von|sie sind hier|(hier|derzeit) entsteht|(seite|homepage|website|webseite|internetauftritt) (befindet|ist|wird|im|in) .{0,30}(aufbau|arbeit|überarbeit|umbau|bau)|under construction|coming soon|beispieltext|platzhalter|mustertext|your (next )?(project|site|website|homepage)|demo (description|site|page|content)|sample (page|text|content)|easy to customi[sz]e|(projekt|website|webseite|seite|homepage|blog) mit (wordpress|joomla|typo3|wix|jimdo|webflow|squarespace)\W*$|^(eine? )?(weitere |neue )?(wordpress|joomla|divi|elementor|wix|jimdo)[- ]\p{L}+\W*$|\b(astra|divi|avada|enfold|betheme|generatepress|oceanwp) (theme|site|demo)/iu;
/** Where to read on. */
const pointer =
  /^(die |unsere |hier ist die |dies ist die )?(offizielle[nrs]?|neue|eigene)? ?(homepage|internetseite|webseite|website|internetauftritt|webauftritt|internetpräsenz|onlineauftritt)\b.{0,12}\b(der|des|vom|von|für)\b|finden sie (unter|hier|auf der|auf dieser|auf unserer)\b|(auf|durch) (dieser|diesen|unserer|unseren|meiner|meinen|den folgenden|der|dieser) (neuen |eigenen )?(web|internet|home)?-?(seiten?|sites?|homepage|auftritt|internetpräsenz)\b|siehe (auch|unten)|in unserem (online-?shop|onlineshop) (stöbern|finden)|\b(hier|unten) (klicken|geht es|finden)\b/i;

const call =
  /^(bitte |gerne |dann |einfach |jetzt |also |und )*(ruf(en sie|t|e)? (uns|mich|an|einfach|gern)|kontaktieren sie|kontaktier(e|t)|schreib(en sie|t|e)? (uns|mir)|vereinbar(en sie|e|t)|buch(en sie|e|t) |besuch(en sie|e|t) (uns|mich|unser)|komm(en sie|t)? (\w+ )?(vorbei|gern|doch|zu uns|einfach|rein|in unser)|schau(en sie|t)? |entdeck(en sie|e|t) |erfahr(en sie|t)? |erleb(en sie|e|t) |lern(en sie|t|e)? (uns|mich|unser)|klick|folg(en sie|e|t)? |meld(en sie|e|et) |lass(en sie|t)? |überzeug(en sie|e|t) |informier(en sie|e|t) |frag(en sie|t|e)? |test(en sie|e|et) |bestell(en sie|e|t) |reservier(en sie|e|t) |stöber(n sie|e|t) |sprech(en sie|t) |sprich |profitier(en sie|e|t) |genieß(en sie|e|t) |vertrau(en sie|e|t) |gönn(en sie|e|t) |sicher(n sie|e|t) |hol(en sie|t|e)? |bring(en sie|t|e)? (uns|mir|ihr|dein)|mach(en sie|t|e)? (ein|mit)|werd(e|en sie|et)? |jetzt (termin|anfrag|online))|jetzt (anrufen|buchen|bestellen|reservieren|anfragen)|\bjetzt \p{L}+en\W*$/iu;
const greeting =
  /^(liebe[rs]?|hallo|guten (tag|morgen)|grüß|grüezi|moin|servus|ahoi|hereinspaziert|sehr geehrte|schön,? dass|herzlich(en)? (dank|glückwunsch)|vielen dank|danke|wir danken|ich danke|willkommen|welcome)(?![\p{L}])|^.{0,30}\bfreuen? (wir |ich )?(uns|mich)\b.{0,80}\b(auf|dass|über|wenn|sie|dich|euch|ihnen)\b/iu;

/** Signs that catch the eye in lists of search results. */
const catching = /[✓✔✅➤►➜⭐★☆❤]/u;

const month =
  '(?:januar|jänner|februar|februar|feber|märz|april|mai|juni|juli|august|september|oktober|november|dezember)';
/** What happens or happened on a day. A day since which something is so is none of these. */
const dated = new RegExp(
  `(?<!seit (?:dem )?)(?<!\\d\\.)\\b\\d{1,2}\\.\\s?(?:(?:bis|[–/-])\\s?\\d{1,2}\\.\\s?)?(?:${month}|\\d{1,2}\\.(?:\\d{2,4})?(?!\\d))|\\b(?:im|am|ab|bis|vom) (?:\\d{1,2}\\. )?${month} \\d{4}`,
  'i',
);
const report =
  /\beintritt\b|^bericht\b|^einladung\b|(mitglieder|jahreshaupt|haupt)versammlung|\bschenk(en|e) (wir |ich )?(ihnen|euch|dir|jede\w*)\b|^(im|in) (letzten|vergangenen|diesem) (jahr|monat|sommer|winter|herbst|frühjahr|jahren)|^(letzte[sn]?|vergangene[sn]?) |\b(kürzlich|vor kurzem)\b|meisterschaft|\b(gewonnen|gratulier\w*|glückwunsch)\b|\b(findet|finden|fand|fanden)\b.{0,80}\bstatt\b|\blad(en|e|et) (wir |ich )?(sie|euch|dich|ihnen|alle|herzlich)\b.{0,60}\bein\b|betriebs(ferien|urlaub)|\b(ferien|urlaub|pause|sommerpause)\b.{0,20}\b(vom|bis|geschlossen)\b|\b(machen|haben|sind) (wir )?(\w+ )?(betriebs)?(ferien|urlaub|sommerpause|geschlossen)\b|\b(bleibt|bleiben|ist|sind) .{0,60}geschlossen\b|^(neu|aktuell|achtung|hinweis|wichtig|unser tipp|tipp|termin)\b\s?[:!]|\bab sofort\b|^(heute|morgen|diese woche|am kommenden|nächste[rsn]?)\b|\b(buch|gericht|wein|bier|film|zitat|angebot|produkt|tier|bild|spruch) (des|der) (monats|woche|tages)\b|\bliest aus\b|vorverkauf|anmeldeschluss|\bzu gast\b|ausgebucht|\bseit gestern\b|\b\d{1,2}:\d{1,2}\b(?!\s?uhr)(?=.{0,60}\b(gegen|sieg|niederlage|durch|gewann|unentschieden|erste|herren|damen|jugend|mannschaft))|\b(gegen|sieg|niederlage|setzte sich|besiegt\w*|gewann\w*|unterlag\w*).{0,60}\b\d{1,2}:\d{1,2}\b|torschütze|\btabellen(führer|platz|spitze)|\b(auf|ab)stieg in die\b|\bderby|heimspiel|auswärtsspiel|\b(spieltag|halbzeit|pokalfinale|turniersieg)\b|\b(gold|silber|bronze)medaille|\b(ein|zwei|drei|vier|fünf|\d+) ?(mal|x) (gold|silber|bronze)\b|^(gold|silber|bronze) (bei|für|im|in) |\b(auf|den|belegte\w*|erreichte\w*) (rang|platz) (eins|zwei|drei|\d)|\b(1|2|3)\. (preis|platz|rang)\b|ausverkauft|stehende ovationen|voller erfolg|\b(neuer?|neuen) (schützen)?könig\w*\b|königspaar|\bproklamiert|\bauszeichnung\b.{0,20}\bholten\b/i;

const job =
  /\(?[mwdx]\s?[/|]\s?[mwdx]\s?[/|]\s?[mwdx]\)?|(teil (unseres|unserer|des) (teams|mannschaft|familie))|verstärk\w* (unser|für unser|das|unseres)|zur verstärkung|^(komm|komme|kommen sie|werde|werden sie) (in|ins|zu|teil) (unser|das|uns)|\bsuch(en|e|t)\b.{0,60}\b(mitarbeit\w*|auszubildende\w*|azubis?|fachkr\w*|aushilfe\w*|kolleg\w*|verstärkung|praktikant\w*|personal|gesell\w*|teilzeit|vollzeit|minijob\w*)|stellen(angebot|anzeige|ausschreibung)|offene stellen|\bbewirb|\bbewerben (sie )?(sich|dich)|(deine|ihre) bewerbung|ausbildungsplatz|ausbildungsplätze|lehrstellen?\b.{0,80}\b(frei|offen|zu vergeben|ab (august|september))\b|obstkorb|urlaubstage|tage urlaub|(13\.|dreizehntes) (monats)?gehalt|übertarif|weihnachtsgeld|urlaubsgeld|jobrad|dienstrad|wir bilden (auch )?aus\W*$/i;

const customers =
  '(kunden?|kundinnen|kundenstimmen|mandant\\w*|klient\\w*|auftraggeber\\w*|referenz\\w*|sponsor\\w*|förderer\\w*|partner\\w*|mieter\\w*|nachbar\\w*|community|mitglieder sind|lieferant\\w*|unterstützer\\w*)';
/** Others and what they are called, or what they said. */
const others = new RegExp(
  [
    `^(unter anderem |u\\. ?a\\. |auswahl |auszug )?(unsere? |unserer |meine[r]? |einige |zu (unseren|meinen|den) |ausgewählte |zufriedene )*(\\p{L}+ )?${customers}\\s*(:|sind |zählen|gehören|kommen aus|waren )`,
    `^(zu (unseren|meinen)|einige (unserer|meiner)|viele unserer|unter unseren)\\b.{0,30}${customers}`,
    '^(gespielt|gearbeitet|tätig|gebaut|entworfen|geplant|fotografiert|gefilmt|übersetzt|gekocht|aufgetreten|geschrieben|gestaltet|gedruckt|geliefert) (haben wir )?(u\\. ?a\\. |unter anderem |bereits |schon )?(für|bei|in|auf)\\b',
    `\\b(dank(en|e|t)?|dankeschön)\\b.{0,60}${customers}`,
    '\\b(vertrauen (uns|auf uns|mir)|setzen auf uns)\\b',
    '\\bunterstütz(en|t) (die|den|uns|unser\\w*|unsere?) (jugend|verein|mannschaft|arbeit|projekt|turnier|team)\\w*',
    '\\bin freundlicher (zusammenarbeit|unterstützung)|mit freundlicher unterstützung|gefördert (durch|von|mit)\\b',
    '^(bekannt aus|presse:|das sagen)',
  ].join('|'),
  'iu',
);
/** Only of others where the business is not said to work for them: 'Wir planen für Bauherren'. */
const workingFor = /(?<!\p{L})(wir|ich) (arbeiten?|gestalten?|schreiben?|entwickeln?|drehen?|planen?|beraten?)/iu;

const weekday =
  '(?:montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonnabends?|sonntags?|werktags|täglich)';
const hours = new RegExp(
  `\\d{1,2}(?:[:.]\\d\\d)?\\s*(?:uhr|h)?\\s*(?:–|-|bis)\\s*\\d{1,2}(?:[:.]\\d\\d)?\\s*(?:uhr|h)\\b|(?:öffnungs|sprech|büro|geschäfts|praxis|bade|küchen)zeiten|ruhetag|^${weekday}\\b.{0,60}\\d|\\bgeöffnet\\b.{0,40}(?:\\d|${weekday})|(?:\\d|${weekday}).{0,40}\\bgeöffnet\\b|^(?:geöffnet|geschlossen|open)\\b`,
  'i',
);
const shortDays = /(?<!\p{L})(Mo|Di|Mi|Do|Fr|Sa|So)\.?\s*([-–&+,/:]|bis\s|und\s|\d)(?=.{0,30}\d)/u;
const contact =
  /[☎✆📞✉]|(tel(efon)?|fon|mobil|handy|fax|notruf|hotline)\b\.?\s*:?\s*[+(]?\d|(?<!\d)0\d{2,5}\s?[/ –-]\s?\d{3,}|\+4[139]\s?\(?\d|@|https?:\/\/|\bwww\.|\btel\./iu;
const street =
  /(?<!\p{L})\p{L}*(straße|strasse|str\.|weg|gasse|platz|allee|ring|damm|ufer|markt|hof)\s+\d{1,4}\s?[a-z]?(?!\p{L})/iu;
const postcode = /(?<!\d)(?:D-|A-|CH-)?\d{4,5}\s+\p{Lu}\p{Ll}/u;
const postcodes = /(?<!\d)\d{4,5}(,\s*|\s+und\s+)\d{4,5}(?!\d)/;
const price = /\d\s?(€|euro\b|eur\b|chf\b|fr\.|,-)|(€|chf|fr\.|eur)\s?\d/giu;

/** How many prices a text names. */
export function pricesIn(text: string): number {
  return text.match(price)?.length ?? 0;
}

/** Whether a text is where or when to find the business: hours, a telephone, an address. */
export function isWhereOrWhen(text: string): boolean {
  return hours.test(text) || shortDays.test(text) || contact.test(text) || isAddress(text) || postcodes.test(text);
}

/** 'Am Hang 20, 83278 Traunstein': a number before a postcode is one of a house. */
const houseBeforePostcode = /\s\d{1,4}\s?[a-z]?\s*[,·|–-]\s*(?:D-|A-|CH-)?\d{4,5}\s+\p{Lu}\p{Ll}/u;

function isAddress(text: string): boolean {
  if (houseBeforePostcode.test(text)) return true;
  return street.test(text) && (postcode.test(text) || text.length < 40);
}

/** Whether a text is left by what builds websites, or is a notice for their visitors. */
export function isLeftover(text: string): boolean {
  return notice.test(text) || builder.test(text);
}

/** Whether a sentence tells news, seeks staff or names others; what follows it in a paragraph does the same. */
export function isOfOtherMatters(sentence: string): boolean {
  return isJobOrNews(sentence) || others.test(sentence) || (isAboutOthers(sentence) && !workingFor.test(sentence));
}

/** Whether a sentence tells news or seeks staff. */
export function isJobOrNews(sentence: string): boolean {
  return dated.test(sentence) || report.test(sentence) || job.test(sentence);
}

/** 'Von der Idee bis zur Montage – …' fits every trade. */
const fromTo =
  /^von (der|den|dem) (ersten )?(idee|planung|beratung|konzeption|skizze)\b[^.!?]{0,50}\bbis\b(?![^.!?]*\b(wir|ich)\b)/i;

/** 'Gärten sind unsere Leidenschaft' tells of a feeling, whatever it names. */
const passion =
  /(?<!\p{L})(ist|sind) (unsere?|meine?) (große |ganze |wahre )?(leidenschaft|passion|berufung|stärke|welt|antrieb|motivation|philosophie|anspruch|motto|ziel|aufgabe|credo|herzenssache|anliegen|versprechen)\W*$|(?<!\p{L})(unser|mein) (anspruch|motto|ziel|credo|versprechen|anliegen)( ist\b|:)/iu;

/** Whether a sentence tells nothing of what the business does, whatever it names: it greets, asks, calls, points elsewhere, praises. */
export function tellsNothing(sentence: string): boolean {
  return (
    /\?["“”»]?$/.test(sentence) ||
    greeting.test(sentence) ||
    call.test(sentence) ||
    pointer.test(sentence) ||
    catching.test(sentence) ||
    fromTo.test(sentence) ||
    passion.test(sentence) ||
    isAdvertising(sentence)
  );
}

const besidesHeading = new RegExp(
  `news|aktuell|neuigkeit|termine|veranstaltung|presse|blog|lesung|konzert|jobs|karriere|stellen|wir suchen|mitarbeiter gesucht|^(unsere? |meine |die |ausgewählte |zufriedene )*${customers}$|öffnungszeit|sprechzeit|anfahrt|^preise|preisliste|(diese|dieser|der) (woche|monat)|des monats|der woche|programm|spielplan|häufige fragen|faq|bewertung|das sagen|allergene|kontakt|newsletter|hallo welt`,
  'i',
);

/** Whether what stands under a heading is of a day, or of others than the business. */
export function headsOtherMatters(heading: string): boolean {
  return besidesHeading.test(heading) || dated.test(heading);
}

const ownHeading =
  /^(über (uns|mich)|wer (wir sind|ich bin)|was (wir|ich) |(unsere?|meine?) (leistung|angebot|betrieb|haus|werkstatt|laden|praxis|sortiment|arbeit|handwerk)|leistungen|angebot|sortiment|(herzlich )?willkommen|das (sind|ist) wir)/i;

/** Whether what stands under a heading is of the business. */
export function headsOwnMatters(heading: string): boolean {
  return ownHeading.test(heading) && !besidesHeading.test(heading);
}
