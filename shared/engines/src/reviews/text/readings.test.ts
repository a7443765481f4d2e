import { describe, it } from 'node:test';
import { expect } from 'expect';
import { readableText } from './readings.ts';

describe('a text as people read it', () => {
  it('holds the letters that its entities stand for', () => {
    const written = 'K&#228;se &amp; D&ouml;ner f&uuml;r 5&nbsp;&euro;, gro&szlig;&#x21; caf&eacute;&#8203;s';
    expect(readableText(written)).toBe('Käse & Döner für 5  , groß! cafés');
  });

  it('has a blank for what is no character', () => {
    expect(readableText('a&#0;b&#xD800;c&#x110000;d&#9999999;e')).toBe('a b c d e');
  });

  it('keeps ampersands and names with one', () => {
    const written = 'Kern & Söhne, H&M, R&D #1; AT&T';
    expect(readableText(written)).toBe(written);
  });

  it('keeps names in Latin letters among ideographs, kana and letters of the right', () => {
    for (const written of [
      '我在Berlin吃了很好吃的饭，VIP厅也很舒服，A座B座都有WiFi。',
      '用iPhone拍照用iPad画画用Mac写作用Pixel打电话，店员很热情。',
      'MünchenのBMWショップでUSBケーブルを買いました。Tシャツも良かった。',
      'המסעדה בBerlin טובה מאוד, והWiFi מהיר',
    ])
      expect(readableText(written)).toBe(written.normalize('NFKC'));
  });

  it('keeps a foreign word in a German text', () => {
    const written = 'Das Sushi寿司 und der Tee 茶 waren frisch, „שלום“ sagte der Wirt.';
    expect(readableText(written)).toBe(written);
  });
});
