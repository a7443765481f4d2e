import { describe, it } from 'node:test';
import { expect } from 'expect';
import { deviceName } from './device-name.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';

describe('the name of a device', () => {
  for (const [userAgent, name] of [
    [`Mozilla/5.0 (Linux; Android 14; Pixel 8) ${webkit} Chrome/130.0 Mobile Safari/537.36`, 'Chrome auf Android'],
    [`${windows} ${webkit} Chrome/130.0 Safari/537.36 Edg/130.0`, 'Edge auf Windows'],
    [`${windows} ${webkit} Chrome/130.0 Safari/537.36 OPR/115.0`, 'Opera auf Windows'],
    [
      `Mozilla/5.0 (Linux; Android 14) ${webkit} SamsungBrowser/26.0 Chrome/122.0 Mobile`,
      'Samsung Internet auf Android',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox auf Linux'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 (KHTML, like Gecko) Version/18.0 Mobile/15E1 Safari/604.1',
      'Safari auf dem iPhone',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 (KHTML, like Gecko) Version/18.0 Safari/605.1',
      'Safari auf dem Mac',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1 (KHTML, like Gecko) CriOS/130.0 Mobile/15E1 Safari/604.1',
      'Chrome auf dem iPad',
    ],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/130.0 Safari/537.36`, 'Chrome auf ChromeOS'],
    ['Mozilla/5.0 (Windows NT 10.0; Trident/7.0; rv:11.0) like Gecko', 'Browser auf Windows'],
    [`${'x'.repeat(600)} Firefox/132.0`, 'Unbekanntes Gerät'],
    ['curl/8.5', 'Unbekanntes Gerät'],
    ['', 'Unbekanntes Gerät'],
  ] as const) {
    it(`of ${userAgent.slice(-40) || 'nothing'} is ${name}`, () => expect(deviceName(userAgent)).toBe(name));
  }
});
