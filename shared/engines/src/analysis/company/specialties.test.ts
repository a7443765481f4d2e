import { describe, it } from 'node:test';
import { mostSpecialties, type SpecialtyId, specialtyIds } from '@rezenso/contract/specialties';
import { expect } from 'expect';
import { analyzePages } from '../analyze-pages.ts';
import { type PageKind, readPage } from '../page/read-page.ts';
import { specialtiesOf } from './specialties.ts';

const page = (html: string, kind: PageKind = 'start', path = '/') =>
  readPage(
    `<html lang="de"><head><title>Firma</title></head><body>${html}</body></html>`,
    `https://www.firma.de${path}`,
    kind,
  );
const found = (sentence: string, heading = 'Willkommen') =>
  specialtiesOf([page(`<h1>${heading}</h1><p>${sentence}</p>`)]).specialties;

/** Sentences as sites write them, with all that they say; written before the patterns or taken from what misled them. */
const said: [sentence: string, specialties: SpecialtyId[]][] = [
  ['Für Kinder halte ich Leihinstrumente bereit.', ['children', 'rental']],
  ['Kindergeburtstage feiert ihr bei uns am Samstag.', ['children']],
  ['Unser Parken ist kinderleicht.', []],
  ['Fahrstunden für Wiedereinsteiger und Senioren.', ['seniors']],
  ['Unser Senior Consultant berät Sie.', []],
  ['Schwimmwesten sind dabei, auch für Hunde.', ['dogs']],
  ['Wir reinigen Büros, Praxen, Schulen, Kitas und Ladenlokale.', ['schools', 'practices', 'shops', 'offices']],
  ['Wir sind neben Praxen und Läden in der Altstadt.', []],
  ['Wir vermitteln Praxisräume, Läden und Büros in der Altstadt, auch für Ärzte.', []],
  ['Wir bilden aus in den Klassen B, BE und A.', []],
  ['Wir bilden seit Jahren Fachkräfte aus.', ['apprentices']],
  ['Businessportraits für Teams.', []],
  ['Die Besichtigung machen wir auch per Video.', []],
  ['Wir beliefern Gasthäuser und Hofläden im Dreisamtal.', ['hospitality', 'shops', 'delivery']],
  ['Wir betreuen Handwerksbetriebe und Heilberufe.', ['practices', 'crafts']],
  ['Elektrobefund für Gewerbe und Vermieter.', ['landlords']],
  ['Der Hochzeitscrashkurs geht ein Wochenende.', ['weddings', 'courses']],
  ['Heute ist unser Hochzeitstag.', []],
  ['Saalvermietung für Feiern und Firmenevents.', ['company_events', 'rooms']],
  ['Auf unserer Weihnachtsfeier waren wir kegeln.', []],
  ['Im Labor fertigen wir selbst.', ['own_production']],
  ['Alles hausgemacht, vieles vegan.', ['own_production', 'vegan']],
  ['Wir polstern Ihren Sessel neu.', ['restoration']],
  ['Wir kommen zu Ihnen nach Hause.', ['home_visits']],
  ['Kommen Sie zu uns.', []],
  ['Sie erreichen uns Tag und Nacht.', ['day_and_night']],
  ['Der Teig ruht 24 Stunden.', []],
  ['Bio seit 2012, in Handarbeit.', ['own_production', 'organic']],
  ['Meine Biografie lesen Sie hier.', []],
  ['Naturnah und ohne Gift.', ['sustainable']],
  ['Unser nachhaltiger Erfolg spricht für sich.', []],
  [
    'Heute in der dritten Generation von Raumausstattermeister Uwe Heinze geführt.',
    ['family_business', 'master_craft'],
  ],
  ['Wir beraten und coachen für Familienunternehmen.', []],
  ['Unser Hausmeister hilft.', []],
  ['Vier Lehrlinge lernen bei uns.', ['apprentices']],
  ['Schüler, Studenten und Azubis zahlen weniger.', []],
  ['Heute 17 Kolleginnen und Kollegen am See.', ['large_team']],
  ['Wir sind acht Mitarbeiter.', []],
  ['Für Firmen ab 10 Mitarbeitern.', []],
  ['JobRad, Bikeleasing und mehr.', ['job_bikes']],
  ['Wir bilden nicht aus.', []],
  ['Groomerin mit Zertifikat und Mama von zwei Kindern.', []],
  ['1924 gründete Tischlermeister Wilhelm Timm das Haus.', []],
  ['Für 8 bis 120 Kolleginnen und Kollegen.', []],
  ['In Zusammenarbeit mit HNO-Praxen für Sie da.', []],
  ['Das macht ein Polsterer aus der Region.', []],
  ['Zutaten aus der Region, sonst nichts.', ['regional']],
  ['Selbstbedienungshäuschen rund um die Uhr.', []],
  ['Gemüse vom Biohof Keller.', []],
  ['Wir kleiden Musikkapellen, Trachtenvereine und Hotels ein.', ['clubs', 'hospitality']],
  ['Über 60 Büros bekommen unseren Kaffee.', ['offices']],
  ['Unser Gewölbekeller fasst 50 Gäste.', ['rooms']],
  ['Sunset-Törn für Firmen.', ['company_events']],
  ['Wochenbettbesuche im ganzen Landkreis.', ['home_visits']],
  ['Seit drei Generationen am Ort.', ['family_business']],
  ['Hausbesuche machen wir leider keine.', []],
  ['„Sie haben unsere Hochzeit gerettet!“ – Anna und Max', []],
  ['Wir arbeiten alte Stühle auf.', ['restoration']],
  ['Wir arbeiten mit zwei Heimen zusammen und kommen auf Wunsch vorbei.', []],
  ['Testament und Nachfolge im Familienbetrieb.', []],
  ['Die Weine der Winzer, die in vierter Generation keltern.', []],
  ['Besuchen Sie unsere Ausstellung an der Hauptstraße.', []],
  ['Technik für Konzerte und Lesungen.', []],
  ['Wechselnde Ausstellungen und Vernissagen.', ['readings']],
  ['Seminare & Gruppen', []],
  ['Platz für Workshops und Tagungen, auch über Nacht.', ['company_events']],
  ['Betriebe, deren Azubis vor der Prüfung stehen.', []],
  ['Wir schulen Ihre Auszubildenden.', []],
  ['Biohof Sonnenberg — Logo und Etiketten', []],
  ['Wir behandeln mit Wärme, ohne Gift.', []],
  ['Wir planen barrierefreie Bäder und den Umbau dazu.', []],
  ['Unser Laden ist stufenlos zu erreichen.', ['accessible']],
  ['Wir regeln Erbrecht, Testamente und Nachlässe.', []],
  ['Benefits: JobRad, Altersvorsorge.', []],
  ['Ehevertrag vor der Hochzeit.', []],
  ['Wir feiern Geburtstag: 20 Jahre!', []],
  ['Kunden mit 20 Mitarbeitern.', []],
  ['Hotels, Ferienwohnungen, Monteurzimmer.', []],
];

