/** German legal forms and the foreign ones seen in German imprints, longest first. */
const legalForm =
  /(?<![\p{L}\d])(gGmbH\s*&\s*Co\.?\s*KG|(?:GmbH|UG(?:\s*\(haftungsbeschränkt\))?|AG|SE)\s*&\s*Co\.?\s*(?:KGaA|KG|OHG)|gGmbH|GmbH|Ges(?:ellschaft|\.)\s?m\.\s?b\.\s?H\.|gUG(?:\s*\(haftungsbeschränkt\))?|UG(?:\s*\(haftungsbeschränkt\))?|KGaA|PartG(?:\s*mbB)?|PartGmbB|GbR(?:mbH)?|Gesellschaft bürgerlichen Rechts|OHG|OG|KG|AG|SE|eG|e\.\s?Kfm\.|e\.\s?Kfr\.|e\.\s?K\.?|eK|e\.\s?V\.?|e\.\s?U\.|mbH|mbB|Ltd\.?|LLC|Inc\.|B\.\s?V\.|S\.à\s?r\.l\.|Sàrl|Sagl|(?<=\p{Ll} )SA(?!\s*\d))(?![\p{L}\d])/u;

/** Whether a text names a legal form of Germany, Austria, Switzerland or Luxembourg, or an English one: GmbH, e. K., Sàrl, Ltd. */
export function hasLegalForm(text: string): boolean {
  return legalForm.test(text);
}

/** The firm up to its legal form: 'Bäckerei Müller GmbH, Hauptstr. 1' gives 'Bäckerei Müller GmbH'. */
export function upToLegalForm(text: string): string {
  const found = legalForm.exec(text);
  return found ? text.slice(0, found.index + found[0].length).trim() : text;
}

/** A name without its legal forms and what joined them to it. */
export function withoutLegalForm(text: string): string {
  return text
    .replace(new RegExp(legalForm.source, 'gu'), ' ')
    .replace(/\s+/g, ' ')
    .replace(/[\s,;&–-]+$/, '')
    .trim();
}
