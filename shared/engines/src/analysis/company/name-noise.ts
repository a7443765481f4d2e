/**
 * What builders, themes and demonstrations leave where a name belongs, in the words of the makers that German sites come from: 'Mysite 3',
 * 'Musterfirma GmbH', 'wollstubes Webseite!', 'Name des Unternehmens'.
 */
const placeholder =
  /(?<!\p{L})(max|erika) mustermann|^(muster|demo|test|beispiel|platzhalter|vorlage)[- ]?(firma|betrieb|unternehmen|seite|website|shop|verein|praxis|company|gmbh|ag)(?!\p{L})|^(muster|demo|test|beispiel)$|(?<!\p{L})(demo|vorlage|template|theme)( \d+)?$|^(mein|ihr|dein|unser|my|your|the)e? ?(firma|firmenname|unternehmen|unternehmensname|betrieb|company|company name|business|store|logo|name|praxis|verein|website|site|blog|homepage|shop)( \d+)?$|^(mysite|my site|site|website|webseite|homepage|neue website)[- ]?\d*$|^(firmenname|name (des|der|ihres|ihrer) (unternehmens|firma|website)|company name|site title|seitentitel|untertitel|slogan)$|\p{L}s webseite!?$|^lorem ipsum/iu;

/** Whether a name is the text of a template that nobody replaced. */
export function isPlaceholder(name: string): boolean {
  return placeholder.test(name);
}

/** 'Praxis für Logopädie' and 'Wein & mehr' are called so; 'für Sie' and 'mehr Zeit' advertise. */
const calledSo =
  /(?<!\p{L})(praxis|institut|zentrum|kanzlei|büro|atelier|studio|schule|akademie|haus|verein|werkstatt|gesellschaft|verband|agentur|fachgeschäft|betrieb|labor|klinik|raum|ort|stiftung)(?:\p{Ll}*) für(?!\p{L})|(&|\+|und) mehr(?!\p{L})/giu;
const slogan =
  /[!?]|, \p{Ll}|,.*,|^(best|book) |^(jetzt|weil|einfach|träum|seit \d{4}|qualität|kompeten|zuverlässig|leidenschaft|vertrauen|tradition|erfahrung|wo \p{Lu}|eine? |zeit (für|zum)|hier )|(?<!\p{L})(ihr|ihre|dein|deine|wir|jetzt|für|mit|wo|alles|einfach|mehr|man|uns|unser|sie|dich|begeister\p{L}*|trifft|willkommen|suchen|werde|your|our|we)(?!\p{L})/iu;

/** 'Menschlich. Nah.' are sentences; 'Dr. Huber' and 'Gebr. Lauterbach' are not. */
const sentences =
  /(?<!(?<!\p{L})\p{L}{1,2})(?<!\b(?:prof|mag|inh|str|gebr|med|dent|vet|dipl|ing|univ|san|nat|rer|phil))\.\s+\p{L}/iu;

/** What holds a name together and is written small: 'Wirtshaus zum Kirchenwirt', 'Dr. med. dent. Aydin', 'La Casa del Gusto'. */
const joining =
  /^(und|oder|der|die|das|den|dem|des|am|an|auf|aus|bei|beim|im|in|ins|nach|ob|ohne|über|um|unter|vom|von|vor|zu|zum|zur|gegenüber|hinterm|unterm|überm|the|of|and|de|la|le|les|du|da|di|del|della|dos|el|al|et|van|med|dent|vet|univ|phil|rer|nat|jur|h|c|mbh|für|mit)$/u;
/** Adjectives before a noun: 'Die kleine Backstube', 'Zum goldenen Anker'. */
const described = /(?<=^|\s)(die|der|das|dem|den|zum|zur|im|am|beim) \p{Ll}+e[nrs]? (?=\p{Lu})/giu;

/** Whether a text advertises rather than names. */
export function soundsLikeSlogan(text: string): boolean {
  return slogan.test(text.replace(calledSo, ' ')) || sentences.test(text) || hasSmallWords(text);
}

/** Names are nouns: a small word that joins nothing makes a sentence of them. Where all letters are small they tell nothing. */
function hasSmallWords(text: string): boolean {
  if (!/^\P{L}*\p{Lu}/u.test(text)) return false;
  return text
    .replace(described, ' ')
    .split(/[^\p{L}\p{N}'’-]+/u)
    .some((word) => /^\p{Ll}{3,}/u.test(word) && !joining.test(word));
}
