import { describe, it } from 'node:test';
import { expect } from 'expect';
import { fraudRisk } from './fraud-risk.ts';
import { styleEvidence } from './style-evidence.ts';

const prose =
  'Das Hotel besticht durch seine zentrale Lage und die hervorragende Ausstattung. Das Personal ist äußerst freundlich ' +
  'und zuvorkommend, die Zimmer sind geräumig und komfortabel eingerichtet.';

describe('styleEvidence', () => {
  it('says how rare such a style is, that it proves nothing and that many generated texts have none', () => {
    const [hint, ...others] = styleEvidence(prose);
    expect(others).toEqual([]);
    expect(hint?.text).toContain('etwa einer von tausend Menschen');
    expect(hint?.text).toContain('kein Beweis');
    expect(hint?.text).toContain('viele Texte aus Generatoren fallen so nicht auf');
  });

  it('stays far below a flag by itself', () => {
    expect(fraudRisk(styleEvidence(prose))).toMatchObject({ fraudScore: 20, risk: 'niedrig' });
  });

  it('says nothing of what somebody typed in haste', () => {
    expect(
      styleEvidence('Super lage direkt am Bahnhof!! Nur das Frühstück naja,Rührei war kalt und WLAN ging garnicht'),
    ).toEqual([]);
  });
});
