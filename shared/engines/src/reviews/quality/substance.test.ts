import { describe, it } from 'node:test';
import { expect } from 'expect';
import { expectQuick } from '../../../testing/expect-quick.ts';
import { attacks } from '../../../testing/texts/attacks.ts';
import { honestFurther } from '../../../testing/texts/honest-further.ts';
import { honestMixed } from '../../../testing/texts/honest-mixed.ts';
import { honestNeighbours } from '../../../testing/texts/honest-neighbours.ts';
import { bandsOf } from '../duplicates/signature.ts';
import { sharesWords, wordShare } from '../duplicates/word-share.ts';
import { hasSubstance } from './substance.ts';
import { judgeWorth } from './worth.ts';

describe('the substance of a review', () => {
  it('is a sentence or two in different words', () => {
    expect(hasSubstance('Die Speisekarten waren pünktlich da, nur die Rechnung kam doppelt.')).toBe(true);
    expect(hasSubstance('Leider lange gewartet. Das Essen war dann kalt und die Bedienung nicht freundlich.')).toBe(
      true,
    );
  });

  it('is one exact sentence too', () => {
    for (const text of [
      'Im Zählerschrank ist jetzt jede Sicherung beschriftet.',
      'Die Duschen sind auch um neun Uhr abends sauber.',
    ])
      expect([text, hasSubstance(text)]).toEqual([text, true]);
  });

  it('is missing in a word, a phrase, a row of repetitions and signs', () => {
    for (const empty of [
      'Alles top, gerne wieder! Absolute Empfehlung!!!',
      'Top',
      'Super Service, gerne wieder!',
      'gut '.repeat(400),
      '🌟'.repeat(90),
      '1 2 3 4 5 6 7 8 9 10',
      '',
    ])
      expect([empty.slice(0, 20), hasSubstance(empty)]).toEqual([empty.slice(0, 20), false]);
    expect(hasSubstance('asdf qwer yxcv hjkl uiop bnmt tzui ghfd ertz wert sdfg')).toBe(false);
    expect(hasSubstance('qqq www eee rrr ttt zzz uuu iii ooo ppp aaa sss ddd fff')).toBe(false);
    expect(hasSubstance('a b c d e f g h i j k l')).toBe(false);
  });
});

describe('what earns nothing', () => {
  for (const [kind, texts] of Object.entries(attacks))
    it(`is ${kind}`, () => {
      expect(texts.filter(hasSubstance)).toEqual([]);
    });

  it('is a phrase of praise, however it is drawn out', () => {
    for (const phrase of [
      'Top',
      'Alles super!',
      'Sehr gut, gerne wieder!',
      'Super Service, absolute Empfehlung, gerne wieder',
    ])
      expect([phrase, hasSubstance(phrase)]).toEqual([phrase, false]);
  });
});

describe('what people write', () => {
  for (const [language, texts] of Object.entries({ ...honestNeighbours, ...honestFurther, mixed: honestMixed }))
    it(`earns, short or with prices, brands and rows of things in its sentences: ${language}`, () => {
      expect(texts.filter((text) => !hasSubstance(text))).toEqual([]);
    });
});

describe('what people write of days and months, and in Thai', () => {
  it('earns', () => {
    const honest = [
      'Am Montag angerufen, am Mittwoch war der Monteur da, seit Freitag läuft die Heizung wieder.',
      'Von Januar bis März haben wir zusammen die neue Website gebaut, pünktlich und ohne Streit.',
      'Montags bis freitags wird das Büro abends gereinigt, gründlich und leise.',
      'อาหารอร่อยมาก บริการดี พนักงานสุภาพ ราคาไม่แพง จะกลับมาอีกแน่นอน',
      'ช่างมาตรงเวลา ซ่อมเสร็จภายในหนึ่งชั่วโมง ราคาตามที่ตกลงกันไว้',
      'กาแฟหอมมาก ขนมเค้กสดใหม่ บรรยากาศดีเหมาะกับการนั่งทำงาน',
      'หมออธิบายละเอียด ไม่รีบร้อน รอนานหน่อยแต่คุ้มค่า',
      'ร้านสะอาด พนักงานยิ้มแย้ม แต่ที่จอดรถหายาก',
    ];
    expect(honest.filter((text) => !hasSubstance(text))).toEqual([]);
  });
});

