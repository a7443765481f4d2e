import { isAdjective, isFiniteVerb, isInfinitive, isInflectedAdjective, nounOf } from '../../german/index.ts';
import { foldWord } from '../text/fold-word.ts';
import { isNumberWord, maskTokens } from '../text/masking.ts';
import { type Token, tokenise } from '../text/tokens.ts';
import { namesPerson, tellsServiceOnly } from '../text/trade-words.ts';
import { criticism, praise, superlatives } from './opinion-words.ts';

/** What somebody who has to decide wants to know of a visit. */
export const particulars = ['what', 'who', 'when'] as const;
export type Particular = (typeof particulars)[number];

const fold = (list: string): Set<string> => new Set(list.trim().split(/\s+/).map(foldWord));

/** When it was, how long it took, how much it cost or how many there were. */
const measures = fold(`
heute gestern vorgestern neulich kürzlich morgens vormittags mittags nachmittags abends nachts morgen vormittag mittag
nachmittag abend nacht sekunde sekunden minute minuten viertelstunde stunde stunden tag tage tagen tages wochenende woche
wochen monat monate monaten quartal jahr jahre jahren jahrelang frühjahr frühling sommer herbst winter weihnachten ostern
pfingsten silvester advent uhr euro cent franken prozent meter zentimeter quadratmeter kilo kilometer liter gramm dutzend
hälfte halbes halbe halben einmal zweimal dreimal viermal mehrmals sofort tagsüber stundenlang wochenlang monatelang
werktag werktage werktagen arbeitstag arbeitstage arbeitstagen feiertag feiertage feiertagen geburtstag vortag nachtschicht
montags dienstags mittwochs donnerstags freitags samstags sonntags jährlich monatlich wöchentlich täglich`);
const joinedMeasure = /(?:minuten|stunden?|wochen?|monaten?|jahren?|euro|tag(?:morgen|mittag|abend|nachmittag))$/;

/** Whoever does something for a living, and how firms call their people. */
const people = fold(`
kollege kollegen kollegin mitarbeiter mitarbeiterin mitarbeitern mitarbeiterinnen dame damen mann männer frau herr herren
junge jungs mädels bursche leute arzt ärztin ärzte wirt wirtin koch köchin hebamme azubi lehrling geselle gesellen
praktikant praktikantin maler elektriker bäcker metzger fleischer schneider schreiner tischler glaser gärtner imker müller
schuster sattler dachdecker klempner optiker notar anwalt anwältin makler trainer lehrer fahrer berater schwester pfleger
helfer leiter kellner verkäufer doktor doc senior juniorchef typ`);
const professions = `
monteur teur seur nieur meister techniker mechaniker mechatroniker berater trainer lehrer fahrer verkäufer
kellner arzt therapeut anwalt makler handwerker werker fotograf inhaber leiter betreuer pfleger schwester
assistent helfer geselle chef kollege mitarbeiter mann männer leute frau fachkraft besitzer angestellte
beamte vertreter planer architekt gärtner bauer setzer leger decker putzer maler schreiner tischler
bäcker koch wirt doktor coach designer entwickler programmierer manager schlosser bestatter schneider polsterer
händler binder reiniger winzer züchter tätowierer florist stylist spezialist loge steller bote prüfer
gutachter steuerberater optiker akustiker zimmerer geber`;
const profession = new RegExp(`(?:${professions.trim().split(/\s+/).join('|')})(?:s|n|en)?$`, 'u');
const woman = /(?:er|or|eur|är|ist|ent|ant|og|aut|ält|ärzt|wirt|köch|les)in(?:nen)?$/;
const noProfession = fold('termin medizin benzin magazin kamin berlin hin darin worin drin ruin rosinen roboter');

