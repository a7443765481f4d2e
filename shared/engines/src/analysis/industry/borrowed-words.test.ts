import { describe, it } from 'node:test';
import { expect } from 'expect';
import { readPage } from '../page/read-page.ts';
import { tradeWordsOf } from './borrowed-words.ts';
import { classify } from './classify.ts';
import { classifyTrade, kindsSaid } from './classify-trade.ts';

describe('a workshop that calls itself a clinic', () => {
  const borrowed: [name: string, text: string][] = [
    ['Computer Klinik', 'Schnelle Hilfe bei PC-Problemen.'],
    ['Handy-Doktor', 'Display gebrochen? Wir tauschen es in einer Stunde.'],
    ['Puppenklinik Sander', 'Hier werden Puppen und Teddys wieder ganz.'],
    ['Auto Hospital Nord', 'Inspektion, Bremsen und Reifenwechsel.'],
  ];
  for (const [name, text] of borrowed)
    it(`is no medicine: ${name}`, () => {
      const pages = [
        readPage(`<title>${name}</title><h1>${name}</h1><p>${text}</p>`, 'https://www.beispiel.de/', 'start'),
      ];
      const { industry } = classify(pages, name);
      expect(industry).not.toBe('Fitness & Gesundheit');
      expect(classifyTrade(kindsSaid(pages, name), industry) ?? '').not.toMatch(
        /hospital|clinic|doctor|pharmacy|veterinary/,
      );
    });

  it('keeps the words of those who heal', () => {
    for (const name of ['augenklinik meier', 'klinik am see', 'tierklinik', 'zahnarztpraxis', 'praxis dr weber'])
      expect(tradeWordsOf(name)).toEqual(name.split(' '));
  });
});
