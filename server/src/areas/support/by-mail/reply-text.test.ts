import { describe, it } from 'node:test';
import { expect } from 'expect';
import { largestMailBytes } from './refusal.ts';
import { replyIn } from './reply-text.ts';

const ours = { sender: 'post@rezenso.de' };
const own = 'Danke, das hat geholfen.\n\nEine Frage noch: Wo finde ich den Export?';
const quoted =
  '> Wir haben dir geantwortet\n>\n> hier ist unsere Antwort auf deine Anfrage:\n> > Bitte lade die Seite neu.';

/** What mail programs put below an answer, in German and English; lines of quotations included. */
const below: Record<string, string> = {
  Gmail: `Am Do., 26. Nov. 2026 um 18:03 Uhr schrieb Rezenso <\npost@rezenso.de>:\n\n${quoted}`,
  'Gmail on a telephone': `Rezenso <post@rezenso.de> schrieb am Do., 26. Nov. 2026, 18:03:\n\n${quoted}`,
  'Gmail in English': `On Thu, Nov 26, 2026 at 6:03 PM Rezenso <post@rezenso.de> wrote:\n\n${quoted}`,
  'Apple Mail': `Am 26.11.2026 um 18:03 schrieb Rezenso <post@rezenso.de>:\n\n${quoted}`,
  'an iPhone': `Von meinem iPhone gesendet\n\n> Am 26.11.2026 um 18:03 schrieb Rezenso <post@rezenso.de>:\n> \n${quoted}`,
  Thunderbird: `Am 26.11.26 um 18:03 schrieb Rezenso:\n${quoted}\n\n-- \nEva Kern\nCafé Anna`,
  Outlook:
    'Von: Rezenso <post@rezenso.de>\nGesendet: Donnerstag, 26. November 2026 18:03\nAn: eva@example.de\nBetreff: Antwort auf deine Anfrage\n\nWir haben dir geantwortet',
  'Outlook in bold':
    '*Von:* Rezenso <post@rezenso.de>\n*Gesendet:* Donnerstag, 26. November 2026 18:03\n*An:* eva@example.de\n*Betreff:* Antwort\n\nWir haben dir geantwortet',
  'Outlook in English':
    'From: Rezenso <post@rezenso.de>\nSent: Thursday, November 26, 2026 6:03 PM\nTo: eva@example.de\nSubject: Answer\n\nBody',
  'Outlook of old': '-----Ursprüngliche Nachricht-----\nVon: Rezenso\n\nWir haben dir geantwortet',
  'Outlook on a telephone':
    'Holen Sie sich Outlook für iOS<https://aka.ms/o0ukef>\n________________________________\nVon: Rezenso <post@rezenso.de>\nGesendet: Donnerstag, November 26, 2026 6:03:00 PM\nAn: eva@example.de <eva@example.de>\nBetreff: Antwort\n\nText',
  'GMX and WEB.DE':
    'Gesendet: Donnerstag, 26. November 2026 um 18:03\nVon: "Rezenso" <post@rezenso.de>\nAn: eva@example.de\nBetreff: Antwort auf deine Anfrage\n\nWir haben dir geantwortet',
  Yahoo:
    'Am Donnerstag, 26. November 2026 um 18:03:12 MEZ hat Rezenso <post@rezenso.de> Folgendes geschrieben:\n\nWir haben dir geantwortet',
  'K-9 with a signature': `-- \nDiese Nachricht wurde von meinem Android-Gerät mit K-9 Mail gesendet.`,
  'a program that only quotes': quoted,
};

