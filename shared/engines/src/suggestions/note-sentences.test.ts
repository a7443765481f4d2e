import { describe, it } from 'node:test';
import { expect } from 'expect';
import fc from 'fast-check';
import { sentencesFromNotes } from './note-sentences.ts';

const textOf = (notes: string) => sentencesFromNotes(notes).map(({ text }) => text);

describe('what is made a sentence', () => {
  const made: [note: string, sentence: string][] = [
    ['kaffee super', 'Der Kaffee war super.'],
    ['KAFFEE SUPER', 'Der Kaffee war super.'],
    ['finde den laden super', 'Ich finde den Laden super.'],
    ['Preise waren ok', 'Die Preise waren ok.'],
    ['der laden schön', 'Der Laden war schön.'],
    ['die mitarbeiter nett', 'Die Mitarbeiter waren nett.'],
    ['frau sehr nett', 'Die Frau war sehr nett.'],
    ['trainer sind freundlich', 'Die Trainer sind freundlich.'],
    ['bad klein aber sauber', 'Das Bad war klein, aber sauber.'],
    ['essen und service top', 'Essen und Service waren top.'],
    ['kuchen frisch und kaffee stark', 'Der Kuchen war frisch und der Kaffee war stark.'],
    ['herr yilmaz sehr kompetent', 'Herr Yilmaz war sehr kompetent.'],
    ['auto wurde schnell repariert', 'Das Auto wurde schnell repariert.'],
    ['logo sehr gelungen', 'Das Logo war sehr gelungen.'],
    ['komme gerne wieder', 'Ich komme gerne wieder.'],
    ['habe zwei blusen gekauft', 'Ich habe zwei Blusen gekauft.'],
    ['war nicht so zufrieden', 'Ich war nicht so zufrieden.'],
  ];
  for (const [note, sentence] of made)
    it(`'${note}'`, () => expect(sentencesFromNotes(note)).toEqual([{ text: sentence, isMade: true }]));
});

describe('what stays as it was written', () => {
  const kept: [note: string, words: string][] = [
    ['räume könnten wärmer sein', 'Räume könnten wärmer sein.'],
    ['zimmer sauber', 'Zimmer sauber.'],
    ['küche im april eingebaut', 'Küche im April eingebaut.'],
    ['waren sehr nett', 'Waren sehr nett.'],
    ['war im märz da', 'War im März da.'],
    ['haben zwei stunden gewartet', 'Haben zwei Stunden gewartet.'],
    ['see nah', 'See nah.'],
    ['termin schnell', 'Termin schnell.'],
    ['buche online', 'Buche online.'],
    ['mann skeptisch', 'Mann skeptisch.'],
    ['kind willkommen', 'Kind willkommen.'],
    ['montag offen', 'Montag offen.'],
    ['herr doktor nett', 'Herr Doktor nett.'],
    ['finde gut', 'Finde gut.'],
    ['werde empfohlen', 'Werde empfohlen.'],
    ['freundliche bedienung, guter kaffee', 'Freundliche Bedienung, guter Kaffee.'],
    ['ich fand, kaffee super', 'Ich fand, Kaffee super.'],
    ['Der Wein passte gut dazu', 'Der Wein passte gut dazu.'],
    ['wartezeit ca. 40 minuten', 'Wartezeit ca. 40 Minuten.'],
    ['rücken besser', 'Rücken besser.'],
    ['alles tip top wie immer', 'Alles tip top wie immer.'],
    ['tip top', 'Tip top.'],
    ['beim ersten mal', 'Beim ersten Mal.'],
    ['komm mal vorbei', 'Komm mal vorbei.'],
    ['gestern kam herrn weber etwas dazwischen', 'Gestern kam Herrn Weber etwas dazwischen.'],
    ['termin bei dr benz', 'Termin bei Dr Benz.'],
    ['dr und team nett', 'Dr und Team nett.'],
  ];
  for (const [note, words] of kept) it(`'${note}'`, () => expect(textOf(note)).toEqual([words]));

  it('adds no word and leaves none out', () => {
    const words = fc.array(fc.constantFrom('kaffee', 'zimmer', 'eingebaut', 'sehr', 'in', 'zwei', 'tagen', 'wir'), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(words, (some) => {
        const [sentence] = sentencesFromNotes(some.join(' '));
        return !sentence || sentence.isMade || sentence.text.toLowerCase() === `${some.join(' ')}.`;
      }),
    );
  });
});

