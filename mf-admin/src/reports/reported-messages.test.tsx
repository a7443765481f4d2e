import { viewReportedMessages } from '@rezenso/contract/admin';
import { answer, fail, renderWithPlatform } from '@rezenso/platform/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { adminId, signedInAs } from '../testing/admin.ts';
import { ReportedMessages } from './reported-messages.tsx';

const writer = { id: adminId(1), name: 'Radhaus' };
const said = (number: number, text: string | null, isSubject = false) => ({
  id: adminId(number),
  writer,
  text,
  sentAt: '2031-03-03T09:00:00.000Z',
  isSubject,
});

it('reads nothing until somebody asks, and then shows which message it is about', async () => {
  const { user, calls, container } = renderWithPlatform(<ReportedMessages reportId={adminId(7)} />, {
    answers: [
      answer(viewReportedMessages, { messages: [said(2, 'Hallo'), said(3, 'Nur fünf Sterne!', true), said(4, null)] }),
    ],
  });
  expect(calls).toEqual([]);
  expect(screen.getByText(/steht danach im Protokoll/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Nachricht ansehen' }));
  expect((await screen.findByText('Nur fünf Sterne!')).closest('li')).toHaveTextContent('Darum geht es');
  expect(screen.getByText('Mit dem Konto gelöscht.')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('says to a role that may not look that it may not', async () => {
  const { user } = renderWithPlatform(<ReportedMessages reportId={adminId(7)} />, {
    session: { isAdmin: true, adminRole: 'support_agent' },
    answers: [fail(viewReportedMessages, 'FORBIDDEN'), signedInAs('support_agent')],
  });
  await user.click(screen.getByRole('button', { name: 'Nachricht ansehen' }));
  expect(await screen.findByText(/gemeldete Nachrichten nicht ansehen/)).toBeVisible();
});

it('can be asked again after a failure', async () => {
  const { user, use } = renderWithPlatform(<ReportedMessages reportId={adminId(7)} />, {
    answers: [fail(viewReportedMessages, 'INTERNAL')],
  });
  await user.click(screen.getByRole('button', { name: 'Nachricht ansehen' }));
  expect(await screen.findByText('Die Nachricht konnte nicht geladen werden')).toBeVisible();
  use(answer(viewReportedMessages, { messages: [said(3, 'Hallo', true)] }));
  await user.click(screen.getByRole('button', { name: 'Nachricht ansehen' }));
  expect(await screen.findByText('Hallo')).toBeVisible();
});
