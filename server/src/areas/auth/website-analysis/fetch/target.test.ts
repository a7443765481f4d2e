import { describe, it } from 'node:test';
import { AnalysisError } from '@rezenso/engines/analysis/analysis-error';
import { expect } from 'expect';
import { createAllowList } from './allow-list.ts';
import { parseDomain } from './target.ts';

describe('what people type as their domain', () => {
  it('is understood in the forms that browsers accept', () => {
    const forms = {
      'meine-firma.de': 'https://meine-firma.de/',
      ' https://www.Meine-Firma.de/ ': 'https://www.meine-firma.de/',
      'HTTP://MEINE-FIRMA.DE': 'http://meine-firma.de/',
      '//meine-firma.de/freiburg#oben': 'https://meine-firma.de/freiburg',
      'meine-firma.de.': 'https://meine-firma.de/',
      'münchen.de': 'https://xn--mnchen-3ya.de/',
      'localhost:8080': 'https://localhost:8080/',
    };
    for (const [typed, address] of Object.entries(forms)) {
      expect({ typed, address: parseDomain(typed).href }).toEqual({ typed, address });
    }
  });

  it('is refused with the reason when it is empty or no domain', () => {
    expect(codeOf('  ')).toBe('DOMAIN_REQUIRED');
    for (const typed of [
      'meine firma',
      'ftp://firma.de',
      'user@firma.de',
      'a..de',
      '-a-.de',
      '<b>.de',
      'javascript://x',
      'x'.repeat(3_000),
    ]) {
      expect({ typed, code: codeOf(typed) }).toEqual({ typed, code: 'DOMAIN_INVALID' });
    }
  });
});

describe('the list of allowed hosts', () => {
  it('opens host and port together', () => {
    const allowed = createAllowList(['localhost:8080', ' firma.test ', '[::1]:81', '127.0.0.1:80']);
    const has = (address: string) => allowed.has(new URL(address));
    expect(
      [
        'http://localhost:8080/x',
        'https://firma.test/',
        'http://firma.test/',
        'http://[::1]:81/',
        'http://127.0.0.1/',
      ].map(has),
    ).not.toContain(false);
    expect(
      ['http://localhost/', 'http://localhost:8081/', 'http://firma.test:8080/', 'https://127.0.0.1/'].map(has),
    ).not.toContain(true);
  });

  it('refuses an entry that cannot be read', () => {
    expect(() => createAllowList(['http://localhost:80'])).toThrow('http://localhost:80');
  });
});

function codeOf(typed: string): string {
  try {
    return parseDomain(typed).href;
  } catch (error) {
    return error instanceof AnalysisError ? error.code : 'thrown';
  }
}
