import { analyzeWebsite } from '@rezenso/contract/analysis';
import { answer, fail, hold, type Stub, tellSteps } from '@rezenso/platform/testing';
import { expectAccessible } from '@rezenso/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { anAnalysis, newProfile, next, openOnboarding } from '../testing/onboarding.tsx';

const known = { ...newProfile, firstName: 'Anna', lastName: 'Sommer', domain: 'baeckerei-sommer.de' };
const labels = ['Website aufrufen', 'Weitere Seiten laden', 'Texte lesen', 'Angaben zusammenstellen'];

beforeEach(() => localStorage.clear());

describe('the steps of reading a website', () => {
  it('are shown as they happen: what is done, what is being done, what is still to come', async () => {
    const reading = tellSteps(answer(analyzeWebsite, anAnalysis));
    await leaveStepOne(reading);
    await waitFor(() => expect(steps()).toEqual(labels));
    await tell(reading, 'resolving');
    expect(steps()).toEqual([`${labels[0]}: now`, labels[1], labels[2], labels[3]]);
    await tell(reading, 'fetching');
    expect(steps()).toEqual([`${labels[0]}: done`, `${labels[1]}: now`, labels[2], labels[3]]);
    await expectAccessible();
    await tell(reading, 'reading');
    await tell(reading, 'classifying');
    expect(steps()).toEqual([`${labels[0]}: done`, `${labels[1]}: done`, `${labels[2]}: done`, `${labels[3]}: now`]);
    await act(() => reading.end());
    expect(await screen.findByLabelText(/Firmenname/)).toHaveValue('Bäckerei Sommer GmbH');
    expect(screen.queryByText('Texte lesen')).toBeNull();
  });

  it('that only a later server knows leave the last known one in sight', async () => {
    const reading = tellSteps(answer(analyzeWebsite, anAnalysis));
    await leaveStepOne(reading);
    await tell(reading, 'fetching');
    await tell(reading, 'wondering');
    expect(steps()).toEqual([`${labels[0]}: done`, `${labels[1]}: now`, labels[2], labels[3]]);
  });

  it('all are still to come with an older server, which answers as it always did', async () => {
    const waiting = hold(answer(analyzeWebsite, anAnalysis));
    await leaveStepOne(waiting);
    await waitFor(() => expect(steps()).toEqual(labels));
    await act(async () => waiting.release());
    expect(await screen.findByLabelText(/Firmenname/)).toHaveValue('Bäckerei Sommer GmbH');
  });

  it('are not announced one by one, but the one that takes long is', async () => {
    const reading = tellSteps(answer(analyzeWebsite, anAnalysis));
    await leaveStepOne(reading);
    const status = (await screen.findByText('baeckerei-sommer.de wird gelesen')).closest(
      '[role=status]',
    ) as HTMLElement;
    const said = status.textContent;
    await tell(reading, 'fetching');
    expect(status.textContent).toBe(said);
    expect(within(status).queryByRole('list')).toBeNull();
    const slow = /länger als üblich, gerade bei „Weitere Seiten laden“/;
    expect(await within(status).findByText(slow, {}, { timeout: 12_000 })).toBeVisible();
  });

  it('lead to the reason when one fails', async () => {
    const reading = tellSteps(fail(analyzeWebsite, 'WEBSITE_TIMEOUT'));
    await leaveStepOne(reading);
    await tell(reading, 'resolving');
    await act(() => reading.end());
    expect(await screen.findByText('Domain nicht erreichbar')).toBeVisible();
    expect(screen.getByLabelText(/Website/)).toHaveAccessibleDescription(
      expect.stringContaining('Die Webseite antwortet zu langsam.'),
    );
  });
});

describe('whoever stops waiting', () => {
  it.each(['skips it', 'leaves the page'])('ends the work for it when they %s', async (how) => {
    const page = await leaveStepOne(tellSteps(answer(analyzeWebsite, anAnalysis)));
    const signal = page.signals.at(-1);
    expect(signal?.aborted).toBe(false);
    if (how === 'leaves the page') page.unmount();
    else await page.user.click(await screen.findByRole('button', { name: 'Von Hand weitermachen' }));
    await waitFor(() => expect(signal?.aborted).toBe(true));
  });
});

async function leaveStepOne(reading: Stub) {
  const page = await openOnboarding({ profile: known, answers: [reading] });
  const signals: AbortSignal[] = [];
  const stubbed = globalThis.fetch;
  globalThis.fetch = (address, init) => {
    if (init?.signal) signals.push(init.signal);
    return stubbed(address, init);
  };
  await page.user.click(next());
  await screen.findByText('baeckerei-sommer.de wird gelesen');
  await waitFor(() => expect(signals).toHaveLength(1));
  return { ...page, signals };
}

function tell(reading: ReturnType<typeof tellSteps>, step: string) {
  return act(async () => {
    reading.tell(step);
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
}

/** Each step with how it is shown. */
function steps(): string[] {
  const [list] = screen.getAllByRole('list').filter((each) => within(each).queryByText('Texte lesen'));
  return within(list as HTMLElement)
    .getAllByRole('listitem')
    .map((item) => {
      if (item.getAttribute('aria-current') === 'step') return `${item.textContent}: now`;
      return within(item).queryByRole('img', { name: 'erledigt' })
        ? `${item.textContent}: done`
        : `${item.textContent}`;
    });
}
