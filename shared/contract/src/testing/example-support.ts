import { at, one, pagination, person, three, two } from './example-records.ts';

const asked = {
  id: one,
  topic: 'plan',
  subject: 'Rechnung fehlt',
  status: 'answered',
  messages: 2,
  isTaken: true,
  createdAt: at,
  updatedAt: at,
};
const question = { id: two, position: 1, isFromSupport: false, text: 'Wo finde ich meine Rechnung?', sentAt: at };
const reply = { id: three, position: 2, isFromSupport: true, text: 'In den Einstellungen.', sentAt: at };

const { isTaken: _, ...standing } = asked;
const queued = { ...standing, status: 'open', member: person, hasPriority: true, assignee: person, waitingSince: at };
const answered = { ...reply, writer: person };

/** One answer of every call about help and requests to the operators. */
export const exampleSupport = {
  searchHelp: {
    articles: [{ path: '/hilfe/pro-kuendigen', title: 'Pro kündigen', summary: 'Du kündigst mit einem Klick.' }],
  },
  listSupportRequests: { requests: [asked], hasPriority: true, reachedLimit: 'open', next: 'more' },
  openSupportRequest: { ...asked, status: 'open', messages: 1 },
  getSupportRequest: { request: asked, messages: [question, reply] },
  replyToSupport: question,
  readSupportRequest: { ok: true },
  closeSupportRequest: { ...asked, status: 'closed' },
  reopenSupportRequest: asked,
  listAdminSupport: {
    requests: [queued],
    figures: { open: 1, medianMinutesToFirstAnswer: 45 },
    doubledSubscriptions: [{ member: person, customerId: 'cus_1', subscriptionIds: ['sub_2', 'sub_1'] }],
    pagination,
  },
  getAdminSupport: {
    request: queued,
    messages: [{ ...question, writer: null }, answered],
    cannedAnswers: [{ name: 'Rechnungen', text: 'Du findest sie in den Einstellungen.' }],
  },
  answerSupport: answered,
  assignSupport: queued,
  closeSupport: { ...queued, status: 'closed', assignee: null, waitingSince: null },
};
