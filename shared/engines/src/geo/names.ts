/** Words that join the parts of a place name and carry no meaning of their own ('Frankfurt am Main', 'Rothenburg o. d. T.'). */
const joints = new Set(
  'a am an auf b bei beim d das dem den der die i im in o ob u und v vom von vor vorm unter ueber obb od'.split(' '),
);

/** Abbreviations seen in German addresses, and foreign names of German places, each with the word it stands for. */
const spelledOut: ReadonlyMap<string, string> = new Map(
  Object.entries({
    st: 'sankt',
    skt: 'sankt',
    opf: 'oberpfalz',
    ofr: 'oberfranken',
    ufr: 'unterfranken',
    mfr: 'mittelfranken',
    schw: 'schwaben',
    hann: 'hannoversch',
    ffm: 'frankfurt main',
    munich: 'muenchen',
    cologne: 'koeln',
    nuremberg: 'nuernberg',
    hanover: 'hannover',
    brunswick: 'braunschweig',
    vienna: 'wien',
    geneve: 'genf',
    geneva: 'genf',
    zurich: 'zuerich',
    basle: 'basel',
    bale: 'basel',
    lucerne: 'luzern',
    berne: 'bern',
    neuchatel: 'neuenburg',
    ratisbon: 'regensburg',
    mayence: 'mainz',
    westf: 'westfalen',
    weinstr: 'weinstrasse',
    rh: 'rhein',
    oldb: 'oldenburg',
    vogtl: 'vogtland',
    thuer: 'thueringen',
    bln: 'berlin',
    muc: 'muenchen',
    mgladbach: 'moenchengladbach',
    ts: 'taunus',
    rbge: 'ruebenberge',
    schwaeb: 'schwaebisch',
  }),
);

/** Lower case, umlauts as two letters, other accents removed: 'Köln' and 'KOELN' become 'koeln'. */
export function foldName(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/[̀-ͯ]/g, '')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l');
}

/** The meaningful words of a place name, folded: 'Freiburg i. Br.' becomes ['freiburg', 'br']. */
export function wordsOfPlace(text: string): string[] {
  const words = foldName(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .flatMap((word) => (spelledOut.get(word) ?? word).split(' '));
  // A joint at the end is no joint: 'Frankfurt/O.' means the Oder.
  const telling = words.filter((word, index) => !joints.has(word) || (index > 0 && index === words.length - 1));
  return telling.length > 0 ? telling : words;
}