describe('verbs that may look like nouns', () => {
  const small = [
    'Konnte alles online hochladen.',
    'Unterlagen konnte ich hochladen.',
    'Ohne alles hochzuladen.',
    'Wir mussten lange warten.',
    'Wir konnten draußen sitzen und essen.',
    'Weil wir lange warten mussten.',
    'Man kann dort gut essen.',
    'Ließ mich lange warten.',
    'Wir durften lange sitzen und reden.',
    'Möchte hier wieder essen.',
    'Viel zu essen und trinken.',
    'Wir konnten das essen.',
  ];
  for (const sentence of small)
    it(`stay small: '${sentence}'`, () => expect(textOf(sentence.slice(0, -1).toLowerCase())).toEqual([sentence]));

  const large = [
    'Zum Warten.',
    'Das Essen war gut.',
    'Das Hochladen war einfach.',
    'Beim Hochladen half man mir.',
    'Beim Warten konnte man lesen.',
    'Wir konnten das Essen genießen.',
    'Konnten gutes Essen genießen.',
    'Ich mag gutes Essen.',
    'Ich mochte das Essen.',
    'Man muss mit langem Warten rechnen.',
    'Mussten lange warten bis das Essen kam.',
    'Wir konnten gut sitzen, Essen war gut.',
    'Konnte parken und Essen war gut.',
    'Kann den Laden nur empfehlen.',
    'Alle Fragen konnte er beantworten.',
    'Er konnte meine Fragen beantworten.',
    'Man konnte leckere Speisen bestellen.',
  ];
  for (const sentence of large)
    it(`are nouns: '${sentence}'`, () => expect(textOf(sentence.slice(0, -1).toLowerCase())).toEqual([sentence]));

  it('are written as the writer did where they are written large', () => {
    for (const sentence of ['Essen und Trinken waren gut.', 'Wir konnten Essen und Trinken mitbringen.'])
      expect(textOf(sentence)).toEqual([sentence]);
  });
});

describe('nouns in fixed phrases', () => {
  const large = [
    'Das nächste Mal nehme ich mehr Zeit mit.',
    'Beim nächsten Mal gern wieder.',
    'Zum ersten Mal dort gewesen.',
    'Jedes Mal pünktlich.',
    'Ein paar Mal schon bestellt.',
    'Schon mehrere Male dort gewesen.',
    'Im Großen und Ganzen zufrieden.',
    'Im Grossen und Ganzen zufrieden.',
    'Auf jeden Fall wieder.',
    'Auf keinen Fall zu teuer.',
    'Zum Glück ging es schnell.',
    'Alles in Ordnung.',
    'Von Anfang bis Ende freundlich.',
    'In der Regel schnell.',
    'Im Voraus bezahlt.',
    'Vor Ort geklärt.',
    'Schritt für Schritt erklärt.',
    'Im Allgemeinen zufrieden.',
    'Etwas Besonderes.',
    'War etwas Besonderes, gern wieder.',
    'Kam zu Fuß nach Hause.',
  ];
  for (const sentence of large)
    it(`are written large: '${sentence}'`, () => {
      expect(textOf(sentence.slice(0, -1).toLowerCase()).join(' ').replace('. Gern', ', gern')).toBe(sentence);
    });

  const small = [
    'Mal sehen.',
    'Dreimal dort gewesen.',
    'Schon mal dort gewesen.',
    'Noch mal bestellt.',
    'Nicht mal gefragt.',
    'Erst mal gewartet.',
    'Das mal probiert.',
    'Im allgemeinen Wartezimmer.',
    'Im übrigen Haus.',
    'Etwas besonderes Brot.',
    'Bei weitem besser.',
    'Im großen Raum.',
  ];
  for (const sentence of small)
    it(`are none elsewhere: '${sentence}'`, () => {
      const [first = '', ...rest] = textOf(sentence.slice(0, -1).toLowerCase());
      expect([first, ...rest].join(' ')).toBe(sentence);
    });

  it('are none across a comma', () => {
    const said = textOf('das nächste; mal sehen').join(' ');
    expect(said).toContain('mal sehen'.slice(1));
    expect(said).not.toMatch(/nächste;? Mal/);
  });

  it('stay as they were where the writer wrote them large', () =>
    expect(textOf('Auf jeden FALL wieder')).toEqual(['Auf jeden FALL wieder.']));
});

describe('several notes', () => {
  it('become sentences of their own, words of the writer beside each other', () =>
    expect(textOf('essen lecker, portionen klein, gern wieder')).toEqual([
      'Das Essen war lecker.',
      'Die Portionen waren klein.',
      'Gern wieder.',
    ]));

  it('put last what the writer marked as bad', () =>
    expect(textOf('- wartezeit sehr lang\n+ bedienung nett')).toEqual([
      'Die Bedienung war nett.',
      'Die Wartezeit war sehr lang.',
    ]));

  it('are nothing where there is no word', () => expect(textOf(' \n -- 5!! ??? ')).toEqual([]));
});
