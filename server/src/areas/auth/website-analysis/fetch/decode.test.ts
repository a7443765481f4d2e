import { describe, it } from 'node:test';
import { expect } from 'expect';
import { decodeHtml } from './decode.ts';

const text = '<p>Käse & Öl – für Dich</p>';

describe('a page is read', () => {
  it('by its byte order mark, whatever header and markup claim', () => {
    const utf8 = Buffer.from(`\ufeff${text}`, 'utf8');
    const little = Buffer.from(`\ufeff${text}`, 'utf16le');
    for (const bytes of [utf8, little, Buffer.from(little).swap16()])
      expect(decodeHtml(bytes, 'text/html; charset=iso-8859-1')).toBe(text);
  });

  it('not by what only begins like a mark', () => {
    expect(decodeHtml(Buffer.from([0xef, 0xbb, 0x41]), 'text/html; charset=windows-1252')).toBe('ï»A');
    expect(decodeHtml(Buffer.from([0xff, 0x41]), 'text/html; charset=windows-1252')).toBe('ÿA');
    expect(decodeHtml(Buffer.from([0xfe, 0x41]), 'text/html; charset=windows-1252')).toBe('þA');
  });

  it('as its header says, however that is written, before its markup', () => {
    const bytes = Buffer.from('<meta charset="utf-8"><p>K\u00e4se</p>', 'latin1');
    expect(decodeHtml(bytes, 'text/html; Charset = "ISO-8859-1"')).toContain('Käse');
  });

  it('as its markup says where the header does not', () => {
    const xml = Buffer.from('<?xml version="1.0" encoding="iso-8859-2"?><p>\u00bblu\u00ebk\u00fd</p>', 'latin1');
    expect(decodeHtml(xml, 'application/xhtml+xml')).toContain('ťluëký');
  });

  it('by what fits where a charset is named that there is not', () => {
    expect(decodeHtml(Buffer.from(text, 'utf8'), 'text/html; charset=utf-9')).toBe(text);
    expect(
      decodeHtml(Buffer.from('<p>K\u00e4se \u00d6l \u00fcber</p>', 'latin1'), 'text/html; charset=none'),
    ).toContain('Käse Öl über');
  });

  it('as Western European where it claims UTF-8 and is not', () => {
    const old = Buffer.from('<p>K\u00e4se, \u00d6l, s\u00fc\u00df</p>', 'latin1');
    expect(decodeHtml(old, 'text/html; charset=utf-8')).toContain('Käse, Öl, süß');
  });

  it('as UTF-8 although a letter or two of it are broken', () => {
    const bytes = Buffer.concat([Buffer.from(text, 'utf8'), Buffer.from([0xff])]);
    expect(decodeHtml(bytes, 'text/html; charset=utf-8')).toBe(`${text}\ufffd`);
  });
});