/** Nouns that name nothing that anybody gets. */
const hollow = fold(`
lob dank respekt kompliment daumen hut note eindruck erlebnis weg wort worte art grund teil punkt moment weile chance glück
freude spaß lust vergnügen betrieb firma anbieter adresse ansprechpartner partner wahl meinung gefühl sinn bezug hinsicht
sterne punkte interesse bereich fall fälle dienstleister dienstleistung mühe wunsch zufriedenheit top kunden kundschaft ort
wartezeit wartezeiten parkplatz parkplätze kommunikation terminvergabe terminvereinbarung abwicklung umsetzung ausführung
ergebnis ergebnisse arbeitsweise kosten anfahrt homepage telefon reaktion leistungen sachverstand fachwissen wissen können know how experten profi profis leute alles ganze rest umgebung`);
const quality = /(?:heit|keit|schaft|tät)(?:en)?$/;
/** What somebody did, where no noun names it: 'repariert', 'angenäht'. */
const done =
  /^(?:(?:ab|an|auf|aus|ein|durch|her|hin|los|nach|um|vor|weg|zu|zusammen|über)?ge\p{L}{3,}(?:t|en)|\p{L}{3,}iert)$/u;
const hollowDone = fold(`
gedacht gesagt gefühlt gefallen gewesen gegangen gekommen geklappt gelaufen gehalten eingehalten gelungen gefreut gefunden
gehört gesehen genannt gemeint gewünscht gewusst gelobt gebraucht gedauert gegeben genommen gestellt geblieben aufgehoben
geworden engagiert interessiert funktioniert motiviert organisiert gestern genossen gesprochen geraten passiert begeistert
eingegangen gekümmert geholfen gearbeitet gespart geantwortet reagiert gegenüber genau gerade gegen gesamt getan`);

/** What a German text leaves out of what was bought or done, who did it, and when, how long or how much; each surely, or it counts as told. */
export function leftOut(text: string): Particular[] {
  const tokens = tokenise(text);
  const isNamed = maskTokens(text, tokens);
  const words = tokens.map(
    (token, at): Word => ({
      ...token,
      raw: text.slice(token.start, token.end),
      isNamed: isNamed[at] ?? false,
      isCued: isAfterTitle(tokens, at),
    }),
  );
  const told: Record<Particular, boolean> = {
    what: words.some(tellsWhat),
    who: words.some(tellsWho),
    when: words.some(({ word }) => tellsWhen(word)),
  };
  return particulars.filter((one) => !told[one]);
}

interface Word extends Token {
  raw: string;
  /** A name, a place or a number. */
  isNamed: boolean;
  /** Right behind 'Herr', 'Frau' or a title. */
  isCued: boolean;
}

const titles = fold('herr herrn frau dr prof doktor familie');

function isAfterTitle(tokens: readonly Token[], at: number): boolean {
  return titles.has(tokens[at - 1]?.word ?? '') && (tokens[at]?.isCapitalised ?? false);
}

function tellsWhen(word: string): boolean {
  return /\d/.test(word) || isNumberWord(word) || measures.has(word) || joinedMeasure.test(word);
}

function tellsWho({ word, raw, isCapitalised, isCued, isNamed }: Word): boolean {
  if (isCued || isPerson(word, raw)) return true;
  // A name that no list knows: 'Lisa'.
  return isCapitalised && !isNamed && !tellsWhen(word) && raw.length > 2 && /\p{Ll}/u.test(raw) && !isKnownWord(raw);
}

function isPerson(word: string, raw: string): boolean {
  if (noProfession.has(word)) return false;
  return (
    people.has(word) || namesPerson(word) || profession.test(word) || woman.test(raw.normalize('NFC').toLowerCase())
  );
}

function isKnownWord(raw: string): boolean {
  const word = raw.normalize('NFC').toLowerCase();
  const isListed = [nounOf, isAdjective, isInflectedAdjective, isFiniteVerb, isInfinitive].some((known) => known(word));
  return isListed || foldWord(word).length < 3 || tokenise(word).some(({ weight }) => weight < 1) || done.test(word);
}

function tellsWhat({ word, raw, weight, isCapitalised, isNamed, isCued }: Word): boolean {
  if (weight < 1 || isNamed || isCued || tellsWhen(word) || isPerson(word, raw)) return false;
  if (praise.has(word) || criticism.has(word) || superlatives.has(word) || tellsServiceOnly(word)) return false;
  if (isCapitalised) return !hollow.has(word) && !quality.test(word) && (nounOf(raw) !== undefined || isOwnName(raw));
  return done.test(raw.toLowerCase()) && !hollowDone.has(word);
}

/** 'iPhone', 'Nistkastendach': no noun that anybody knows, and no first name either. */
function isOwnName(raw: string): boolean {
  return /\d|\p{Ll}\p{Lu}|.{10}/u.test(raw);
}
