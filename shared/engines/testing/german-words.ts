/** Words that stand in nearly every German sentence and in no English one, and letters that only German has. */
const german =
  /\p{L}*[äöüßÄÖÜ]\p{L}*|(?<!\p{L})(?:und|oder|nicht|ist|sind|der|das|ein|eine[mnrs]?|mit|auf|von|zu[mr]?|bei|ihr|euch|eure[nr]?|dein\p{L}*|du|wird|auch|im|de[mn]|aus|nach|wie|wir|kein\p{L}*|noch|nur|schon|sich|dass|wenn|aber|sehr|habt|kannst|bietet|brauch\p{L}*|betrieb\p{L}*|bewertung\p{L}*|austausch\p{L}*|rund|gute?[mnrs]?|alle[nrs]?)(?!\p{L})/giu;

/** What is German in a text that is to be English. */
export function germanIn(text: string): string[] {
  return text.match(german) ?? [];
}
