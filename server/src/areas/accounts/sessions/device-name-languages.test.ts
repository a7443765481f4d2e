import { describe, it } from 'node:test';
import { expect } from 'expect';
import { deviceName, deviceNameIn } from './device-name.ts';

describe('the name of a device in English', () => {
  for (const [userAgent, name] of [
    ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', 'Chrome on Windows'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1', 'Safari on iPhone'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) Firefox/140.0', 'Firefox on Mac'],
    ['curl (Linux)', 'Browser on Linux'],
    ['', 'Unknown device'],
  ] as const)
    it(`is ${name}`, () => {
      expect(deviceNameIn('en', deviceName(userAgent))).toBe(name);
      expect(deviceNameIn('de', deviceName(userAgent))).toBe(deviceName(userAgent));
    });
});
