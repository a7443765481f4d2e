import { describe, it } from 'node:test';
import { expect } from 'expect';
import { type CalendarEntry, calendarFile, calendarMethod } from './calendar-file.ts';
import { germanMoment } from './german-date.ts';

const entry: CalendarEntry = {
  id: '00000000-0000-4000-8000-000000000007',
  sequence: 2,
  title: 'Termin mit Café Anna',
  startsAt: new Date('2031-03-30T00:30:00.000Z'),
  minutes: 90,
  place: 'Wiehre; Hinterhof, links',
  note: 'Zeile eins\nEND:VEVENT\nZeile drei 🍰',
  origin: 'https://rezenso.example',
  href: '/exchanges',
  changedAt: new Date('2031-03-03T09:00:00.000Z'),
  isCancelled: false,
};

/** Its lines, with folded ones put together again (RFC 5545, 3.1). */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

describe('a calendar file', () => {
  it('holds one entry with times in UTC, over the hour that the clocks skip', () => {
    const lines = linesOf(calendarFile(entry));
    for (const line of [
      'METHOD:PUBLISH',
      'UID:00000000-0000-4000-8000-000000000007@rezenso.example',
      'SEQUENCE:2',
      'DTSTAMP:20310303T090000Z',
      'DTSTART:20310330T003000Z',
      'DTEND:20310330T020000Z',
      'STATUS:CONFIRMED',
      'URL;VALUE=URI:https://rezenso.example/exchanges',
    ])
      expect(lines).toContain(line);
  });

  it('holds words of people as words, whatever they look like', () => {
    const file = calendarFile(entry);
    expect(linesOf(file)).toContain('LOCATION:Wiehre\\; Hinterhof\\, links');
    expect(linesOf(file)).toContain('DESCRIPTION:Zeile eins\\nEND:VEVENT\\nZeile drei 🍰');
    expect(file.match(/^END:VEVENT/gm)).toHaveLength(1);
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  it('has no line that somebody wrote, however they break lines', () => {
    for (const end of ['\r\n', '\r', '\n', '\u2028', '\u0085']) {
      const file = calendarFile({ ...entry, note: `Hallo${end}ATTENDEE:mailto:x@y.example`, title: `A${end}B` });
      expect([end, file.split(/\r\n|\r|\n/).filter((line) => line.startsWith('ATTENDEE'))]).toEqual([end, []]);
    }
  });

  it('takes an entry out again under the same id', () => {
    const lines = linesOf(calendarFile({ ...entry, sequence: 3, isCancelled: true }));
    for (const line of ['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:3', `UID:${entry.id}@rezenso.example`])
      expect(lines).toContain(line);
    expect([calendarMethod({ isCancelled: true }), calendarMethod(entry)]).toEqual(['CANCEL', 'PUBLISH']);
  });
});

it('a moment is said in German time, in winter and in summer', () => {
  expect(germanMoment(new Date('2031-03-04T13:00:00.000Z'))).toBe('Dienstag, 4. März, 14:00 Uhr');
  expect(germanMoment(new Date('2031-07-31T22:05:00.000Z'))).toBe('Freitag, 1. August, 00:05 Uhr');
});
