/**
 * Verbs with which businesses tell what they do, and how one says it of them: infinitive, third person, English third person. Only verbs
 * that have a plain object and do not part: of 'wir stellen her' the rest may be anywhere.
 */
const verbs = `
backen backt bakes
bauen baut builds
bemalen bemalt paints
beschriften beschriftet letters
betreuen betreut looks after
binden bindet ties
brauen braut brews
brennen brennt distils
dämmen dämmt insulates
digitalisieren digitalisiert digitises
dolmetschen dolmetscht interprets
drechseln drechselt turns
drehen dreht shoots
drucken druckt prints
entrümpeln entrümpelt clears
entsorgen entsorgt disposes of
entwerfen entwirft designs
entwickeln entwickelt develops
fertigen fertigt makes
filmen filmt films
fotografieren fotografiert photographs
führen führt offers
gestalten gestaltet designs
gießen gießt casts
gravieren graviert engraves
imkern imkert keeps
installieren installiert installs
instandsetzen instandsetzt restores
kochen kocht cooks
konstruieren konstruiert constructs
lackieren lackiert paints
liefern liefert delivers
mahlen mahlt mills
malen malt paints
mieten mietet rents
montieren montiert fits
nähen näht sews
organisieren organisiert organises
pflanzen pflanzt plants
pflastern pflastert paves
pflegen pflegt maintains
planen plant plans
polstern polstert upholsters
porträtieren porträtiert portrays
prägen prägt embosses
produzieren produziert produces
programmieren programmiert programs
reinigen reinigt cleans
renovieren renoviert renovates
reparieren repariert repairs
restaurieren restauriert restores
rösten röstet roasts
sanieren saniert refurbishes
schleifen schleift grinds
schmieden schmiedet forges
schneidern schneidert tailors
schreiben schreibt writes
schreinern schreinert makes
sticken stickt embroiders
stimmen stimmt tunes
tapezieren tapeziert wallpapers
tischlern tischlert makes
töpfern töpfert makes
transportieren transportiert transports
übersetzen übersetzt translates
unterrichten unterrichtet teaches
veranstalten veranstaltet organises
verkaufen verkauft sells
verlegen verlegt lays
verleihen verleiht hires out
vermieten vermietet rents out
vermitteln vermittelt brokers
vermessen vermisst surveys
verputzen verputzt plasters
verwalten verwaltet manages
warten wartet services
weben webt weaves
zimmern zimmert builds
züchten züchtet breeds
`;

/** How a deed is told of a business, in German and in English. */
export interface DeedVerb {
  readonly infinitive: string;
  readonly de: string;
  readonly en: string;
}

const all: readonly DeedVerb[] = verbs
  .trim()
  .split('\n')
  .map((line) => {
    const [infinitive = '', de = '', ...en] = line.split(' ');
    return { infinitive, de, en: en.join(' ') };
  });

const byForm = new Map(
  all.flatMap((verb) => {
    const first = verb.infinitive.replace(/n$/, '').replace(/(?<=[td]e?l|er)$/, 'e');
    return [
      [`wir ${verb.infinitive}`, verb],
      [`ich ${first}`, verb],
      [`sie ${verb.de}`, verb],
    ] as const;
  }),
);

/** Whom a verb is said of: 'wir planen', 'ich plane', 'Holz Meier plant'. */
export type Speaker = 'wir' | 'ich' | 'sie';

/** The verb that a word is in the form of a speaker, in any case. */
export function deedVerb(speaker: Speaker, word: string): DeedVerb | undefined {
  return byForm.get(`${speaker} ${word.toLocaleLowerCase('de')}`);
}

/** Who is photographed, taught or looked after may be a person, where elsewhere persons are whom a business is there for. */
export function takesPersons({ infinitive }: DeedVerb): boolean {
  return /^(?:filmen|fotografieren|porträtieren|unterrichten)$/.test(infinitive);
}

/** What stands between a verb and what it is about. */
export interface Joined {
  readonly de: string;
  readonly en: string;
}

const helping: Readonly<Record<string, DeedVerb>> = Object.fromEntries(
  [
    ['begleiten', 'begleitet', 'helps'],
    ['begleite', 'begleitet', 'helps'],
    ['beraten', 'berät', 'advises'],
    ['berate', 'berät', 'advises'],
    ['unterstützen', 'unterstützt', 'helps'],
    ['unterstütze', 'unterstützt', 'helps'],
    ['helfen', 'hilft', 'helps'],
    ['helfe', 'hilft', 'helps'],
  ].map(([form = '', de = '', en = '']) => [form, { infinitive: form, de, en }]),
);
const caring: DeedVerb = { infinitive: 'kümmern', de: 'kümmert sich', en: 'takes care' };
const helps =
  /\b(?:wir|ich) (?<verb>begleiten?|beraten?|unterstützen?|helfen?) (?:[\p{L}\s-]{1,40}? )?(?<preposition>bei|zu|in) (?<list>\p{Lu}.+)$/iu;

/** Of 'wir beraten Betriebe zu Förderung und Kredit' the verb, and what follows the preposition. */
export function helpingWith(sentence: string): { verb: DeedVerb; joined: Joined; list: string } | undefined {
  const cared =
    /\b(?:wir kümmern uns|ich kümmere mich) um (?:Ihren?|eure?n?|deinen?|die|den|das )?\s?(?<list>\p{Lu}.+)$/iu.exec(
      sentence,
    )?.groups?.list;
  if (cared !== undefined) return { verb: caring, joined: { de: 'um', en: 'of' }, list: cared };
  const { verb = '', preposition = '', list = '' } = helps.exec(sentence)?.groups ?? {};
  const told = helping[verb.toLowerCase()];
  const de = preposition.toLowerCase();
  // 'in' may be a place: 'wir begleiten Familien in Ulm'.
  if (!told || (de === 'in' && told.de !== 'berät') || (told.de === 'berät' ? de === 'bei' : de === 'zu'))
    return undefined;
  return { verb: told, joined: { de, en: told.en === 'advises' ? 'on' : 'with' }, list };
}
