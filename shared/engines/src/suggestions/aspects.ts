import { shuffled } from '../text/choose.ts';
import type { Aspect } from './aspect.ts';
import { questionsOfNamed, questionsOfTrade } from './trade-questions.ts';

/** What decides which questions fit a business. */
export interface AskedBusiness {
  /** Stored or displayed industry. */
  readonly industry: string;
  /** Its kind of business as profiles show it; questions go by the industry without one that is known. */
  readonly tradeName?: string | null | undefined;
  /** Where neither tells, it may be called by its kind: 'Hundeschule Elbpfoten'. */
  readonly companyName: string;
}

/** What businesses are filed under that fit nowhere else. */
const anyIndustry = 'sonstiges';

const lines: Readonly<Record<string, string>> = {
  gastronomie: `
    Was hast du gegessen oder getrunken? | Bestellt habe ich
    Wie lange hast du auf Essen und Rechnung gewartet? | Von der Bestellung bis zum Teller hat es
    Wie war der Umgang mit dir und deinen Wünschen? | Im Service ist mir aufgefallen, dass
    Wie laut, voll oder gemütlich war es? | Am Tisch war es
    Stimmten Portion und Preis für dich? | Für den Preis bekam ich
    Gab es etwas für besondere Ernährung oder Kinder? | Auf der Karte fand ich`,
  'fitness & gesundheit': `
    Welches Angebot hast du genutzt? | Genutzt habe ich
    Wie wurdest du eingewiesen oder beraten? | Beim ersten Termin wurde mir
    Was hat sich für dich nach einigen Wochen verändert? | Seitdem merke ich, dass
    Wie sauber und gut ausgestattet waren die Räume? | Die Räume waren
    Wie leicht bekommst du einen Termin? | Einen Termin bekam ich
    Wie gut passte das Programm zu deinem Stand? | Für meinen Stand war es`,
  'it & software': `
    Welches Problem solltest du loswerden? | Vorher hatten wir das Problem, dass
    Wie lief die Einführung oder Umstellung? | Die Umstellung dauerte
    Wie schnell und verständlich antwortet der Support? | Auf eine Frage kam die Antwort
    Was geht heute schneller als früher? | Heute erledigen wir
    Wurden Zeit und Kosten eingehalten? | Vereinbart war
    Wie gut kommen Kollegen ohne Vorwissen zurecht? | Im Team arbeiten damit`,
  einzelhandel: `
    Was hast du gesucht oder gekauft? | Gesucht habe ich
    Wie war die Auswahl? | In den Regalen fand ich
    Wie wurdest du beraten? | Bei der Beratung
    Wie lief ein Umtausch oder eine Rückfrage? | Als ich etwas zurückgeben wollte,
    Wie hast du Laden und Wege erlebt? | Im Laden selbst
    Wie fandest du die Preise im Vergleich? | Preislich lag es`,
  dienstleistungen: `
    Was hast du in Auftrag gegeben? | Beauftragt habe ich
    Wie lief die Absprache? | Abgesprochen haben wir
    Wurde der Termin gehalten? | Zum vereinbarten Termin
    Wie war das Ergebnis, als du es gesehen hast? | Als alles fertig war,
    Was geschah, wenn etwas nicht passte? | Eine Kleinigkeit musste
    War die Rechnung so, wie du sie erwartet hast? | Abgerechnet wurde`,
  handwerk: `
    Welche Arbeit wurde gemacht? | Gemacht wurde bei mir
    Wie nah lag die Rechnung am Angebot? | Das Angebot lautete auf
    Kamen die Leute, wann sie wollten? | Angekündigt war der Beginn für
    Wie sah die Baustelle am Abend aus? | Abends war der Raum
    Wie gut wurde dir erklärt, was nötig ist? | Erklärt wurde mir
    Hält das Ergebnis auch nach einiger Zeit? | Nach einigen Wochen`,
  beratung: `
    Bei welcher Frage hast du Rat gesucht? | Meine Frage war,
    Wie verständlich waren die Antworten? | Erklärt wurde mir das so, dass
    Was hast du davon umgesetzt? | Umgesetzt habe ich seitdem
    Wie schnell bekamst du einen Termin? | Zwischen Anfrage und Gespräch lagen
    Wusstest du vorher, was es kostet? | Über die Kosten
    Wer war dein Gegenüber, und blieb es dabei? | Betreut hat mich`,
  'e-commerce': `
    Was hast du bestellt? | Bestellt habe ich
    Wie lange war die Ware unterwegs? | Angekommen ist das Paket
    Wie war sie verpackt? | Verpackt war die Ware
    Entsprach sie der Beschreibung? | Gegenüber der Beschreibung
    Wie lief eine Rücksendung oder Rückfrage? | Auf meine Rückfrage
    Wie leicht fandest du im Shop, was du suchst? | Im Shop habe ich`,
  marketing: `
    Um welches Projekt ging es? | Es ging um
    Wie lief die Abstimmung? | Abgestimmt haben wir uns
    Was kam zählbar dabei heraus? | Nach dem Start
    Wie wurden deine Vorstellungen aufgenommen? | Mein Wunsch war
    Wurden Zeitplan und Budget gehalten? | Geplant waren
    Was war anders, als du erwartet hast? | Nicht erwartet hatte ich,`,
  immobilien: `
    Worum ging es: mieten, kaufen, verkaufen, verwalten? | Wir wollten
    Wie gut waren die Ansprechpartner erreichbar? | Erreicht habe ich
    Wie ehrlich wurden Mängel angesprochen? | Zum Zustand sagte man mir,
    Wie lief die Besichtigung oder Übergabe? | Bei der Besichtigung
    Wie klar waren Kosten und Fristen? | Die Kosten
    Wie lange dauerte alles zusammen? | Vom ersten Gespräch bis zur Übergabe`,
  automotive: `
    Was war am Fahrzeug zu tun? | Mein Auto hatte
    Passten Kostenvoranschlag und Rechnung zusammen? | Veranschlagt waren
    Wurde dir gezeigt, was kaputt war? | Gezeigt hat man mir
    War der Wagen zum vereinbarten Zeitpunkt fertig? | Abholen konnte ich ihn
    Wie lief es mit Termin und Ersatzwagen? | Einen Termin bekam ich
    Läuft seitdem alles? | Seit der Reparatur`,
  bildung: `
    Welchen Kurs hast du besucht? | Besucht habe ich
    Wie war er aufgebaut? | Aufgebaut war der Kurs so, dass
    Was kannst du jetzt, was vorher nicht ging? | Jetzt kann ich
    Wie wurde auf Fragen eingegangen? | Wenn jemand fragte,
    Wie groß war die Gruppe? | In der Gruppe waren wir
    Wie gut waren Unterlagen oder Technik? | Die Unterlagen`,
  finanzen: `
    Mit welchem Anliegen bist du gekommen? | Gekommen bin ich mit
    Wie verständlich wurden dir die Möglichkeiten erklärt? | Vorgestellt wurden mir
    Wurde auch über Kosten und Risiken gesprochen? | Über Kosten und Risiken
    Wie schnell war alles erledigt? | Vom Antrag bis zum Abschluss
    Wie war es im Schadensfall oder bei Rückfragen? | Als ich eine Rückfrage hatte,
    Hattest du Zeit zum Überlegen? | Zum Überlegen`,
  'reise & tourismus': `
    Wann warst du da, und mit wem? | Wir waren
    Wie waren Zimmer oder Platz? | Unser Zimmer
    Wie liefen Ankunft und Abreise? | Bei der Ankunft
    Was kann man in der Umgebung machen? | Zu Fuß erreichten wir
    Wie war das Frühstück oder Essen? | Morgens gab es
    Stimmten Bilder und Wirklichkeit überein? | Gegenüber den Bildern`,
  sonstiges: `
    Was hast du genutzt oder gekauft? | Genutzt habe ich
    Wie kam der Kontakt zustande? | Gefunden habe ich den Betrieb
    Wie war der Umgang mit dir? | Im Gespräch
    Wie war das Ergebnis? | Am Ende
    Passten Preis und Leistung zusammen? | Bezahlt habe ich
    Was geschah, wenn etwas schiefging? | Als etwas nicht klappte,
    Wie leicht war jemand zu erreichen? | Erreicht habe ich
    Wie lange hast du gewartet? | Gewartet habe ich
    Was wusstest du vorher nicht? | Vorher wusste ich nicht, dass
    Wurde gehalten, was ausgemacht war? | Ausgemacht war
    Was hast du vor Ort gesehen? | Vor Ort
    Wer hat sich um dich gekümmert? | Gekümmert hat sich
    Wie verständlich waren Auskunft und Angaben? | Erklärt wurde mir
    Was hat dich überrascht? | Nicht erwartet hatte ich,`,
};

const aspects = new Map(
  Object.entries(lines).map(([industry, text]) => [industry, text.trim().split('\n').map(readAspect)]),
);

function readAspect(line: string): Aspect {
  const [question = '', beginning = ''] = line.split('|').map((part) => part.trim());
  return { question, beginning };
}

/**
 * What customers of a business can tell others, in an order that depends on `seed`: by its trade, with two questions first that only
 * this trade is asked; by its industry where the trade is not known. Of a business that is filed nowhere in particular its name may say the kind; else it is asked what
 * fits anywhere.
 */
export function aspectsOf(business: AskedBusiness, seed: string): readonly Aspect[] {
  const industry = business.industry.trim().toLowerCase();
  const ofIndustry = aspects.get(industry) ?? aspects.get(anyIndustry) ?? [];
  const isAny = industry === anyIndustry || !aspects.has(industry);
  const ofTrade = questionsOfTrade(business.tradeName) ?? (isAny ? questionsOfNamed(business.companyName) : undefined);
  if (!ofTrade) return shuffled(ofIndustry, seed);
  const own = shuffled(ofTrade.own, seed);
  return [...own.slice(0, 2), ...shuffled([...own.slice(2), ...ofTrade.shared], `${seed}rest`)];
}
