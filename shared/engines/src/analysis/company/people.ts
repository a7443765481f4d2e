/** People and businesses that others work for, in the plural as it stands behind 'für'. */
const named = new Set(
  `familien kinder jugendliche erwachsene eltern großeltern mütter väter paare brautpaare ehepaare frauen männer senioren seniorinnen menschen
leute studierende studenten studentinnen schüler schülerinnen auszubildende azubis berufstätige fachkräfte führungskräfte arbeitnehmer
arbeitnehmerinnen arbeitgeber selbstständige selbständige freiberufler freiberuflerinnen gründer gründerinnen unternehmer unternehmerinnen
künstler künstlerinnen musiker musikerinnen autoren autorinnen ärzte ärztinnen zahnärzte hausärzte therapeuten therapeutinnen hebammen architekten
architektinnen ingenieure planer handwerker landwirte landwirtinnen winzer imker gastronomen hoteliers händler einzelhändler vermieter mieter eigentümer bauherren
bauherrinnen käufer verkäufer urlauber wanderer radwanderer radfahrer radler paddler angler jäger reiter reiterinnen sportler sportlerinnen läufer bergsteiger
anfänger anfängerinnen einsteiger wiedereinsteiger wiedereinsteigerinnen fortgeschrittene hobbygärtner heimwerker patienten patientinnen angehörige trauernde
schwangere babys säuglinge kleinkinder touristen reisende ausflügler pendler autofahrer motorradfahrer biker camper sammler sammlerinnen liebhaber genießer
vegetarier veganer allergiker privatkunden privatpersonen privatleute private geschäftskunden gewerbekunden firmenkunden betriebsräte personalräte anwälte
rechtsanwälte notare steuerberater sachverständige banken sparkassen versicherungen gerichte behörden ämter kommunen gemeinden städte landkreise kirchen
schulen hochschulen universitäten kitas kindergärten internate kliniken krankenhäuser praxen pflegedienste pflegeheime seniorenheime apotheken labore kanzleien büros
agenturen werbeagenturen firmen unternehmen betriebe mittelständler mittelstand kmu konzerne start-ups startups vereine verbände stiftungen
organisationen institutionen initiativen museen theater kulturhäuser galerien verlage redaktionen hotels pensionen restaurants cafés bäckereien brauereien läden geschäfte
onlineshops online-shops hausverwaltungen genossenschaften industrie handel gewerbe handwerk gastronomie hotellerie landwirtschaft
haushalte gruppen schulklassen reisegruppen teams maler dachdecker stuckateure elektriker schreiner tischler zimmerer zimmereien schreinereien installateure
bauunternehmer bauträger investoren anleger sparer veranstalter veranstalterinnen mandanten tagesgäste feriengäste urlaubsgäste geschäftsreisende alleinerziehende
rentner rentnerinnen migranten geflüchtete gehörlose blinde lehrkräfte lehrer lehrerinnen erzieherinnen pflegekräfte trainer vereinsmitglieder freelancer solo-selbstständige
privathaushalte tourismus autohäuser werkstätten bibliotheken campingplätze eventagenturen krankenkassen stadtwerke träger kultur ngos bands chöre orchester solisten solistinnen pächter wohnungsbaugesellschaften wohnungsgesellschaften`
    .split(/\s+/)
    .filter(Boolean),
);
/** What compounds of people and businesses end with: 'Grundschulen', 'Jungfamilien', 'Hundehalter'. */
const heads =
  /.{3}(familien|eltern|frauen|kinder|besitzer(innen)?|halter(innen)?|fahrer(innen)?|gruppen|klassen|praxen|kanzleien|betriebe|unternehmen|firmen|vereine|verbände|schulen|kliniken|heime|verwaltungen|gemeinden|gemeinschaften|gesellschaften|kunden|kundinnen|nehmer|geber|leute|begeisterte|liebhaber|interessierte|suchende|reisende|bedürftige|kräfte|einsteiger|hersteller|händler|ärzte|agenturen|paare|patienten|gründer|eigentümer|fans|freunde|gärtner|züchter|planer)$/u;
/** What ends like them and is none: a gift for the household, a house for one family. */
const things = /^(mitbringsel|ausgeber|ratgeber|impulsgeber|geldgeber|nachnehmer|speicher|blumenkinder)$/u;

/**
 * A word that names people or businesses in the plural, as it stands behind 'für'.
 * @param word as written; in the dative it loses its ending ('Ärzten')
 * @returns undefined for any other word
 */
export function peopleNamed(word: string): string | undefined {
  const small = word.toLocaleLowerCase('de').replace(/(?<=\p{L})([:*_]|\/-?)innen$/u, '');
  if (isPeople(small)) return word;
  return small.endsWith('n') && isPeople(small.slice(0, -1)) ? word.slice(0, -1) : undefined;
}

function isPeople(small: string): boolean {
  return named.has(small) || (heads.test(small) && !things.test(small));
}
