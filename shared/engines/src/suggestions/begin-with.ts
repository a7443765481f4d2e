/** A text of whole sentences that begins with one more; '' for none. */
export function beginWith(firstSentence: string, text: string): string {
  return firstSentence === '' ? text : `${firstSentence} ${text}`;
}
