import { foldWord } from '../text/fold-word.ts';

const fold = (list: string): Set<string> => new Set(list.trim().split(/\s+/).map(foldWord));

/** Words that only raise the volume. */
export const superlatives = fold(`
beste bester bestes besten perfekt perfekte perfekter perfektes perfekten genial mega hammer unglaublich unfassbar
fantastisch fantastische fantastischer grandios phänomenal sensationell überragend weltklasse unschlagbar traumhaft
einzigartig ultimativ absolut hervorragend hervorragende hervorragender hervorragendes ausgezeichnet ausgezeichnete
großartig großartige wunderbar einmalig niemals immer katastrophe katastrophal schlimmste schlechteste unterirdisch`);

export const praise = fold(`
gut gute guter gutes guten toll tolle super schön schöne lecker leckere freundlich freundliche freundlicher nett nette
hilfsbereit zufrieden perfekt sauber saubere pünktlich zuverlässig kompetent empfehlen gelungen angenehm fair schnell
herzlich aufmerksam hervorragend ausgezeichnet begeistert gefreut gefallen prima klasse wunderbar danke sorgfältig`);

export const criticism = fold(`
leider schade schlecht schlechte schlechter schlechtes laut laute langsam teuer unfreundlich unfreundliche enttäuscht
enttäuschend schmutzig dreckig kaputt defekt mangel mängel verspätet gewartet warten kalt lieblos nervig überfordert
fehlte fehlten fehlt vergessen unhöflich chaotisch ungenau zäh fade eng überteuert ärgerlich problem probleme nie`);

/** Words by which a writer weighs one thing against another. */
export const contrasts = fold('aber jedoch allerdings nur trotzdem obwohl dennoch dafür einzig lediglich zwar');

/** Phrases that could close any review of anything. */
export const boilerplate = [
  /gern[e]? wieder/i,
  /(sehr |absolut |nur |kann .{0,20})(weiter)?(zu )?empfehlen/i,
  /(absolute|klare|volle) (weiter)?empfehlung/i,
  /alles (super|top|bestens|perfekt|prima)/i,
  /immer wieder gern/i,
  /(lässt|ließ) (nichts|keine wünsche) .{0,12}(übrig|offen)/i,
  /man fühlt sich (sofort |gleich )?wohl/i,
  /rundum (zufrieden|gelungen)/i,
  /preis.?leistung(sverhältnis)? (stimmt|passt|ist (super|top|gut))/i,
  /besser geht(['’]?s| es) nicht/i,
  /5 sterne|fünf sterne/i,
];