describe('what two texts share', () => {
  const text = 'Die Speisekarten waren pünktlich da, die Farben stimmen, nur die Rechnung kam doppelt.';

  it('is everything whatever the spelling, most after a changed word, and little between strangers', () => {
    expect(wordShare(text.toUpperCase().replaceAll(',', ' –'), text)).toBe(1);
    expect(wordShare(text.replace('Farben', 'Bilder'), text)).toBeGreaterThan(0.6);
    expect(wordShare('Das Frühstück war reichlich, der Kaffee heiß, die Bedienung flink.', text)).toBe(0);
    expect(wordShare('Top', text)).toBe(0);
  });

  it('is the same text with invisible signs, look-alike letters or fillers in between', () => {
    const words = text.split(' ');
    const disguised = {
      zeroWidth: words.map((word) => `${word.slice(0, 1)}\u200b${word.slice(1)}`),
      softHyphen: words.map((word) => `${word.slice(0, 2)}\u00ad${word.slice(2)}`),
      joiner: words.map((word) => `${word.slice(0, 1)}\u034f${word.slice(1)}`),
      cyrillic: words.map((word) => word.replaceAll('a', 'а').replaceAll('e', 'е').replaceAll('o', 'о')),
      filler: words.flatMap((word, index) => (index % 3 === 2 ? ['auch', word] : [word])),
    };
    for (const [kind, changed] of Object.entries(disguised))
      expect([kind, wordShare(changed.join(' '), text)]).toEqual([kind, 1]);
    const padded = words.flatMap((word, index) => (index % 4 === 3 ? [`neues${index}`, word] : [word])).join(' ');
    expect(wordShare(padded, text)).toBeGreaterThan(0.6);
  });

  it('is the same text however its words are split, drawn out, accented or set in signs', () => {
    const words = text.split(' ');
    const disguised = {
      hyphen: words.map((word) => `${word.slice(0, 2)}-${word.slice(2)}`).join(' '),
      dash: words.map((word) => `${word.slice(0, 3)}\u2010${word.slice(3)}`).join(' '),
      dots: words.map((word) => [...word].join('·')).join(' '),
      blanks: words.map((word) => `${word.slice(0, 2)} ${word.slice(2)}`).join(' '),
      doubled: words.map((word) => word.replace(/[a-z]/, '$&$&')).join(' '),
      drawnOut: text.replaceAll('e', 'eee'),
      accents: text.replaceAll('a', 'á').replaceAll('e', 'ê'),
      signs: words.map((word) => `*${word}*`).join(' – '),
      noBlanks: words.join('_'),
    };
    for (const [kind, changed] of Object.entries(disguised)) {
      expect([kind, judgeWorth(changed, []).wording]).toEqual([kind, judgeWorth(text, []).wording]);
      expect([kind, sharesWords(changed, [text], 0.6)]).toEqual([kind, true]);
      const edited = changed.replace(/f\S*(?=\s*s)/i, 'Abdrucke');
      expect([kind, sharesWords(edited, [text], 0.6)]).toEqual([kind, true]);
    }
    expect(sharesWords('Das Frühstück war reichlich, der Kaffee heiß, die Bedienung flink.', [text], 0.3)).toBe(false);
  });

  it('is found by the same bands with hyphens in its words', () => {
    const hyphens = text.replace(/\p{L}{3}(?=\p{L})/gu, '$&-');
    expect(bandsOf(hyphens)).toEqual(bandsOf(text));
  });

  it('takes no longer for text that somebody made to be slow', () => {
    for (const hostile of ['\ufdfa', 'a\u200b', '\u0344', 'ab ', 'İ'].map((part) => part.repeat(32_000))) {
      expectQuick(JSON.stringify(hostile.slice(0, 8)), () => {
        sharesWords(hostile, Array(32).fill(hostile), 2);
        hasSubstance(hostile);
      });
    }
  });
});
