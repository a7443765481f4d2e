import { listBlockedPartners, unblockPartner } from '@rezenso/contract/messages';
import { exampleAnswers } from '@rezenso/contract/testing/example-answers';
import { answer, fail, renderWithPlatform } from '@rezenso/platform/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { nobodyBlocked } from '../testing/blocked-partners.ts';
import BlockedPartnersCard from './blocked-partners.card.tsx';

const id = '00000000-0000-4000-8000-0000000000a1';
const blocked = { matchId: id, companyName: 'Radhaus', blockedAt: '2031-03-04T09:00:00.000Z' };
const listed = answer(listBlockedPartners, { partners: [blocked], next: null });

describe('the businesses that one blocks', () => {
  it('are named with the day, and taken back one by one', async () => {
    const { user, use, calls, container } = renderWithPlatform(<BlockedPartnersCard />, { answers: [listed] });
    expect(await screen.findByText('Radhaus')).toBeVisible();
    expect(screen.getByText('Blockiert seit 04.03.2031')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    use(answer(unblockPartner, unblockPartner.answer.parse(exampleAnswers.unblockPartner)), nobodyBlocked);
    await user.click(screen.getByRole('button', { name: 'Blockierung aufheben: Radhaus' }));
    expect(await screen.findByText('Blockierung aufgehoben')).toBeVisible();
    expect(await screen.findByText('Du blockierst niemanden')).toBeVisible();
    expect(calls.some(({ method, path }) => method === 'DELETE' && path === `/api/conversations/${id}/block`)).toBe(
      true,
    );
  });

  it('stay when taking it back fails, and the page says so', async () => {
    const { user, use } = renderWithPlatform(<BlockedPartnersCard />, { answers: [listed] });
    await screen.findByText('Radhaus');
    use(fail(unblockPartner, 'INTERNAL'));
    await user.click(screen.getByRole('button', { name: 'Blockierung aufheben: Radhaus' }));
    expect(await screen.findByText('Das hat nicht geklappt')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Blockierung aufheben: Radhaus' })).toBeEnabled();
  });
});
