import { it } from 'node:test';
import { expect } from 'expect';
import { MailRefusal } from './refusal.ts';
import { refusalTexts } from './texts.de.ts';
import { byMailWords } from './words.ts';

/** The longest page that is named: the request in the administration. */
const href = `https://${'a'.repeat(60)}.de/admin?tab=support&request=00000000-0000-4000-8000-000000000000`;

it('why a mail is refused fits into an answer of SMTP: one line of ASCII in both languages, 512 characters at most', () => {
  const reasons = Object.keys(refusalTexts) as (keyof typeof refusalTexts)[];
  expect(reasons.length).toBeGreaterThan(10);
  for (const reason of reasons) {
    const { message, responseCode } = new MailRefusal(reason, href);
    expect([reason, message]).toEqual([reason, expect.stringMatching(/^[\x20-\x7e]+$/)]);
    expect(message).toContain(href);
    expect(message).toContain(
      byMailWords('en')
        .refusalTexts[reason](href, '4000' as never)
        .split(',')[0] ?? '?',
    );
    // With code and the end of the line (RFC 5321, 4.5.3.1.5).
    expect([reason, message.length + '550 \r\n'.length <= 512]).toEqual([reason, true]);
    expect([451, 550, 552]).toContain(responseCode);
  }
});