describe('what is the writer’s own of an answer by mail', () => {
  for (const [program, rest] of Object.entries(below)) {
    it(`is what stands above the quotation of ${program}`, () => {
      expect(replyIn(`${own}\n\n${rest}\n`, ours)).toBe(own);
      expect(replyIn(`${own}\n\n${rest}\n`.replaceAll('\n', '\r\n'), ours)).toBe(own);
      expect(replyIn(rest, ours)).toBe('');
    });
  }

  it('is what stands below and between quoted lines, too', () => {
    const inline = `Am 26.11.26 um 18:03 schrieb Rezenso:\n> Geht es jetzt?\n\nJa!\n\n> Und der Export?\n\nNoch nicht.\n`;
    expect(replyIn(inline, ours)).toBe('Ja!\n\nNoch nicht.');
  });

  it('is what stands below a signature, too, where quoted lines follow', () => {
    const above = 'Gruß, Eva\n\n-- \nEva Kern\nCafé Anna\n\n';
    const heading = 'Am 26.11.26 um 18:03 schrieb Rezenso:\n';
    expect(replyIn(`${above}${heading}> Geht es?\n\nJa!\n> Und jetzt?\nNein.`, ours)).toBe('Gruß, Eva\n\nJa!\nNein.');
    const unquoted = `${below.Outlook}\n> Bitte lade die Seite neu.\nGruß von uns`;
    expect(replyIn(`${above}${unquoted}`, ours)).toBe('Gruß, Eva');
  });

  it('is what somebody says below the line of a signature, too, and no signature', () => {
    const said = 'Danke!\n\n-- \nNoch eine Frage: Geht das auch mit Trustpilot?\n\nUnd was kostet es?';
    const many = `Gruß\n\n-- \n${Array.from({ length: 13 }, (_, at) => `Punkt ${at + 1}`).join('\n')}`;
    const long = `Gruß\n\n-- \n${'Wort '.repeat(40).trim()}`;
    for (const text of [said, many, long]) {
      const kept = text.replace('-- \n', '--\n');
      expect(replyIn(text, ours)).toBe(kept);
      for (const program of ['Gmail', 'Thunderbird', 'Outlook', 'Yahoo'])
        expect([program, replyIn(`${text}\n\n${below[program]}`, ours)]).toEqual([program, kept]);
    }
    const company =
      'Eva Kern\nInhaberin\n\nCafé Anna GmbH & Co. KG\nHauptstr. 5\n50667 Köln\nTel. 0221 1234567\nwww.cafe-anna.example\n\nSitz: Köln, HRB 12345\nGeschäftsführerin: Eva Kern';
    expect(replyIn(`Danke!\n\n-- \n${company}`, ours)).toBe('Danke!');
    expect(replyIn(`Danke!\n\n-- \n${company}\n\n${below.Outlook}`, ours)).toBe('Danke!');
  });

  it('is found however far below it stands', () => {
    const far = `${'> Bitte lade die Seite neu.\n'.repeat(10_000)}\nDas half nicht.`;
    expect(replyIn(far, ours)).toBe('Das half nicht.');
  });

  it('is all but the quotation where a line of the same kind stands above it', () => {
    for (const [program, line] of [
      ['Outlook', 'Datum: morgen'],
      ['GMX and WEB.DE', 'Von: mir'],
      ['Outlook in English', 'An: euch alle'],
      ['Yahoo', 'Am 3. Mai um 10:15 schrieb ein Kunde:'],
    ] as const)
      expect([program, replyIn(`${line}\n\n${below[program]}`, ours)]).toEqual([program, line]);
    for (const line of ['Am 3.5.2026 war es gut.', 'Das war gut.'])
      for (const program of ['Gmail on a telephone', 'Thunderbird', 'Yahoo'])
        expect([program, replyIn(`${line}\n${below[program]}`, ours)]).toEqual([program, line]);
    expect(replyIn('Am Dienstag war es gut.\nDann schrieb jemand:\n> Nein', ours)).toBe(
      'Am Dienstag war es gut.\nDann schrieb jemand:',
    );
  });

  it('keeps sentences that only look like the heading of a quotation', () => {
    for (const text of [
      'Am 3. Mai um 10:15 schrieb mir ein Kunde:\nDas war toll.',
      'Am 3. Mai schrieb mir max@example.de:\nDas war toll.',
      'Von: wem kommt das?\nAn: wen geht das?',
      'Am Montag habe ich schon an post@rezenso.de geschrieben:\nDas half nicht.',
      'Am 3.3.2026 um 10:15 habe ich an post@rezenso.de geschrieben:\nDas half nicht.',
      'Am Montag schrieb Rezenso <post@rezenso.de>:\nDas half nicht.',
      'On May 3, 2026 I wrote to post@rezenso.de and somebody else wrote:\nNo.',
      'Von: Max <max@example.de>\nDatum: 3. Mai 2026\nAn: eva@example.de\n\nDas kam bei mir an.',
      'Datum: 3. Mai 2026\nVon: Köln\nAn: post@rezenso.de\nBetreff: Reise\n\nStimmt das?',
      'Von: post@rezenso.de.example\nDatum: 3. Mai 2026\nAn: mich\n\nIst das von euch?',
      'An:\nmich\nBetreff: nichts',
      'Preise:\n- 5 €\n--\nEnde',
      'Folgendes geht nicht:\nder Export',
      'Gesendet mit der Post habe ich nichts. Und jetzt?',
    ])
      expect(replyIn(text, ours)).toBe(text);
  });

  it('holds nothing that cannot be seen, and no heap of empty lines', () => {
    expect(replyIn('\u200bHallo\u0000\u0007\u202e\ttherè\u00a0!\n\n\n\n\nEnde\u2028Zeile ', ours)).toBe(
      'Hallo therè !\n\nEnde\nZeile',
    );
  });

  it('holds what joins letters and pictures', () => {
    const text = 'می\u200cخواهم 👨\u200d👩\u200d👧';
    expect(replyIn(text, ours)).toBe(text);
  });

  it('is found in time in proportion to the length, whatever somebody sends', () => {
    for (const line of [
      'Am 1 schrieb a',
      'Von: a@b',
      '> ',
      'Am schrieb schrieb am :',
      ' ',
      '-',
      'Von: a\nGesendet: b\n\n\n',
      'Am '.repeat(100),
      'Von: post@rezenso.de\n\nAn: a',
      '-- ',
    ]) {
      const began = process.cpuUsage();
      replyIn(`${line}\n`.repeat(Math.ceil(largestMailBytes / line.length)), ours);
      expect([line, secondsSince(began) < 2]).toEqual([line, true]);
    }
  });
});

/** Of processor time, which others on the machine do not lengthen. */
function secondsSince(began: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1_000_000;
}
