import { describe, it } from 'node:test';
import { expect } from 'expect';
import { readPage } from '../page/read-page.ts';
import { isAdvertising } from './advertising.ts';
import { summaryOf } from './summary.ts';

describe('advertising', () => {
  for (const sentence of [
    '„Ich komme gern wieder, alles war sauber und schnell.“',
    'Ich kann das Team jedem weiterempfehlen.',
    'Nur heute gibt es 15 % auf alle Töpfe.',
    'Mit dem Gutschein zahlen Sie weniger.',
    'Ihre Zufriedenheit ist unser Ziel.',
    'Mit Leidenschaft und Erfahrung an Ihrer Seite.',
  ])
    it(`is '${sentence}'`, () => expect(isAdvertising(sentence)).toBe(true));

  for (const sentence of [
    'Wir bauen Küchen aus Holz.',
    'Seit 1990 führen wir 100 % reine Wolle.',
    'Wir reparieren Räder.',
    'Seit 1920 backen wir mit Leidenschaft Brot.',
    'Wir beraten seit 1998 kompetent und unabhängig.',
    'Wir begeistern Kinder für den Musikunterricht.',
  ])
    it(`is not '${sentence}'`, () => expect(isAdvertising(sentence)).toBe(false));

  it('stays out of the summary, though it stands first', () => {
    const html = `<meta name="description" content="Jetzt sichern: 20 % Rabatt auf jeden Auftrag im ganzen Monat."><p>„So gute Arbeit habe ich noch nie gesehen, vielen Dank für alles.“</p><p>Wir bauen Küchen und Schränke aus heimischem Holz.</p>`;
    expect(summaryOf([readPage(html, 'https://muster.de/', 'start')]).summary).toBe(
      'Wir bauen Küchen und Schränke aus heimischem Holz.',
    );
  });
});
