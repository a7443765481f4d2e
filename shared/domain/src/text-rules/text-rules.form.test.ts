import { renderWithPlatform } from '@rezenso/platform/testing';
import { object } from 'yup';
import { personRules } from '../company/profile-rules.form.ts';
import { line, name as nameRule, optionalText, requiredWebAddress, text, webAddress } from './text-rules.form.ts';

const name = text(2, 5, 'Bitte gib einen Namen ein');

it('counts characters as people do, and without the blanks around them', () => {
  expect(name.validateSync('  🥨🥨🥨🥨🥨 ')).toBe('🥨🥨🥨🥨🥨');
  expect(() => name.validateSync('🥨🥨🥨🥨🥨🥨')).toThrow('Bitte höchstens 5 Zeichen');
  expect(() => name.validateSync(' 🥨 ')).toThrow('Bitte gib einen Namen ein');
  expect(() => name.validateSync('   ')).toThrow('Bitte gib einen Namen ein');
});

it('refuses characters that nobody can see', () => {
  expect(() => optionalText(10).validateSync('a\u0000b')).toThrow('Der Text enthält unzulässige Zeichen');
  expect(optionalText(10).validateSync('')).toBe('');
});

it('measures a text as its readers see it', () => {
  expect(text(3, 5, 'zu kurz').validateSync('Ge\u202eorg\u200b')).toBe('Georg');
  expect(() => text(5, 9, 'zu kurz').validateSync('kurz\u200b\u200b')).toThrow('zu kurz');
});

it('takes an address on the web or none, unless one is needed', () => {
  expect(webAddress().validateSync('')).toBe('');
  expect(webAddress().validateSync(' https://firma.de ')).toBe('https://firma.de');
  expect(webAddress().validateSync('\u200bhttps://firma.de\u00a0')).toBe('https://firma.de');
  expect(() => webAddress().validateSync('firma')).toThrow('Bitte gib eine gültige URL ein');
  expect(() => requiredWebAddress().validateSync('')).toThrow('Bitte gib eine gültige URL ein');
});

it('takes for a name what the contract takes, and says what is wrong otherwise', () => {
  const rule = nameRule(2, 120, 'zu kurz');
  expect(rule.validateSync(' Müller & Söhne ')).toBe('Müller & Söhne');
  for (const bad of ['Café\nAnna', 'Gewinn https://evil.example', 'Pаypal'])
    expect(() => rule.validateSync(bad)).toThrow('Bitte gib nur den Namen an');
  expect(() => line(3, 120, 'zu kurz').validateSync('79098\u202eFreiburg')).toThrow('unzulässige Zeichen');
});

it('keeps our own name for administrators, also when first and last name say it together', () => {
  const rule = nameRule(2, 120, 'zu kurz');
  const person = object(personRules);
  for (const taken of ['Rezenso Support', 'REZENS0'])
    expect(() => rule.validateSync(taken)).toThrow('So heißen nur wir selbst');
  expect(() => person.validateSync({ firstName: 'Re', lastName: 'Zenso' })).toThrow('So heißen nur wir selbst');
  renderWithPlatform(null, { session: { isAdmin: true, adminRole: 'support_agent' } });
  expect(rule.validateSync('Rezenso Support')).toBe('Rezenso Support');
  expect(person.validateSync({ firstName: 'Rezenso', lastName: 'Team' })).toMatchObject({ lastName: 'Team' });
});
