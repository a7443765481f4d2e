/**
 * What stands behind a name in a register and is not said in a sentence: legal forms of Germany, Austria, Switzerland, Luxembourg and the
 * English ones met there. With the points and spaces that people set; letters as they are written, since 'ag' and 'se' end words too.
 */
const forms = [
  String.raw`g?GmbH|Ges(?:ellschaft|\.)?\s?m\.\s?b\.\s?H\.?|GesmbH|G\.\s?m\.\s?b\.\s?H\.?|Gesellschaft mit beschränkter Haftung|mbH`,
  String.raw`g?UG(?:\s*\(haftungsbeschränkt\)|\s+haftungsbeschränkt)?|Unternehmergesellschaft(?:\s*\(haftungsbeschränkt\))?`,
  String.raw`KGaA|KG|K\.\s?G\.|OHG|oHG|OG|KEG|OEG|KlG|KmG|Kommanditgesellschaft|Kollektivgesellschaft|Offene Handelsgesellschaft`,
  String.raw`Part(?:GmbB|G(?:\s*mbB)?)|Partnerschaftsgesellschaft(?:\s*mbB)?|Partnerschaft(?:\s*mbB)|mbB`,
  String.raw`GbR(?:\s?mbH)?|GdbR|GesbR|GesnbR|Gesellschaft (?:des )?bürgerlichen Rechts`,
  String.raw`g?AG|Aktiengesellschaft|SE|eG|eGen|e\.\s?G\.?|e\.?\s?Gen\.?|VVaG`,
  String.raw`e\.?\s?Kfm\.?|e\.?\s?Kfr\.?|e\.\s?K\.?|eK|e\.\s?V\.?|eV|e\.\s?U\.?|eU|eingetragener (?:Kaufmann|Verein)|eingetragene Kauffrau`,
  String.raw`Ltd\.?|Limited|LLC|LLP|Inc\.?|B\.\s?V\.?|S\.?\s?à\.?\s?r\.?\s?l\.?|S\.?à\.?r\.?l\.?|SARL|Sarl|Sagl|S\.\s?A\.|(?<=\p{Ll}\s)SA`,
].join('|');
/** 'GmbH & Co. KG' is one form, 'Meyer & Co. KG' is the KG of Meyer & Co. */
const form = `(?:${forms})(?:\\s*(?:&|und|u\\.|\\+)\\s*(?:Co|Cie|Comp)\\.?\\s*(?:KGaA|KG|OHG|oHG|OG))?(?:\\s*i\\.?\\s?[GL]\\.?)?`;
const atEnd = new RegExp(`(?<=\\S)(?:\\s*,)?\\s+\\(?(?:${form})\\)?\\s*$`, 'u');
/** What a register or a page title sets behind it: 'Weber GmbH, Heizung und Sanitär', 'Weber GmbH – Ihr Partner'. */
const beforeMore = new RegExp(`(?<=\\S)(?:\\s*,)?\\s+(?:${form})\\s*(?:[,;|–]|\\s-\\s).*$`, 'u');
const owner = /(?<=\S)[\s,;(–-]+(?:Inh(?:aber(?:in)?)?\b\.?|Inhaberin|Betreiber(?:in)?\b)(?:\/?in\b)?\s*:?\s.*$/u;
const joining = /[\s,;:&+–|-]+$/u;
/** Registers hold no longer names. */
const mostRead = 200;

/**
 * How people call a business in a sentence: its name without legal form and owner, 'Druckhaus Wiegers' for 'Druckhaus Wiegers GmbH & Co. KG'.
 * @returns the whole name where nothing would be left of it
 */
export function shortName(name: string): string {
  const whole = name.slice(0, mostRead).replace(/\s+/gu, ' ').trim();
  let short = whole;
  // From the outside in: 'Rad & Tat UG (haftungsbeschränkt) & Co. KG, Inh. Anna Kern'.
  for (let before = ''; before !== short; ) {
    before = short;
    for (const part of [owner, beforeMore, atEnd]) {
      const rest = short.replace(part, '').replace(joining, '');
      if (/\p{L}.*\p{L}/u.test(rest)) short = rest;
    }
  }
  return short;
}

/** A sentence that may end with a name ends with one point, also where the name does: 'Schön & Co.' */
export function endedOnce(sentence: string): string {
  return sentence.replace(/(?<!\.)([.!?])\.$/u, '$1');
}
