import { foldWord } from './fold-word.ts';

/** Words that hold a sentence together and say nothing about what was reviewed. */
const functionWords = `
der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner und oder aber doch denn sondern
auch nur noch schon so wie als wenn weil dass da ob obwohl damit bis seit vor nach bei beim mit ohne von vom zu zum zur in
im ins an am ans auf aus für gegen durch um über unter zwischen neben hinter trotz wegen während ich du er sie es wir ihr
mich dich sich uns euch mir dir ihm ihnen ihn mein meine meinen meinem meiner dein deine sein seine seiner seinen ihre
ihren ihrem ihrer unser unsere unseren unserem unserer euer eure man wer was wo wann warum welche welcher welches dies
diese diesen diesem dieser dieses jede jeder jedes jeden jedem alle alles allem allen aller viel viele vielen etwas nichts
nie nicht ist sind war waren bin bist sei seid wird werden wurde wurden worden geworden würde würden hat haben habe hatte
hatten hätte hätten habt kann können konnte konnten könnte könnten muss müssen musste mussten soll sollte sollten will
wollen wollte wollten darf dürfen mag gibt gab geben gemacht machen macht tun getan gehen geht ging lassen lässt ließ
hier dort dann jetzt immer mal wieder ja nein sehr mehr meist ganz gar eben also zwar jedoch allerdings leider bereits
eigentlich einfach wirklich insgesamt etwa rund ca bzw usw sowie sogar außerdem zudem darüber hinaus dabei dafür daher
davon dazu darauf daran hin her weiter andere anderen anderes anders selbst direkt einige einigen wenig wenige weniger
the and of to for is was very not with a an i we it this that`;

/** Words that stand in reviews of every kind: praise, blame and the things that everybody mentions. */
const stapleWords = `
gut gute guter gutes guten gutem besser beste besten bestens super toll tolle tolles toller tollen schön schöne schönes
schönen schöner nett nette nettes netten netter freundlich freundliche freundlicher freundliches freundlichen
hilfsbereit hilfsbereite hilfsbereites hilfreich zuvorkommend zuvorkommende zuvorkommendes kompetent kompetente
kompetenter professionell professionelle professioneller perfekt perfekte perfekter perfektes ideal top klasse prima
hervorragend hervorragende hervorragender hervorragendes ausgezeichnet ausgezeichnete ausgezeichneter ausgezeichnetes
fantastisch fantastische großartig großartige wunderbar wunderbare zufrieden zufriedenstellend begeistert empfehlen
empfehlenswert empfehlung empfohlen weiterempfehlen gerne gern jederzeit absolut äußerst extrem ziemlich recht richtig
super angenehm angenehme angenehmer sauber saubere sauberes sauberer sauberkeit gepflegt gepflegte modern moderne
modernes moderner groß große großes großer klein kleine kleines kleiner geräumig geräumige bequem bequeme komfortabel
komfortable zentral zentrale zentraler gelegen ruhig ruhige laut laute schlecht schlechte schlechter enttäuschend
enttäuscht unfreundlich unfreundliche unfreundliches schmutzig dreckig langsam langsame teuer günstig lecker leckere
leckeres leckerer köstlich reichhaltig schnell schnelle schneller pünktlich zuverlässig zuverlässige fair faire
sympathisch herzlich herzliche aufmerksam aufmerksame ordentlich ok okay ordnung problem probleme problemlos nachteil
nachteile positiv negativ besonders besondere gemütlich gemütliche ausgestattet eingerichtet ausstattung einrichtung
service personal mitarbeiter mitarbeiterin mitarbeitern mitarbeitende team bedienung beratung betreuung lage preis preise
preisen leistung preisleistung verhältnis qualität auswahl angebot essen speisen getränke restaurant lokal hotel hotels
zimmer zimmern bad badezimmer bett betten frühstück frühstücksbuffet rezeption empfang aufenthalt unterkunft haus wohnung
besuch termin kunde kunden kundenservice firma unternehmen laden geschäft praxis arbeit auftrag termine ambiente
atmosphäre nähe stadt zentrum innenstadt sehenswürdigkeiten erreichbar erreichen fuß fußläufig minuten tag tage nacht
abend zeit mal jahr jahre jahren uhr platz ort gast gäste klimaanlage wlan pool bar fenster straße lärm dusche wasser
aussicht blick fühlt gefühlt wohl wohlgefühlt gefallen danke dank vielen stern sterne erfahrung erwartungen erwartet
wünschen übrig einzige einziger bietet bieten liegt entfernt verfügung möglich nächste nächstes kommen komme wiederkommen
buchen gebucht sauberen schönste alt alte veraltet renovierung dinge sache sachen kleinigkeiten`;

const fold = (list: string): Set<string> => new Set(list.trim().split(/\s+/).map(foldWord));
const functionSet = fold(functionWords);
const stapleSet = fold(stapleWords);

/**
 * How much a shared word says about a shared origin: 0 for function words, 0.3 for the staples of reviews, 1 for every
 * other word. Takes a folded word.
 */
export function wordWeight(word: string): number {
  if (functionSet.has(word)) return 0;
  if (stapleSet.has(word)) return 0.3;
  return word.length < 3 && !/\d/.test(word) ? 0.3 : 1;
}

/** The function words, folded. */
export function functionWordsOf(): string[] {
  return [...functionSet];
}
