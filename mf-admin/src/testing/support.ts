import type { AdminSupportDetail, AdminSupportMessage, AdminSupportRequest } from '@rezenso/contract/admin';
import { listAdminSupport } from '@rezenso/contract/admin';
import { answer } from '@rezenso/platform/testing';
import { adminId, pages } from './admin.ts';

/** Café Anna asks; nobody takes care of it yet. */
export function aSupportRequest(over: Partial<AdminSupportRequest> = {}): AdminSupportRequest {
  return {
    id: adminId(30),
    topic: 'plan',
    subject: 'Wo ist meine Rechnung?',
    status: 'open',
    member: { id: adminId(2), name: 'Café Anna' },
    hasPriority: false,
    assignee: null,
    messages: 1,
    createdAt: '2026-03-01T09:00:00.000Z',
    waitingSince: '2026-03-01T09:00:00.000Z',
    updatedAt: '2026-03-01T09:00:00.000Z',
    ...over,
  };
}

const asked: AdminSupportMessage = {
  id: adminId(30),
  position: 1,
  isFromSupport: false,
  writer: { id: adminId(2), name: 'Café Anna' },
  text: 'Ich finde sie nicht.',
  sentAt: '2026-03-01T09:00:00.000Z',
};

export const answeredByTom: AdminSupportMessage = {
  ...asked,
  id: adminId(31),
  position: 2,
  isFromSupport: true,
  writer: { id: adminId(6), name: 'Tom Maas' },
  text: 'Unter Abonnement.',
};

/** The request with its messages, and one text to answer with. */
export function aSupportDetail(
  over: Partial<AdminSupportRequest> = {},
  ...more: AdminSupportMessage[]
): AdminSupportDetail {
  const messages = [asked, ...more];
  return {
    request: aSupportRequest({ messages: messages.length, ...over }),
    messages,
    cannedAnswers: [{ name: 'Rechnungen', text: 'Sie stehen in den Einstellungen.' }],
  };
}

export const queueIs = (...requests: AdminSupportRequest[]) =>
  answer(listAdminSupport, {
    requests,
    figures: { open: requests.length, medianMinutesToFirstAnswer: 210 },
    pagination: pages(requests.length),
  });
