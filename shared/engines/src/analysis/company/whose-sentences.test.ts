import { describe, it } from 'node:test';
import { expect } from 'expect';
import { readPage } from '../page/read-page.ts';
import { isEnglish } from './language.ts';
import { isOfSupported } from './other-bodies.ts';
import { refused, scoreSentence } from './score-sentence.ts';
import { summaryOf } from './summary.ts';
import { speakAlike, voiceOf } from './voice.ts';

const start = (body: string, head = '') => readPage(`${head}${body}`, 'https://www.beispiel-seite.de/', 'start');
const work = 'Wir nähen Zelte, Planen und Markisen nach Maß.';

describe('a summary is of the business and not', () => {
  it('of a club that it supports, on a page of its own or in a sentence', () => {
    const club = readPage(
      '<h1>Förderverein Waldbad</h1><p>Wir betreiben den Kiosk und streichen die Umkleiden am Becken.</p>',
      'https://www.beispiel-seite.de/ueber-das-waldbad',
      'about',
    );
    expect(summaryOf([start('<h1>Zeltnäherei Ost</h1>'), club]).summary).toBe('');
    expect(isOfSupported('Ehrenamtlich helfe ich im Tierheim.')).toBe(true);
    expect(isOfSupported('Wir unterstützen den Sportverein Rosenau.')).toBe(true);
    expect(isOfSupported('Wir nähen Fahnen für Vereine.')).toBe(false);
    expect(isOfSupported('Wir drucken Vereinshefte.')).toBe(false);
  });

  it('but a club tells of itself', () => {
    const told = 'Der Verein betreibt den Kiosk und streicht die Umkleiden am Becken.';
    expect(summaryOf([start(`<h1>Förderverein Waldbad e.V.</h1><p>${told}</p>`)]).summary).toBe(told);
  });

  it('of matches, prizes and concerts that were', () => {
    for (const news of [
      'Mit 4:2 besiegten unsere Damen den HC Talheim.',
      'Der Aufstieg in die Bezirksliga ist geschafft.',
      'Zwei Mal Gold für unsere Schwimmer.',
      'Der Chor sang vor ausverkauftem Haus.',
    ])
      expect(scoreSentence(news, { industry: null, trade: null })).toBe(refused);
    expect(
      scoreSentence('Wir fertigen Ringe aus Gold, Silber und Platin.', { industry: null, trade: null }),
    ).toBeGreaterThan(0);
  });

  it('in the English of a theme on a German site', () => {
    const theme = '<meta name="description" content="A clean layout for your company with lots of options.">';
    expect(summaryOf([start(`<p>${work}</p>`, theme)]).summary).toBe(work);
    expect(isEnglish('Design, Catering und Events in Kiel.')).toBe(false);
    expect(summaryOf([start('<p>We sew tents and awnings for your garden.</p>')]).summary).toMatch(/^We sew/);
  });

  it('of posts that a start page teases', () => {
    const posts = '<div class="latest-posts"><p>Wir erklären, wie man ein Zelt im Winter lagert und pflegt.</p></div>';
    expect(summaryOf([start(`${posts}<p>${work}</p>`)]).summary).toBe(work);
  });
});

describe('a summary has one voice', () => {
  it('where a second sentence comes from elsewhere', () => {
    expect(voiceOf('Zeltbau Ost näht Planen.')).toBe('named');
    expect(voiceOf('Im Hof steht ein Ofen.')).toBeUndefined();
    expect(voiceOf('Zimmer mit Blick und Balkon.')).toBeUndefined();
    expect(speakAlike('Ich nähe Zelte.', 'Unsere Werkstatt ist im Hof.')).toBe(false);
    expect(speakAlike('Ich nähe Zelte.', 'Planen und Markisen nach Maß.')).toBe(true);
    const mixed = `<p>${work}</p><p>Ich repariere auch Rucksäcke, Taschen und Schlafsäcke.</p>`;
    expect(summaryOf([start(mixed)]).summary).toBe(work);
  });
});
