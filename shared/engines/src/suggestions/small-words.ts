/** Words of the closed classes, which the lexicon does not hold. All in small letters. */

const set = (words: string) => new Set(words.split(' '));

/** What may stand between 'war' and the word that says what something was like, and leaves that word's meaning as it is. */
const degrees = set(
  'sehr recht ganz echt wirklich richtig ziemlich etwas bisschen zu viel total absolut besonders immer stets meist meistens ' +
    'oft manchmal leider nicht nie kaum fast sogar überall durchweg eher so super extrem mega überraschend ungewöhnlich ' +
    'rundum allzu unglaublich außergewöhnlich wahnsinnig äußerst teilweise insgesamt anfangs auch',
);

/** After these, a participle says what something is like: 'sehr gepflegt', but not 'gestern gepflegt'. */
const strongDegrees = set('sehr zu so recht ziemlich besonders äußerst extrem überaus');

/** What may stand beside 'wurde … repariert'. */
const timesAndManners = set(
  'sofort gleich immer nie nicht noch auch leider wieder bald zügig umgehend heute gestern dann danach',
);

export const isDegree = (word: string) => degrees.has(word);
export const isStrongDegree = (word: string) => strongDegrees.has(word);
export const isTimeOrManner = (word: string) => timesAndManners.has(word);

/** Who acts: with one of these, a note has its subject. */
export const isPronoun = (word: string) => /^(ich|du|er|sie|es|wir|ihr|man|ichs|jeder|alle|keiner|niemand)$/.test(word);

/** Before these comes a noun, whatever the word is elsewhere. */
export const isBeforeNoun = (word: string) =>
  /^(de[rnms]|die|das|eine?[mnrs]?|keine?[mnrs]?|[mds]eine?[mnrs]?|unsere?[mnrs]?|ihre?[mnrs]?|diese[mnrs]?|jede[mnrs]?|zum|zur|beim|vom|im|am|ins|ans|aufs|fürs|erste[nrs]?|nächste[nrs]?)$/.test(
    word,
  );

/** Before these, a verb's plain form is a noun: 'zum Lernen'. */
export const isBeforeInfinitive = (word: string) => /^(zum|beim|vom|ins|im|am|dem|des|kein|unser|mein)$/.test(word);

/** How a part of a sentence begins that says nothing without the part before it. */
export const leansOnWhatPrecedes = (word: string) =>
  /^(und|oder|aber|sondern|denn|weil|da|dass|daß|ob|obwohl|wenn|als|wie|wo|was|wer|wozu|wofür|wobei|woher|damit|so|sodass|bis|nachdem|bevor|während|seit|die|der|das|den|dem|dessen|deren|welche[rs]?|trotzdem|dafür|dazu|deshalb|also|nur|statt|ohne)$/.test(
    word,
  );

/** After these, a word that may be a verb is a noun: 'in Grenzen', 'zwei Tagen'. */
export const isPlaceOrCount = (word: string) =>
  /^(in|von|mit|nach|vor|seit|bei|aus|an|auf|unter|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|wenigen|paar)$/.test(
    word,
  );

/** What a person feels and no thing is: of 'war zufrieden' the writer is meant, of 'mann skeptisch' somebody of theirs. */
export const isFeeling = (word: string) =>
  /^(zufrieden|begeistert|überrascht|enttäuscht|skeptisch|froh|beeindruckt|erleichtert|verunsichert|unsicher)$/.test(
    word,
  );

/** Nouns that stand without an article because everybody knows whose or when: 'oma', 'montag'. */
export const isKnownWithoutArticle = (word: string) =>
  /^(mann|oma|opa|mama|papa|mutter|vater|eltern|sohn|tochter|bruder|schwester|freundin|freund|kind|kinder|(mon|diens|donners|frei|sams|sonn|feier)tage?|mittwoch|heiligabend|ostern|weihnachten|silvester)$/.test(
    word,
  );
