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
  /[!?]|, \p{Ll}|,.*,|\. \p{L}{4,}$|^(best|book) |^(jetzt|weil|einfach|träum|seit \d{4}|qualität|kompeten|zuverlässig|leidenschaft|vertrauen|tradition|erfahrung|wo \p{Lu})|(?<!\p{L})(ihr|ihre|dein|deine|wir|jetzt|für|mit|wo|alles|einfach|mehr|man|uns|unser|sie|dich|begeister\p{L}*|trifft|willkommen|suchen|werde|your|our|we)(?!\p{L})/iu;

/** Whether a text advertises rather than names. */
export function soundsLikeSlogan(text: string): boolean {
  return slogan.test(text.replace(calledSo, ' '));
}
