import { wordWeight } from './common-words.ts';
import { foldWord } from './fold-word.ts';

/** How people say that they were served well, whatever the trade: 'nimmt sich Zeit', 'fühle mich gut aufgehoben', 'in guten Händen'. */
const serviceWords = `
kompetenz fachlich fachliche fachlicher fachkompetent menschlich menschliche menschlicher einfühlsam einfühlsame
empathisch empathische verständnisvoll verständnisvolle geduldig geduldige geduld gründlich gründliche ausführlich
ausführliche ausführlichen verständlich verständliche individuell individuelle persönlich persönliche persönlichen
engagiert engagierte engagiertes bemüht lieb liebe lieben liebevoll liebevolle organisiert organisation ablauf umgang
art weise gefühl eindruck nimmt nehmen nahm nahmen genommen fühle fühlen fühlte fühlten aufgehoben beraten betreut
behandelt erklärt erklären erklärte erklärung erklärungen hört hörte zuhören zuhört zugehört eingegangen eingeht
eingehen beantwortet beantworten kümmert gekümmert kümmern hilft geholfen helfen hilfe weitergeholfen frage fragen
anliegen wünsche bedürfnisse sorgen ernst vertrauen vertrauensvoll hände händen rundum rundherum stets lange langem
längerem längerer langer längere ausreichend genügend monate monaten woche wochen stunde stunden erste ersten erster
erstes loben lob bedanken bedanke dankbar froh glücklich weiterempfehlung weiterzuempfehlen weiterempfohlen
uneingeschränkt wärmstens herzlichen mensch menschen leute person finde finden gefunden kenne kennen`;

/** Whom people met there. */
const people = `
herr herrn frau prof doktor familie chef chefin inhaber inhaberin meister verkäufer verkäuferin kellner kellnerin
lehrer lehrerin trainer trainerin therapeut therapeutin therapeuten schwester schwestern pfleger pflegepersonal
helferin helferinnen arzthelferin arzthelferinnen sprechstundenhilfe praxisteam ärzteteam`;

/** What the reviews of a trade name without fail. Those of hotels stand among the words that are common anywhere. */
const trades = `
arzt arztes ärztin ärzte ärzten hausarzt hausärztin hausärzte zahnarzt zahnärztin tierarzt tierärztin arztpraxis
klinik krankenhaus station patient patientin patienten behandlung behandlungen behandelnde behandelnden untersuchung
untersuchungen untersucht diagnose therapie beschwerden schmerzen sprechstunde wartezimmer wartezeit wartezeiten
warten gewartet wartet terminvergabe terminvereinbarung werkstatt auto autos reparatur repariert handwerker friseur
friseurin friseursalon salon haare haarschnitt schnitt kanzlei anwalt anwältin mandant mandanten steuerberater
steuerberaterin makler maklerin immobilie versicherung bestellung bestellt bestellen lieferung geliefert ware verpackt
verpackung produkt produkte shop kauf gekauft kaufen rechnung kosten kostenlos kurs kurse unterricht fahrschule
fahrlehrer fahrstunden studio training geräte umzug möbel brille brillen fotograf fotografin fotos küche portionen
portion gericht gerichte geschmeckt schmeckt schmecken speisekarte`;

const fold = (list: string): Set<string> => new Set(list.trim().split(/\s+/).map(foldWord));
const serviceSet = fold(serviceWords);
const peopleSet = fold(people);
const tradeSet = new Set([...serviceSet, ...peopleSet, ...fold(trades)]);

/** As much as the words that every review has. */
const tradeWorth = 0.3;

/**
 * How much a shared word says when it is asked whether two texts share an origin: as wordWeight, but little for the stock of a trade.
 * By wordWeight itself texts are stored and found, and what is found is weighed by the stored reviews (see tellingWeight). Takes a folded word.
 */
export function comparedWeight(word: string): number {
  const anywhere = wordWeight(word);
  return tradeSet.has(word) ? Math.min(tradeWorth, anywhere) : anywhere;
}

/** Whether a folded word says how people were served, and nothing of what they got. */
export function tellsServiceOnly(word: string): boolean {
  return serviceSet.has(word);
}

/** Whether a folded word is whom people met: 'verkäuferin', 'therapeut'. */
export function namesPerson(word: string): boolean {
  return peopleSet.has(word);
}

/** The words of all trades, folded. */
export function tradeWords(): string[] {
  return [...tradeSet];
}
