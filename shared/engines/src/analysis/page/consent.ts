import type { Line } from './dom.ts';

const asking =
  /^(wir (verwenden|nutzen|setzen)|diese (web)?(seite|site)\w* (verwendet|nutzt|benutzt)|unsere (web)?seite (verwendet|nutzt)).{0,120}cookies|^(cookie|privatsphäre|datenschutz)[- ]?(einstellungen|hinweis|präferenzen)$|^ihre privatsphäre|^cookies?$|^we (use|value)\b.{0,60}(cookies|privacy)/i;
const answering =
  /^((alles?|alle cookies|nur (notwendige|essenzielle)|cookies?|auswahl) )?(akzeptieren|annehmen|zustimmen|erlauben|ablehnen|einverstanden|verstanden|ok(ay)?|speichern|accept( all)?|agree)\W*$/i;
/** Lines that a question for consent takes at most. */
const longest = 14;

/** What people see without the question whether cookies may be set: its provider is not the business, its words not a summary. */
export function withoutConsent(lines: readonly Line[]): Line[] {
  const kept: Line[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    if (!line) break;
    const end = asking.test(line.text)
      ? lines.slice(index, index + longest).findLastIndex(({ text }) => answering.test(text))
      : -1;
    if (end >= 0) index += end;
    else kept.push(line);
  }
  return kept;
}
