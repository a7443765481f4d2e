import { describe, it } from 'node:test';
import { expect } from 'expect';
import { readPage } from '../page/read-page.ts';
import { refersBack } from './refers-back.ts';
import { summaryOf } from './summary.ts';

describe('a sentence cannot be told by itself', () => {
  for (const sentence of [
    'Er trägt sie ein Leben lang.',
    'Im Hofladen gibt es sie frisch vom Baum.',
    'Am Stand bekommt ihr sie auch gebrannt.',
    'Bringen Sie ihn zu uns.',
    'Bringt sie einfach vorbei.',
    'Seitdem baut er Orgeln.',
    'Sie brüten, wandern und rasten im Watt.',
    'Sie zu pflegen, ist unser Beruf.',
    'Wir schärfen sie noch von Hand.',
    'Ich lackiere es in jeder Farbe.',
    'Ihn haben wir selbst gezüchtet.',
    'Sie steht seit 1910 im Hof.',
    'Es hält warm und trocken.',
    'Das war unser bester Einfall.',
    'Das liegt uns im Blut.',
    'Dies gilt für alle Kurse.',
    'Diese schmecken auch kalt.',
    'Diese Brillen schleifen wir im Haus.',
    'Dabei helfen uns vier Esel.',
    'Dort lagern auch die Fässer.',
    'Hier fühlen sich Hunde wohl.',
    'So werden Zäune wieder gerade.',
    'Darin liegt das Geheimnis.',
    'Weil wir Zähne lieben.',
    'They come from three farms.',
    'That is how it all began.',
  ])
    it(`'${sentence}'`, () => expect(refersBack(sentence)).toBe(true));
});

describe('a sentence can be told by itself', () => {
  for (const sentence of [
    'Das kleine Kino am Hafen zeigt Stummfilme.',
    'Das Team spricht auch Polnisch.',
    'Das im Jahr 1910 gebaute Haus hat elf Zimmer.',
    'Sie finden bei uns Sättel und Zaumzeug.',
    'Im Hofladen gibt es Saft, Eier und Honig.',
    'Bringen Sie Ihre Messer zum Schleifen.',
    'Am Markt finden Sie unseren Stand.',
    'Sie reisen mit uns in kleinen Gruppen.',
    'Sie bekommen Ihre Schuhe noch am selben Tag.',
    'Es gibt Suppe, Quiche und Salat.',
    'Es erwarten Sie zwölf Zimmer und ein Garten.',
    'Hier in Emden räuchern wir Aal.',
    'Hier finden Sie Stoffe und Knöpfe.',
    'Beide Werkstätten reparieren auch Traktoren.',
    'Wir reparieren Uhren und reinigen sie.',
    'Wir fertigen das Geländer aus Stahl.',
    'Damit Sie gut schlafen, bauen wir Betten nach Maß.',
    'IT-Betreuung, Server und Telefonie.',
    'Ersatzteile und Zubehör für Mofas.',
    'Diesel und Heizöl liefern wir am selben Tag.',
    'Sondermaschinen, Vorrichtungen und Greifer.',
    'Itzehoer Spezialitäten und Käse.',
  ])
    it(`'${sentence}'`, () => expect(refersBack(sentence)).toBe(false));
});

describe('a summary', () => {
  const told = (body: string) => summaryOf([readPage(body, 'https://www.beispiel-seite.de/', 'start')]).summary;

  it('does not begin with what refers back, and goes on with it where that stands before', () => {
    const both = 'Wir brennen Obst aus alten Sorten. Daraus entstehen zwölf Brände und vier Liköre im Jahr.';
    expect(told(`<p>${both}</p>`)).toBe(both);
    expect(told('<p>Der Kessel stammt aus Kupfer. Wir heizen ihn mit Holz!</p>')).not.toMatch(/^Wir heizen ihn/);
    expect(told('<p>Darauf sind wir stolz.</p>')).toBe('');
  });

  it('tells the sentence before with it, where nothing else tells enough', () => {
    const both =
      'Frau Nolte hat die Töpferei 2011 eröffnet. Seitdem brennt sie Geschirr, Vasen und Kacheln im Holzofen.';
    expect(told(`<p>${both}</p>`)).toBe(both);
    const work = 'Geschirr, Vasen und Kacheln brennen wir im Holzofen.';
    expect(told(`<p>${both}</p><p>${work}</p>`)).toContain(work);
  });

  it('takes the question along to which two sentences answer', () => {
    const whole =
      'Die Klinge ist stumpf? Wir schleifen sie von Hand. Außerdem reparieren wir Scheren, Hobel und Gartengeräte.';
    expect(told(`<p>${whole}</p>`)).toBe(whole);
  });
});
