import * as z from 'zod/mini';
import { answerSupport, assignSupport, closeSupport, getAdminSupport, listAdminSupport } from './admin-support.ts';
import { searchHelp } from './help.ts';
import {
  longestSupportMessage,
  longestSupportSubject,
  mostOpenSupportRequests,
  supportRequestsPerDay,
} from './limits.ts';
import {
  getSupportRequest,
  listSupportRequests,
  openSupportRequest,
  replyToSupport,
  supportStatuses,
  supportStatusLabels,
  supportTopicLabels,
  supportTopics,
} from './support.ts';
import { exampleSupport } from './testing/example-support.ts';

const id = '5f0c4a52-6c2b-4a53-9d2c-0a4c5b1f7e11';
const opening = { id, topic: 'plan', subject: 'Rechnung fehlt', text: 'Wo finde ich meine Rechnung?' };

const messagesOf = (schema: z.core.$ZodType, given: unknown) =>
  z.safeParse(schema, given).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('a new request', () => {
  it('is taken as it is written, without space around it', () => {
    const spaced = { ...opening, subject: '  Rechnung fehlt ', text: '\nErste Zeile\nZweite Zeile \n' };
    expect(z.parse(openSupportRequest.body, spaced)).toEqual({ ...opening, text: 'Erste Zeile\nZweite Zeile' });
  });

  it('may be as long as the limits say, and no longer', () => {
    const [subject, text] = ['s'.repeat(longestSupportSubject), 't'.repeat(longestSupportMessage)];
    expect(messagesOf(openSupportRequest.body, { ...opening, subject, text })).toEqual([]);
    expect(messagesOf(openSupportRequest.body, { ...opening, subject: `${subject}s`, text: `${text}t` })).toEqual([
      `subject: Bitte höchstens ${longestSupportSubject} Zeichen`,
      `text: Bitte höchstens ${longestSupportMessage} Zeichen`,
    ]);
  });

  it.each([
    ['a short subject', { subject: 'Hi' }, 'subject: Worum geht es? Bitte mindestens 3 Zeichen'],
    ['a subject of two lines', { subject: 'Eins\nZwei' }, 'subject: Der Text enthält unzulässige Zeichen'],
    ['a text of nine letters', { text: 'a'.repeat(9) }, 'text: Bitte beschreib dein Anliegen in mindestens 10 Zeichen'],
    ['a text that cannot be seen', { text: '\u200b'.repeat(12) }, 'text: Bitte beschreib dein Anliegen'],
    ['another topic', { topic: 'wetter' }, 'topic: '],
    ['an id in capitals', { id: id.toUpperCase() }, 'id: '],
    ['no id', { id: undefined }, 'id: '],
  ])('is refused with %s', (_, fields, message) => {
    const found = messagesOf(openSupportRequest.body, { ...opening, ...fields });
    expect(found).toEqual([expect.stringContaining(message)]);
  });

  it('finds room: fewer may wait than may begin a day', () => {
    expect(mostOpenSupportRequests).toBeLessThan(supportRequestsPerDay);
  });
});

describe('what is written on', () => {
  it.each(['', '   \n', '\u200b\u00ad', '\u2800'])('says something that can be seen, unlike %j', (text) => {
    expect(messagesOf(replyToSupport.body, { id, text })[0]).toBe('text: Bitte schreib erst etwas');
  });

  it('may be one letter, from either side', () => {
    expect(messagesOf(replyToSupport.body, { id, text: '?' })).toEqual([]);
    expect(messagesOf(answerSupport.body, { id, text: '!', seen: 1 })).toEqual([]);
  });

  it.each([undefined, 0, -1, 1.5, 1_000_001])('is no answer where the one who answers saw %j messages', (seen) => {
    expect(messagesOf(answerSupport.body, { id, text: 'Gern.', seen })).toEqual([expect.stringMatching(/^seen: /)]);
    expect(messagesOf(closeSupport.body, { seen })).toEqual([expect.stringMatching(/^seen: /)]);
  });

  it('says whom somebody saw at work before taking a request over', () => {
    expect(messagesOf(assignSupport.body, { isMine: true })).toEqual([expect.stringMatching(/^seenAssignee: /)]);
    expect(messagesOf(assignSupport.body, { isMine: false, seenAssignee: null })).toEqual([]);
  });
});

describe('what a member reads', () => {
  it('never says who of the operators wrote, took it, or how it stands in their queue', () => {
    const told = { agentId: id, writer: { id, name: 'Eva' }, assignee: { id, name: 'Eva' }, waitingSince: null };
    const { request, messages } = exampleSupport.getSupportRequest;
    const read = z.parse(getSupportRequest.answer, {
      request: { ...request, ...told },
      messages: messages.map((message) => ({ ...message, ...told })),
    });
    expect(read).toEqual({ request, messages });
  });

  it('says of all requests whether the plan puts them first', () => {
    const { hasPriority: _, ...without } = exampleSupport.listSupportRequests;
    expect(messagesOf(listSupportRequests.answer, without)).toEqual([expect.stringMatching(/^hasPriority: /)]);
  });

  it('names each topic and each state in words of its own', () => {
    for (const [names, labels] of [
      [supportTopics, supportTopicLabels],
      [supportStatuses, supportStatusLabels],
    ] as const) {
      expect(Object.keys(labels)).toEqual([...names]);
      expect(new Set(Object.values(labels)).size).toBe(names.length);
    }
  });
});

describe('the desk', () => {
  it('is for those who answer and nobody else', () => {
    for (const call of [listAdminSupport, getAdminSupport, answerSupport, assignSupport, closeSupport])
      expect([call.access, call.roles]).toEqual(['admin', ['support_agent']]);
  });

  it('shows an account that is gone as nobody, and no time to an answer that never came', () => {
    const [first] = exampleSupport.getAdminSupport.messages;
    const gone = { ...exampleSupport.getAdminSupport, messages: [{ ...first, writer: null }] };
    expect(messagesOf(getAdminSupport.answer, gone)).toEqual([]);
    const none = { ...exampleSupport.listAdminSupport, figures: { open: 0, medianMinutesToFirstAnswer: null } };
    expect(messagesOf(listAdminSupport.answer, none)).toEqual([]);
    const before = { ...none, figures: { open: 0, medianMinutesToFirstAnswer: -1 } };
    expect(messagesOf(listAdminSupport.answer, before)).toHaveLength(1);
  });
});

describe('the search for articles', () => {
  it('takes what fits into its field, nothing included', () => {
    expect(z.parse(searchHelp.query, { text: '  Pro kündigen ' })).toEqual({ text: 'Pro kündigen' });
    expect(messagesOf(searchHelp.query, { text: '' })).toEqual([]);
    expect(messagesOf(searchHelp.query, { text: 'x'.repeat(201) })).toEqual(['text: Bitte höchstens 200 Zeichen']);
    expect(messagesOf(searchHelp.query, {})).toHaveLength(1);
  });
});