describe('what a business has beside its kind', () => {
  for (const [sentence, specialties] of said)
    it(`is ${specialties.join(', ') || 'nothing'}: ${sentence}`, () => expect(found(sentence)).toEqual(specialties));

  it('is read of further pages, with the sentence that says so, and nothing else is', () => {
    const start = page('<h1>Weingut Ott</h1><p>Wir bauen in Ihringen Spätburgunder und Silvaner an.</p>');
    const detail = page(
      '<h1>Jobs</h1><p>Wir bilden Winzer aus.</p><p>Restaurant Zur Post, 10115 Berlin</p>',
      'detail',
      '/jobs/',
    );
    const [alone, both] = [analyzePages([start]), analyzePages([start, detail])];
    expect(both).toEqual({ ...alone, specialties: ['apprentices'], evidence: both.evidence });
    expect(both.evidence.specialties).toEqual([
      { page: 'https://www.firma.de/jobs/', passage: 'Wir bilden Winzer aus.' },
    ]);
  });

  it('is nothing that stands under the names of others, but for whom one works is', () => {
    const referenced = page(
      '<h1>Studio Nord</h1><h2>Referenzen</h2><ul><li>Hausgemachte Nudeln, alles vegan</li><li>Weingut mit Hochzeitsscheune</li></ul><h2>Über uns</h2><p>Wir bilden Grafiker aus.</p>',
    );
    expect(specialtiesOf([referenced]).specialties).toEqual(['apprentices']);
    expect(specialtiesOf([page('<h2>Kunden</h2><p>Wir betreuen Hotels.</p>')]).specialties).toEqual(['hospitality']);
  });

  it('is nothing of an imprint', () => {
    expect(specialtiesOf([page('<p>Tierarztpraxen und Hausbesuche: Kammer Süd</p>', 'imprint')]).specialties).toEqual(
      [],
    );
  });

  it('is no more than a profile holds, in the order in which they are shown', () => {
    const all = said.map(([sentence]) => `<p>${sentence}</p>`).join('');
    const { specialties, evidence } = specialtiesOf([page(all)]);
    expect(specialties).toHaveLength(mostSpecialties);
    expect(evidence).toHaveLength(mostSpecialties);
    expect(specialties).toEqual(specialtyIds.filter((id) => specialties.includes(id)));
  });
});
