import { foldWord } from '../text/fold-word.ts';

/** Words that hold sentences together, and a few that reviews are full of: in the languages of profiles and of neighbours. */
const lists = {
  en: `the and of to for is was very not with an we it this that they you he she my our your their his her at on in from by
were are be been have has had do did will would can could so but or if as all more than when what which who there here
no yes also just only too out up about after before again them us me its because where how then some any really always
never every good great nice friendly food staff service place time`,
  fr: `le la les de des du un une et est ne pas que qui dans en pour par sur au aux avec ce cette ces il elle nous vous ils
elles je tu on se sa son ses leur leurs mon ma mes notre nos votre vos mais ou donc car si plus moins tres bien trop tout
tous toute toutes etait etaient ete ont avons avait sont fait faire comme chez sans aussi meme encore peu y a d l qu c j
n s bon bonne accueil personnel sympathique service lieu temps`,
  es: `el la los las de del un una y es no que en por para con su sus se lo le les al como mas pero muy ya todo todos toda
todas nos yo mi mis tu ha han he hemos fue era eran estaba estar este esta estos estas eso cuando donde porque sin sobre
tambien si o desde hasta entre hay ser son bien tan poco mucho nada siempre nunca otra otro buen buena trato personal
comida servicio lugar`,
  it: `il lo la i gli le di del della dei delle dello un una uno e che non per con su in da dal dalla al alla ai alle nel
nella si ci mi ti vi ne se ma o anche piu molto poco tutto tutti tutta tutte come quando dove perche sono era erano
abbiamo ho ha hanno stato stata questo questa questi queste mio mia nostro nostra suo sua loro essere fatto bene sempre
mai ancora solo senza dopo prima cosi ottimo buono personale servizio posto cibo`,
  nl: `de het een en is was niet met voor van op in aan te ook maar dat die wij we ik je ze hij er zijn waren heeft hebben
had om bij als naar door uit over dan nog wel heel erg zeer goed goede mooi vriendelijk lekker personeel geen meer veel
onze mijn deze dit alles weer snel prima`,
  pl: `i w z na do nie to jest sie ze jak za po od dla o ale bardzo byl byla bylo byly oraz tak juz tylko co przez przy bez
ktory ktora ktore nas nam mnie mi ich jego jej wszystko polecam dobra dobry dobrze mila mily obsluga szybko pan pani juz
zawsze jeszcze kazdemu czy lub a u`,
  pt: `o a os as de do da dos das e que nao em um uma para por com no na nos nas ao se mas muito foi era sao esta este bem
mais tudo todos nossa nosso minha meu ser ter tem tinha quando como sem sobre bom boa atendimento lugar comida sempre`,
  hr: `i u je na se da za su s od do ne smo bio bila bilo sve vrlo jako ali kao koji koja koje nam nas sam si po iz uz te
samo jos kod dobro dobar dobra hrana osoblje preporuka bez`,
  tr: `ve bir bu da de cok ile icin ama gibi daha en her ne o olarak var yok bize biz ben tum hem ki mi kadar sonra once
iyi guzel tesekkur tesekkurler tavsiye ederim eder temiz hizli ilgili zamaninda yeri olan oldu idi geldi`,
} as const;

export type OtherLanguage = keyof typeof lists;

export const otherLanguages = Object.keys(lists) as OtherLanguage[];

const folded = new Map(
  otherLanguages.map((language) => [language, new Set(lists[language].split(/\s+/).map(foldWord))]),
);

export function isFunctionWord(language: OtherLanguage, word: string): boolean {
  return folded.get(language)?.has(word) ?? false;
}
