import { describe, it } from 'node:test';
import { expect } from 'expect';
import { allDeeds, allTrades, findTrade } from '../../trades/index.ts';
import { readPage } from '../page/read-page.ts';
import { classifyTrade, kindsSaid } from './classify-trade.ts';

describe('what a business says it does', () => {
  const known: [says: string, kind: string][] = [
    ['Ich fotografiere Hochzeiten.', 'Fotostudio'],
    ['Shooting, Hochzeitsreportage und Familienbilder', 'Fotostudio'],
    ['Wir verlegen Parkett und schleifen alte Dielen.', 'Parkettlegerbetrieb'],
    ['Ich schneide Haare, auch bei Ihnen zu Hause.', 'Friseursalon'],
    ['Maniküre & Gelnägel', 'Nagelstudio'],
    ['Ich begleite Menschen in Trennung.', 'Coaching'],
    ['Wir begleiten Sie beim Abschied.', 'Bestattungshaus'],
    ['Wir rösten unseren Kaffee selbst.', 'Kaffeerösterei'],
    ['Wir fotografieren jede Baustelle vor Beginn der Arbeiten.', ''],
    ['Wir schmieden Pläne.', ''],
    ['Ich begleite Sie von Anfang an.', ''],
    ['Unsere Kunden: wir fotografieren Hochzeiten, Shooting, Babyfotos', ''],
  ];
  for (const [says, kind] of known)
    it(`is ${kind || 'no kind'}: ${says}`, () => {
      expect(kindOf(`<title>Kessler</title><p>${says}</p>`, 'Kessler')).toBe(kind);
    });

  it('takes a practice of a doctor for one unless it says another', () => {
    expect(kindOf('<title>Ordination Dr. Huber</title>', 'Ordination Dr. Huber')).toBe('Arztpraxis');
    expect(kindOf('<title>Praxis Dr. Huber</title>', 'Praxis Dr. Huber')).toBe('Arztpraxis');
    expect(kindOf('<title>Praxis Dr. Huber</title><p>Zahnimplantate und Bleaching</p>', 'Praxis Dr. Huber')).toBe(
      'Zahnarztpraxis',
    );
    expect(kindOf('<title>Praxis Huber</title>', 'Praxis Huber')).toBe('');
  });

  it('does not tell where two kinds say as much', () => {
    expect(kindOf('<p>Zahnersatz und Beisetzung</p>', 'Kessler')).toBe('');
  });
});

describe('the table of deeds', () => {
  it('has a row of each kind of business, and no term that tells of two', () => {
    expect(allDeeds().map(({ trade }) => trade.id)).toEqual([...allTrades().keys()]);
    const tells = allDeeds().flatMap(({ tells: terms }) => terms);
    expect(tells.filter((term, at) => tells.indexOf(term) !== at)).toEqual([]);
  });

  it('is written as its head explains', () => {
    const terms = allDeeds().flatMap(({ tells, hints, otherwise }) => [...tells, ...hints, ...otherwise]);
    const wrong = terms.filter(
      (term) => !term.split('+').every((part) => /^(@|=?[a-z0-9]{1,40}|[a-z0-9]{2,40}-)$/.test(part)),
    );
    expect(wrong).toEqual([]);
  });
});

function kindOf(html: string, name: string): string {
  const page = readPage(`<html><head></head><body>${html}</body></html>`, 'https://www.firma-x.de/', 'start');
  return findTrade(classifyTrade(kindsSaid([page], name), null))?.name ?? '';
}
