import { isReservedName } from './reserved-names.ts';
import { growthByFour } from './testing/processor-time.ts';

describe('a name that is read as Rezenso', () => {
  it.each([
    'Rezenso',
    'Rezenso Support',
    'Rezenso Team',
    'Team Rezenso',
    'REZENS0',
    'R3Z3NS0 Support',
    'Rezen$o',
    'Re2enso',
    'Rezénsö',
    'Rezensø Hilfe',
    'R e z e n s o',
    'Re-zenso',
    'R.e.z.e.n.s.o GmbH',
    'Rezen So',
    'Rezzensoo',
    'rezenso.de',
    'Rezenso24',
    'RezensoSupport',
    'MeinRezenso',
    'Резенсо',
    'Резенсо Поддержка',
    'Ρεζενσο',
    'ʀᴇᴢᴇɴꜱᴏ',
    'ʳᵉᶻᵉⁿˢᵒ',
    'Rezenſo',
    '℞ Rezenso',
    'Rez€nso',
    'Rezenßo',
    'Café Rezenso & Co',
    'REZENS🅾',
    '🅡🅔🅩🅔🅝🅢🅞',
    '🆁🅴🆉🅴🅽🆂🅾',
    '🇷🇪🇿🇪🇳🇸🇴',
    'REZENS⭕ Support',
    'REZENS⭕️ Support',
    'Rezens◯ Team',
    'Rezens ◯',
    'R∃ZENSO',
    'R ∃ Z ∃ N S ∅',
    'Rezens〇',
    'Rezens口',
    '尺乇乙乇几丂口',
    'Rezens०',
    'Rez३nso',
    'Rezenꞩo',
    'REZENꞨO',
    '®ezenso',
    'R⃝e⃝z⃝e⃝n⃝s⃝o⃝',
    'Re\u3164zenso',
    'Rezenѕо',
  ])('is reserved: %s', (name) => expect(isReservedName(name)).toBe(true));

  it('is reserved when first and last name say it together', () => {
    expect(isReservedName('Rezenso', 'Support')).toBe(true);
    expect(isReservedName('Re', 'Zenso')).toBe(true);
    expect(isReservedName('Renzo', 'Sommer')).toBe(false);
  });
});

describe('other names', () => {
  it.each([
    'Rezensionen Müller',
    'Rezensent & Partner',
    'Renzo Sommer',
    'Rezept & Sonne',
    'Herzensort Freiburg',
    'Grenzensonne',
    'Lorenz Ensor',
    'Resonanz',
    'Zen So Sushi',
    'Präzision Söhne',
    'Support & Service GmbH',
    'Team Sommer',
    'Rosenso',
    'Café Provence',
    '東京 Sushi',
    'Café 24/7',
    '口福 Restaurant',
    '○ Café Anna',
    'Rezensionsexemplar ®',
    'Hotel 🇩🇪 Rezeption',
    'Studio 54',
    '0',
    '',
  ])('are free: %s', (name) => expect(isReservedName(name)).toBe(false));

  it('are judged in time that grows with their length only', () => {
    for (const piece of ['r', 're', 'r e z e n s ', 'rezens', 'o\u0301', '. ']) {
      const growth = growthByFour((length) => isReservedName(piece.repeat(length)), 8_000);
      expect([piece, growth < 8]).toEqual([piece, true]);
    }
  });
});
