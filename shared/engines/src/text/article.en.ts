/** Letters whose names begin with a vowel: 'an HR consultancy', but 'a PR agency'. */
const spelled = /^[AEFHILMNORSX](?=[A-Z])/;
/** Written with a vowel and spoken without one: 'a university'. */
const spokenAsConsonant = /^(?:uni(?!n)|use|eu|one)/i;

/** 'a photo studio', 'an optician': an English noun with its indefinite article. */
export function withArticle(noun: string): string {
  const isAcronym = /^[A-Z]{2}/.test(noun);
  const isVowel = isAcronym ? spelled.test(noun) : /^[aeiou]/i.test(noun) && !spokenAsConsonant.test(noun);
  return `${isVowel ? 'an' : 'a'} ${noun}`;
}
