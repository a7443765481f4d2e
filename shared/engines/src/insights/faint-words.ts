/** Words of the list that judge only beside another word: courtesy, or said of many things. */
const faint =
  /^(?:klein|winzig|alt(?:e|es)?$|kalt|kühl|dunk|trocken|eng|spät|wartet|warten$|gewartet$|wartezeit|zusätzlich|niemand|nirgends|wenig|fehl|problem|falsch|laut|mangel|mängel|kaputt|defekt|beschädigt|verstopft|undicht|tropft|schmutz|dreck|staub|schimmel|baustelle|storniert|abgesagt|gestört|beschwer|reklamier|nachbesser|vergessen$|schwierig|kompliziert|unnötig|enttäusch|ärger|leider$|schade$)/;

/** Whether a word that criticises, in small letters, does so only beside another. */
export function isFaint(word: string): boolean {
  return faint.test(word);
}
