/** The sentences of a text, line breaks counted as ends. Abbreviations and decimals do not end one. */
export function sentencesOf(text: string): string[] {
  const guarded = text.replace(/\b(z\. ?B|d\. ?h|u\. ?a|ca|bzw|usw|Dr|Nr|Str|inkl|ggf|min|max|Std|evtl)\./gi, (found) =>
    found.replaceAll('.', '\u2024'),
  );
  return guarded
    .split(/(?<=[.!?…])\s+|(?<=[.!?…]["“”])\s+|\n+/)
    .map((sentence) => sentence.replaceAll('\u2024', '.').trim())
    .filter((sentence) => /\p{L}/u.test(sentence));
}
