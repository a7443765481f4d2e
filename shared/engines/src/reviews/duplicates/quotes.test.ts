import { describe, it } from 'node:test';
import { expect } from 'expect';
import { compareTexts } from './compare.ts';
import { fingerprint } from './fingerprint.ts';
import { sharedRuns } from './overlap.ts';
import { tellingPassages } from './quotes.ts';

function shown(one: string, other: string): string[] {
  const [a, b] = [fingerprint(one), fingerprint(other)];
  return tellingPassages(a, b, sharedRuns(a, b), a.telling).map(({ a: from, length }) =>
    one.slice(a.tokens[from]?.start, a.tokens[from + length - 1]?.end),
  );
}

describe('the passages that are quoted', () => {
  it('are those that tell, not the longest that anybody writes', () => {
    const told = 'Das Klavier kam ohne Kratzer in den dritten Stock';
    const one = `Es hat gut geklappt, alles wurde pünktlich gebracht. ${told}.`;
    const other = `Bei uns hat es gut geklappt, alles wurde ordentlich verpackt. ${told}, und die Lampe steht auch.`;
    expect(shown(one, other)).toEqual(['Klavier kam ohne Kratzer in den dritten Stock']);
    expect(compareTexts(one, other).quotable.map(({ text }) => text)).toEqual([
      'Klavier kam ohne Kratzer in den dritten Stock',
    ]);
  });

  it('are none where the two share what stands in any text', () => {
    for (const [one, other] of [
      ['Sonnenbrille gekauft. Beratung sehr nett.', 'Gestern gekauft. Beratung sehr ausführlich.'],
      ['Der Termin wurde genau eingehalten, danke.', 'Alles wurde genau eingehalten beim Umbau.'],
      ['Ganz ehrlich – hier wird gearbeitet.', 'Ich bin ehrlich – hier wird repariert.'],
      ['Es hat geklappt, alles wurde geliefert.', 'Endlich geklappt, alles wurde gestrichen.'],
    ] as const)
      expect([one, shown(one, other)]).toEqual([one, []]);
  });

  it('end with the sentence, in either text, and not at an abbreviation', () => {
    const one = 'Die Hecke steht gerade. Die Wurzel vom Ahorn ist ausgefräst.';
    expect(shown(one, one)).toEqual(['Hecke steht gerade', 'Wurzel vom Ahorn ist ausgefräst']);
    const joined = 'Die Hecke schneidet Jonas mit der Schere die Wurzel vom Ahorn fräst Ole';
    const parted = 'Die Hecke schneidet Jonas mit der Schere. Die Wurzel vom Ahorn fräst Ole';
    expect(shown(joined, parted)).toEqual(['Hecke schneidet Jonas mit der Schere', 'Wurzel vom Ahorn fräst Ole']);
    const titled = 'Dann zog Dr. Albers mir ca. 4 mm Faden.';
    expect(shown(titled, titled)).toEqual(['zog Dr. Albers mir ca. 4 mm Faden']);
  });

  it('are three at most, in the order of the text', () => {
    const sentences = ['Ofen', 'Kamin', 'Sockel', 'Giebel', 'Balken'].map((one) => `Der ${one} bekam Lehm und Kalk.`);
    const text = sentences.join(' ');
    const passages = shown(text, text);
    expect(passages).toHaveLength(3);
    expect([...passages].sort((a, b) => text.indexOf(a) - text.indexOf(b))).toEqual(passages);
  });
});
