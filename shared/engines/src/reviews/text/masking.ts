import { foldWord } from './fold-word.ts';
import type { Token } from './tokens.ts';

const fold = (list: string): Set<string> => new Set(list.trim().split(/\s+/).map(foldWord));

/** The places that German reviews name most: large towns, countries' capitals and the words they are made with. */
const places = fold(`
Berlin Hamburg München Köln Frankfurt Stuttgart Düsseldorf Leipzig Dortmund Bremen Dresden Hannover Nürnberg Duisburg
Bochum Wuppertal Bielefeld Bonn Münster Mannheim Karlsruhe Augsburg Wiesbaden Mönchengladbach Gelsenkirchen Aachen
Braunschweig Chemnitz Kiel Magdeburg Freiburg Krefeld Mainz Lübeck Erfurt Oberhausen Rostock Kassel Hagen Potsdam
Saarbrücken Hamm Ludwigshafen Mülheim Oldenburg Osnabrück Leverkusen Darmstadt Heidelberg Solingen Regensburg Herne
Paderborn Ingolstadt Offenbach Fürth Würzburg Ulm Heilbronn Pforzheim Wolfsburg Göttingen Bottrop Reutlingen Koblenz
Bremerhaven Recklinghausen Erlangen Remscheid Jena Trier Salzgitter Siegen Hildesheim Cottbus Gera Kaiserslautern Görlitz
Konstanz Tübingen Bamberg Bayreuth Passau Landshut Rosenheim Kempten Ravensburg Friedrichshafen Villingen Offenburg Lörrach
Emmendingen Stralsund Greifswald Schwerin Flensburg Celle Lüneburg Weimar Zwickau Plauen Wien Graz Linz Salzburg Innsbruck
Klagenfurt Zürich Bern Basel Genf Luzern Winterthur Paris London Madrid Rom Mailand Barcelona Lissabon Amsterdam Brüssel
Prag Warschau Budapest Bukarest Washington Peking Delhi Seoul Tokio Kreuzberg Neukölln Schwabing Altona Deutschland
Österreich Schweiz`);

const numberWords = fold(`
zwei drei vier fünf sechs sieben acht neun zehn elf zwölf zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig
hundert tausend montag dienstag
mittwoch donnerstag freitag samstag sonntag januar februar märz april juni juli august september oktober november dezember`);

/** Numbers in words, days of the week and months; takes a folded word. */
export function isNumberWord(word: string): boolean {
  return numberWords.has(word);
}

/** Words that announce the name of a person or a business: the capitalised words right after them are the name. */
const nameCues = fold(`
herr herrn frau familie dr prof chef chefin inhaber inhaberin kollege kollegin kellner kellnerin hotel restaurant gasthaus
gasthof pizzeria café cafe bistro bäckerei metzgerei firma agentur kanzlei praxis salon studio autohaus werkstatt tischlerei
schreinerei fahrschule apotheke team`);

/** Cues that are written with a full stop. */
const titles = fold('dr prof');
const legalForms = fold('gmbh ug ag kg ohg gbr ek co mbh');
const longestName = 3;

/** Which tokens are names, places or numbers: what changes from one use of a template to the next. */
export function maskTokens(text: string, tokens: readonly Token[]): boolean[] {
  const masked = tokens.map(({ word, isCapitalised }) => {
    return /\d/.test(word) || numberWords.has(word) || (isCapitalised && places.has(word)) || legalForms.has(word);
  });
  tokens.forEach((token, index) => {
    if (nameCues.has(token.word)) maskName(text, tokens, masked, index + 1);
    if (legalForms.has(token.word)) maskNameBefore(tokens, masked, index - 1);
  });
  return masked;
}

function maskName(text: string, tokens: readonly Token[], masked: boolean[], first: number): void {
  for (let index = first; index < Math.min(tokens.length, first + longestName); index += 1) {
    const token = tokens[index];
    // A sentence's end between cue and word means that the capital letter is only the next sentence's first.
    const previous = tokens[index - 1];
    if (!token || !previous) return;
    const between = text.slice(previous.end, token.start);
    const endsSentence = titles.has(previous.word) ? /[!?\n]/ : /[.!?\n]/;
    if (!token.isCapitalised || endsSentence.test(between)) return;
    masked[index] = true;
  }
}

function maskNameBefore(tokens: readonly Token[], masked: boolean[], last: number): void {
  for (let index = last; index >= Math.max(0, last - longestName + 1); index -= 1) {
    if (!tokens[index]?.isCapitalised) return;
    masked[index] = true;
  }
}
