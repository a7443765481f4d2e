import * as z from 'zod/mini';
import { hasUnseenCharacters, isName, isPersonName } from './names.ts';
import { onboardingProfile } from './profile.ts';
import { growthByFour } from './testing/processor-time.ts';
import { addUserPlatform } from './user-platforms.ts';

describe('a name', () => {
  it.each([
    'Müller & Söhne GmbH',
    "L'Oréal",
    'L’Oréal Deutschland',
    'Dr. med. Şükran Öztürk-Weiß',
    'Łukasz Żółć',
    'Ærø Smørrebrød ApS',
    'mobile.de GmbH',
    'Check24.de',
    'Café 24/7',
    'a/b Architekten',
    'H&M: Mode @ Home',
    'Fisch (frisch!) + Co. KG',
    'Ταβέρνα Ελλάδα',
    'Пекарня Иванов',
    'Ресторан Kalinka',
    '東京 Sushi',
    'Tシャツ専門店',
    '서울 Küche',
    'ร้านอาหารไทย',
    'საქართველო',
    'भारत भोजनालय',
    'Atelier Nº 5',
    'Büro 40 ㎡',
    'Version 1.2.3',
    'ﬁligran',
    'כרמל',
    'Bäckerei Nr. 1™',
    'Big Data: Beratung',
    'Eis 🍦 & Kaffee ❤️',
    '👩‍🍳 Kochschule',
    'Studio ²',
    'e\u0301clair',
    'St. Pauli e.V.',
    'Müller & Co.',
    'Dr. med. Anna Weiß',
    'Studio 54',
    'Kaffee.Haus',
    'booking.com',
    'Parkhaus 🅿️',
    'Café 🇩🇪',
    'Yoga // Pilates',
    'Öffnung 10:30',
    '1⁄2 Mahlzeit',
  ])('may be %s', (name) => {
    expect(isName(name)).toBe(true);
  });

  it.each([
    ['a line break', 'Café\nAnna'],
    ['a carriage return', 'Café\r\nBcc: x'],
    ['a line separator', 'Café\u2028Anna'],
    ['a tab', 'Café\tAnna'],
    ['a NUL', 'Caf\u0000'],
    ['half a character', 'Caf\ud800'],
    ['a turned reading direction', 'Café\u202Egnp.exe'],
    ['an isolate', '\u2066Café\u2069'],
    ['a mark of direction', 'Caf\u200fé'],
    ['a zero-width space', 'Pay\u200bPal'],
    ['a joiner between letters', 'Pay\u200dPal'],
    ['a soft hyphen', 'Pay\u00adPal'],
    ['a filler that looks like nothing', '\u3164\u3164'],
    ['a blank of Braille', '\u2800\u2800'],
    ['tags', 'Café\u{e0041}'],
    ['an address', 'Gewinn https://evil.example'],
    ['an address without a scheme', 'Jetzt www.evil.de'],
    ['an address with a path', 'Gewinn evil.de/login'],
    ['an odd scheme', 'javascript:alert(1)'],
    ['a mail address', 'Frag eva@evil.de'],
    ['a Greek kappa and Cyrillic letters among Latin ones', 'Κафé'],
    ['a Cyrillic a', 'Pаypal'],
    ['a word of lookalikes only', 'РАУРАХ'],
    ['a Greek o', 'Gοοgle'],
    ['mathematical letters', '𝐏𝐚𝐲𝐏𝐚𝐥'],
    ['full-width letters', 'ＰａｙＰａｌ'],
    ['an address with the dot of another script', 'Gewinn evil。de/login'],
    ['an address with a half-width dot', 'Gewinn evil｡de/login'],
    ['an address with a full-width dot', 'Gewinn evil．de／login'],
    ['an address with a query', 'Gewinn evil.de?x=1'],
    ['an address in Punycode', 'Gewinn evil.xn--p1ai/login'],
    ['an address of numbers', 'Gewinn 1.2.3.4/x'],
    ['an address of numbers alone', 'Gewinn 1.2.3.4'],
    ['a mail address with a full-width sign', 'info＠evil.de'],
    ['a Coptic letter among Latin ones', 'ⲣaypal'],
    ['a letter in brackets', '⒫aypal'],
    ['a squared letter', '🄿aypal'],
    ['a letter made for mathematics', 'ℙaypal'],
    ['a Roman numeral for a letter', 'ⅿobile'],
    ['a Cherokee letter among Latin ones', 'Ꭺpple'],
    ['Cherokee letters only', 'ᎪᏢᏢᏞᎬ'],
    ['Lisu letters only', 'ꓐꓮꓠꓗ'],
    ['a Lisu letter among Latin ones', 'ꓐank'],
    ['a Georgian letter among Latin ones', 'pაypal'],
    ['an address with a port', 'Gewinn auf evil.com:80'],
    ['an address after two slashes', '//evil.com'],
    ['an address with a fraction slash', 'evil.com⁄login'],
    ['an address with a division slash', 'evil.com∕login'],
    ['an address with a drawn slash', 'evil.com╱login'],
    ['an address with a backslash', 'evil.com\\login'],
    ['an address with a raised colon', 'httpꓽ꞉//evil.com'],
    ['an address with the port behind a ratio', 'evil.com∶80'],
    ['an address with a dot at its end and a path', 'evil.com./login'],
    ['letters in black circles', '🅟🅐🅨🅟🅐🅛'],
    ['letters in black squares', 'P🅰️ypal'],
    ['a digit of another script', 'G०ogle'],
    ['a letter of old books', 'ꞩparkasse'],
    ['small capitals', 'ᴘᴀʏᴘᴀʟ'],
    ['letters buried under marks', `Zalgo${'\u0301'.repeat(8)}`],
  ])('holds no %s', (_, name) => {
    expect(isName(name)).toBe(false);
  });

  it('is judged wherever somebody is named in what others read', () => {
    const bad = 'Gewinn\nhttps://evil.example';
    const parts = { ...onboardingProfile.shape, businessName: addUserPlatform.body.shape.businessName };
    for (const field of ['firstName', 'lastName', 'companyName', 'businessName'] as const) {
      expect([field, z.safeParse(parts[field], bad).success]).toEqual([field, false]);
      expect([field, z.safeParse(parts[field], ' Müller & Söhne ').data]).toEqual([field, 'Müller & Söhne']);
    }
  });

  it('is judged in time that grows with its length only', () => {
    for (const piece of ['a.', 'a@', '👩\u200d', 'www', 'a\u0301', 'http:', '.a/', '\ufe0f']) {
      expect([piece, growthByFour((length) => isName(piece.repeat(length)), 16_000) < 8]).toEqual([piece, true]);
    }
  });
});

describe('the name of a person', () => {
  it.each(['Anna-Lena', 'Dr.med. Şükran', 'Hans.Peter', 'J.R.R.', 'O’Neill', 'Weiß e.K.', 'Comte'])(
    'may be %s',
    (name) => {
      expect(isPersonName(name)).toBe(true);
    },
  );

  it.each(['evil.com', 'Frag evil.de jetzt', 'EVIL.SHOP', 'evil。com', 'evil.xn--p1ai'])(
    'is no web address: %s',
    (name) => {
      expect(isPersonName(name)).toBe(false);
      for (const field of ['firstName', 'lastName'] as const)
        expect(z.safeParse(onboardingProfile.shape[field], name).success).toBe(false);
    },
  );
});

it('what cannot be seen is found in any text, emoji apart', () => {
  expect(hasUnseenCharacters('Freiburg im Breisgau 🏳️‍🌈')).toBe(false);
  expect(hasUnseenCharacters('Frei\u200bburg')).toBe(true);
});
