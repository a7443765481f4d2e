import { describe, it } from 'node:test';
import { expect } from 'expect';
import { textOfHtml } from './html-text.ts';
import { replyIn } from './reply-text.ts';

describe('the words of a mail in HTML', () => {
  it('stand in lines and paragraphs, without what nobody sees', () => {
    const html = `<html><head><title>Nein</title><style>p { color: red }</style></head><body>
      <!-- nein --><p>Gr&uuml;&szlig;e&nbsp;&amp; Dank &#128512;,<br>Eva</p><div>Erst</div><div>dann<script>nein()</script></div>
      <ul><li>eins</li><li>zwei</li></ul></body></html>`;
    expect(
      textOfHtml(html)
        .replaceAll('\u00a0', ' ')
        .trim()
        .split('\n')
        .map((line) => line.trim()),
    ).toEqual(['Grüße & Dank 😀,', 'Eva', '', 'Erst', 'dann', '- eins', '- zwei']);
  });

  for (const head of [
    '<html><head><meta charset="utf-8"><body>',
    '<head><title>Nein</title><div>',
    '<head><link rel="x">',
    '<head/>',
    '<head/><body>',
    '<title/>',
    '<style/><p>',
    '<script src="x"/>',
    '<template><body>',
    '<blockquote/>',
  ])
    it(`begin behind ${head}`, () => {
      expect(textOfHtml(`${head}Hallo <b>Eva</b>!`).trim()).toBe('Hallo Eva!');
    });

  it('are the writer’s own once quotations of Gmail and Outlook are gone', () => {
    const gmail = `<div dir="ltr">Danke!<div><br></div></div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">Am Do., 26. Nov. 2026 um
      18:03&nbsp;Uhr schrieb Rezenso &lt;<a href="mailto:post@rezenso.de">post@rezenso.de</a>&gt;:<br></div><blockquote class="gmail_quote"><table>
      <tr><td>Wir haben dir geantwortet</td></tr></table></blockquote></div>`;
    const outlook = `<body><div class="WordSection1"><p class="MsoNormal">Danke!<o:p></o:p></p><div><div style="border-top:solid"><p><b>Von:</b>
      Rezenso &lt;post@rezenso.de&gt; <br><b>Gesendet:</b> Donnerstag, 26. November 2026 18:03<br><b>An:</b> eva@example.de<br>
      <b>Betreff:</b> Antwort</p></div></div><p>Wir haben dir geantwortet</p></div></body>`;
    for (const html of [gmail, outlook])
      expect(replyIn(textOfHtml(html), { sender: 'post@rezenso.de' })).toBe('Danke!');
  });

  it('are read to the end, however far that is', () => {
    expect(textOfHtml(`${'<i></i>'.repeat(90_000)}Zuletzt`)).toBe('Zuletzt');
  });

  it('are read of what is nested, broken or endless in the time that its length takes', () => {
    for (const html of [
      '<b>'.repeat(600_000),
      '<div>'.repeat(100_000) + '</p>'.repeat(200_000),
      '<'.repeat(2_000_000),
      '<!--'.repeat(500_000),
      '&amp'.repeat(400_000),
      '<blockquote>'.repeat(100_000) + '<br>'.repeat(200_000),
    ]) {
      const began = process.cpuUsage();
      textOfHtml(html);
      expect([html.slice(0, 12), secondsSince(began) < 2]).toEqual([html.slice(0, 12), true]);
    }
  });
});

/** Of processor time, which others on the machine do not lengthen. */
function secondsSince(began: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1_000_000;
}
