import { optionalText, requiredWebAddress, text, webAddress } from './text-rules.form.ts';

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

it('takes an address on the web or none, unless one is needed', () => {
  expect(webAddress().validateSync('')).toBe('');
  expect(webAddress().validateSync(' https://firma.de ')).toBe('https://firma.de');
  expect(() => webAddress().validateSync('firma')).toThrow('Bitte gib eine gültige URL ein');
  expect(() => requiredWebAddress().validateSync('')).toThrow('Bitte gib eine gültige URL ein');
});
