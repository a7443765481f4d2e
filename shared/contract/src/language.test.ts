import { isLanguage, languages, offeredLanguages, pageLanguage, texts } from './language.ts';
import { startLanguage } from './language-catalogue.ts';

afterEach(() => {
  globalThis.__rezensoLanguage = undefined;
});

const german = {
  title: 'Anmelden',
  steps: ['Eins', 'Zwei'],
  count: (n: number) => `${n} Tage`,
  deep: { one: 'ja', two: 'nein' },
};

it('leaves German texts as they are where no language was started', () => {
  expect(texts('mf-x/texts/german', german)).toBe(german);
  expect(pageLanguage()).toBe('de');
});

it('gives the translated texts under the same name', () => {
  const english = {
    title: 'Sign in',
    steps: ['One', 'Two'],
    count: (n: number) => `${n} days`,
    deep: { one: 'yes', two: 'no' },
  };
  startLanguage('en', { 'mf-x/texts': { german: english, line: 'Per month' } });
  const found = texts('mf-x/texts/german', german);
  expect(found).toEqual({ ...english, count: expect.any(Function) });
  expect(found.count(3)).toBe('3 days');
  expect(texts('mf-x/texts/line', 'pro Monat')).toBe('Per month');
  expect(pageLanguage()).toBe('en');
});

it('stays German in what a catalogue lacks, has in another form, or has beyond it', () => {
  const older = { title: 'Sign in', steps: 'One', deep: { one: 'yes' }, gone: 'Gone' };
  startLanguage('en', { 'mf-x/texts': { german: older } });
  expect(texts('mf-x/texts/german', german)).toEqual({
    title: 'Sign in',
    steps: ['Eins', 'Zwei'],
    count: german.count,
    deep: { one: 'yes', two: 'nein' },
  });
});

it('stays German where a module brings no catalogue, and finds one that comes later', () => {
  const page = startLanguage('en', {});
  expect(texts('mf-y/texts/german', german)).toBe(german);
  page.add({ 'mf-y/texts': { german: { title: 'Later' } } });
  expect(texts('mf-y/texts/german', german).title).toBe('Later');
});

it.each(['constructor', '__proto__', 'toString'])('takes %s for no text', (name) => {
  startLanguage('en', { 'mf-x/texts': {} });
  expect(texts(`mf-x/texts/${name}`, 'Deutsch')).toBe('Deutsch');
});

it.each(['', 'fr', 'EN', 'de-DE', '__proto__', 7, null, undefined])('knows no language %j', (value) => {
  expect(isLanguage(value)).toBe(false);
});

it('offers German first, and nothing but what it knows', () => {
  expect(offeredLanguages[0]).toBe('de');
  expect(offeredLanguages.every((one) => languages.includes(one))).toBe(true);
});
