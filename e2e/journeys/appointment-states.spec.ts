import type { Page } from '@playwright/test';
import { expectNoViolations, looks } from '../site/axe.ts';
import { act, becomeBusiness } from '../site/business.ts';
import { expect, test } from '../site/fixtures.ts';

const me = 'stand-werk@rezenso.example';

test('axe finds nothing in what can be said of an appointment, in any look', async ({ demoSite, newMember }, info) => {
  test.setTimeout(480_000);
  const { origin } = demoSite;
  const page = await newMember(me);
  await becomeBusiness(page, origin, 'Standwerk Dreisam', 'handwerk');
  const [asked, agreed] = [
    await aPartner(await newMember('stand-anna@rezenso.example'), 'Standcafé Anna'),
    await aPartner(await newMember('stand-ben@rezenso.example'), 'Standhaus Ben'),
  ];
  await proposeTimes(asked.page, asked.written, 3);
  const { id } = await proposeTimes(agreed.page, agreed.written, 1);
  await act(page, origin, 'POST', `/api/appointments/${id}/pick`, { startsAt: inDays(1) });
  await proposeTimes(page, agreed.received, 2);

  for (const look of looks) {
    const looking = await newMember(me, look);
    const where = `${look.width} ${look.theme}`;
    await looking.goto(`${origin}/exchanges`);
    await expect(looking.getByText('Standcafé Anna schlägt 3 Zeiten vor')).toBeVisible();
    await expectNoViolations(looking, `the cards, ${where}`);
    await looking.screenshot({ path: info.outputPath(`cards ${where}.png`), fullPage: true });
    for (const [button, title] of [
      ['Zeit wählen', 'Zeit wählen'],
      ['Termin vereinbaren', 'Termin vereinbaren'],
      ['Verschieben', 'Termin verschieben'],
      ['Absagen', 'Termin absagen'],
    ] as const) {
      const opener = looking.getByRole('button', { name: button }).first();
      await opener.focus();
      await looking.keyboard.press('Enter');
      await expect(looking.getByRole('dialog', { name: title })).toBeVisible();
      await expectNoViolations(looking, `${title}, ${where}`);
      await looking.screenshot({ path: info.outputPath(`${title} ${where}.png`) });
      if (title === 'Zeit wählen') {
        // The first press counts, although it takes the focus from another time.
        await looking
          .locator('label', { has: looking.getByRole('radio') })
          .nth(1)
          .click();
        await expect(looking.getByRole('radio').nth(1)).toBeChecked();
      }
      await looking.keyboard.press('Escape');
      await expect(looking.getByRole('dialog')).toBeHidden();
      await expect(opener).toBeFocused();
    }
  }

  /** A partner with whom an exchange runs: `written` by the member, `received` from the partner. */
  async function aPartner(partner: Page, name: string) {
    const providerId = await becomeBusiness(partner, origin, name, 'gastronomie');
    const match = (await act(page, origin, 'POST', '/api/matches', { providerId })) as { id: string };
    await act(partner, origin, 'PUT', `/api/matches/${match.id}/accept`, {});
    const { exchanges } = (await act(page, origin, 'POST', `/api/matches/${match.id}/coordinate`, {})) as {
      exchanges: { id: string; recipientId: string }[];
    };
    const [written] = exchanges.filter(({ recipientId }) => recipientId === providerId);
    const [received] = exchanges.filter(({ recipientId }) => recipientId !== providerId);
    return { page: partner, written: written?.id ?? '', received: received?.id ?? '' };
  }

  async function proposeTimes(by: Page, exchange: string, count: number): Promise<{ id: string }> {
    const times = Array.from({ length: count }, (_, index) => inDays(index + 1));
    const proposal = { times, minutes: 60, place: 'Am Platz der Alten Synagoge', note: 'Kommt gern durch den Hof.' };
    return (await act(by, origin, 'POST', `/api/review-exchanges/${exchange}/appointments`, proposal)) as {
      id: string;
    };
  }
});

const noon = Math.floor(Date.now() / 86_400_000) * 86_400_000 + 12 * 3_600_000;

function inDays(days: number): string {
  return new Date(noon + days * 86_400_000).toISOString();
}
