import { getPublicPage, type PublicPage, savePublicPage } from '@rezenso/contract/public-page';
import { refresh } from '@rezenso/platform';
import { answer, fail, renderWithPlatform } from '@rezenso/platform/testing';
import { paste } from '@rezenso/ui/testing';
import { act, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aPublicPage, pageIs, someVisits } from '../testing/public-pages.ts';
import PublicPagePart from './public-page.part.tsx';

const changedMeanwhile = 'Inzwischen hat sich hier etwas geändert.';
const hidden = { since: '2026-03-02T09:00:00.000Z', reason: 'page_insult', text: 'Bitte nimm das heraus.' } as const;

describe('the public page when it is saved elsewhere meanwhile', () => {
  it('follows as long as nothing is chosen', async () => {
    const { use } = await open();
    use(pageIs({ name: 'brot-sommer', isPublished: false }));
    await act(() => refresh(getPublicPage));
    expect(name()).toHaveValue('brot-sommer');
    expect(published()).not.toBeChecked();
    expect(screen.queryByText(changedMeanwhile)).toBeNull();
  });

  it('stays as it is once something is chosen, says what happened, and keeps that beside what is there now', async () => {
    const { user, use, calls, container } = await open();
    await paste(user, name(), '-neu');
    await user.click(findable());
    use(pageIs({ isPublished: false }));
    await act(() => refresh(getPublicPage));
    expect(name()).toHaveValue('baeckerei-sommer-neu');
    expect(findable()).toBeChecked();
    expect(screen.getByText(changedMeanwhile)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await user.click(screen.getByRole('button', { name: 'Ansehen' }));
    expect(name()).toHaveValue('baeckerei-sommer-neu');
    expect(published()).not.toBeChecked();
    expect(screen.queryByText(changedMeanwhile)).toBeNull();
    const chosen = { name: 'baeckerei-sommer-neu', isPublished: false, isFindable: true };
    use(answer(savePublicPage, aPublicPage(chosen)), pageIs(chosen));
    await user.click(save());
    expect(await screen.findByText('Gespeichert')).toBeVisible();
    const seen = { name: 'baeckerei-sommer', isPublished: false, isFindable: false, asksCustomers: true };
    expect(sent(calls)).toEqual([{ ...seen, ...chosen, seen }]);
    expect(screen.queryByRole('button', { name: 'Änderungen verwerfen' })).toBeNull();
  });

  it('says nothing of what changes beside the form, such as platforms', async () => {
    const { user, use } = await open();
    await user.click(findable());
    use(pageIs({ platforms: [] }));
    await act(() => refresh(getPublicPage));
    expect(await screen.findByText(/noch keine Plattform/)).toBeVisible();
    expect(findable()).toBeChecked();
    expect(screen.queryByText(changedMeanwhile)).toBeNull();
  });

  it('is not published again when it was taken down: the refusal shows what is there beside what was chosen', async () => {
    const { user, use, calls } = await open();
    await user.click(customers());
    use(fail(savePublicPage, 'PUBLIC_PAGE_CHANGED'), pageIs({ isPublished: false }));
    await user.click(save());
    expect(await screen.findByText(/An dieser Seite hat inzwischen jemand etwas geändert/)).toBeVisible();
    expect(sent(calls)).toMatchObject([{ isPublished: true, asksCustomers: false, seen: { asksCustomers: true } }]);
    expect(customers()).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Ansehen' }));
    expect([published(), customers()].map(isOn)).toEqual([false, false]);
    const chosen = { isPublished: false, asksCustomers: false };
    use(answer(savePublicPage, aPublicPage(chosen)), pageIs(chosen));
    await user.click(save());
    expect(await screen.findByText('Gespeichert')).toBeVisible();
    expect(sent(calls)[1]).toMatchObject({ ...chosen, seen: { isPublished: false, asksCustomers: true } });
  });

  it('says why it was refused also to whoever had chosen nothing, and shows what is there', async () => {
    const { user, use } = await open();
    use(fail(savePublicPage, 'PUBLIC_PAGE_CHANGED'));
    await user.click(save());
    expect(await screen.findByText(/An dieser Seite hat inzwischen jemand etwas geändert/)).toBeVisible();
    use(pageIs({ isPublished: false }));
    await act(() => refresh(getPublicPage));
    expect(published()).not.toBeChecked();
    expect(screen.getByText(/An dieser Seite hat inzwischen jemand etwas geändert/)).toBeVisible();
    expect(screen.queryByText(changedMeanwhile)).toBeNull();
  });

  it('does not keep a wish that moderation has made impossible meanwhile', async () => {
    const { user, use, calls } = await open({ isPublished: false });
    await user.click(published());
    await user.click(customers());
    use(pageIs({ isPublished: false, hidden: { ...hidden, comesBack: true } }));
    await act(() => refresh(getPublicPage));
    expect(screen.queryByRole('switch', { name: 'Nach der Freigabe wieder zeigen' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Ansehen' }));
    expect(screen.getByRole('switch', { name: 'Nach der Freigabe wieder zeigen' })).toBeChecked();
    expect(customers()).not.toBeChecked();
    use(fail(savePublicPage, 'INTERNAL'));
    await user.click(save());
    expect(await screen.findByText('Fehler')).toBeVisible();
    expect(sent(calls)).toMatchObject([{ isPublished: false, asksCustomers: false, comesBack: true }]);
  });
});

async function open(over: Partial<PublicPage> = {}) {
  const rendered = renderWithPlatform(<PublicPagePart />, { answers: [pageIs(over), someVisits] });
  await screen.findByRole('form', { name: 'Öffentliche Seite' });
  return rendered;
}

function sent(calls: Awaited<ReturnType<typeof open>>['calls']) {
  return calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
}

const switched = (label: string) => screen.getByRole<HTMLInputElement>('switch', { name: label });
const published = () => switched('Seite und Siegel zeigen');
const findable = () => switched('Von Suchmaschinen finden lassen');
const customers = () => switched('Link für Kundschaft');
const isOn = ({ checked }: HTMLInputElement) => checked;
const name = () => screen.getByRole('textbox', { name: /Adresse deiner Seite/ });
const save = () => screen.getByRole('button', { name: 'Speichern' });
