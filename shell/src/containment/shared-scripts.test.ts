import { runAs } from '../testing/module-code.ts';
import { noteLoads, scopeCalling, startRelease } from './scope.ts';

// A script that is named by its content says by its address which module it belongs to, and not which release.
const asked = () => scopeCalling(asked)?.version;
const versionOf = (module: string) => runAs(module, 'return asked()', { asked }, 'files');
const load = (module: string, version: string, address = `http://localhost/releases/${module}/files/page.js`) =>
  window.__rezensoLoads?.(address, { module, version });

beforeAll(() => noteLoads());

it('counts as of the release that loaded it, also when another one runs by now', () => {
  startRelease({ module: 'mf-a', version: '1' });
  load('mf-a', '1');
  expect(versionOf('mf-a')).toBe('1');
  startRelease({ module: 'mf-a', version: '2' });
  load('mf-a', '2', 'http://localhost/releases/mf-a/files/other.js');
  expect(versionOf('mf-a')).toBe('1');
});

it('counts as of the release that loaded it last, under whatever address a retry asked', () => {
  startRelease({ module: 'mf-b', version: '1' });
  load('mf-b', '1');
  startRelease({ module: 'mf-b', version: '2' });
  load('mf-b', '2', 'http://localhost/releases/mf-b/files/page.js?attempt=1');
  expect(versionOf('mf-b')).toBe('2');
});

it('counts as of the release that runs when nobody said who loads it', () => {
  startRelease({ module: 'mf-c', version: '1' });
  load('mf-d', '3');
  expect(versionOf('mf-c')).toBe('1');
});
