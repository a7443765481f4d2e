import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { ActionsShown, ContainersShown, StatesShown } from '../gallery/blocks.tsx';
import { FormsShown } from '../gallery/forms.tsx';
import { ExchangeShown, MatchShown } from '../gallery/product.tsx';
import { expectAccessible } from './testing.ts';

/** Building blocks as pages put them together, where one may break another: in lists, in forms, over each other. */
describe('the building blocks together', () => {
  it.each<[string, ReactNode]>([
    ['figures', <ContainersShown key="1" />],
    ['suggested partners', <MatchShown key="2" />],
    ['exchanges', <ExchangeShown key="3" />],
    ['actions', <ActionsShown key="4" />],
    ['forms', <FormsShown key="5" />],
    ['states', <StatesShown key="6" />],
  ])('are accessible as %s, carry no style attribute and hand no prop of their own to the page', async (_, shown) => {
    const { container } = render(shown);
    // A form looks for what is wrong when it has been drawn.
    await act(async () => undefined);
    await expectAccessible();
    expect(container.innerHTML).not.toMatch(/ style=/);
    expect(container.innerHTML).not.toMatch(
      /\$\w+=| (?:tone|columns|minwidth|twoonphone|nowrap|justify|preservelines)=/i,
    );
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids).toHaveLength(new Set(ids).size);
  });

  it('give every region, card and list that is read out a name or an order of headings without gaps', () => {
    render(
      <>
        <h1>Bausteine</h1>
        <MatchShown />
        <ExchangeShown />
        <StatesShown />
      </>,
    );
    const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
    for (const region of screen.getAllByRole('region')) expect(region).toHaveAccessibleName();
  });

  it('show the panel of the chosen tab alone, its cards included', async () => {
    render(<ExchangeShown />);
    const person = userEvent.setup();
    expect(screen.getAllByRole('article')).toHaveLength(2);
    await person.click(screen.getByRole('tab', { name: /Abgeschlossen/ }));
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName(/Abgeschlossen/);
    expect(screen.getByRole('tabpanel')).toHaveAccessibleName(/Abgeschlossen/);
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it('open over each other and give the focus back where it was', async () => {
    render(<ActionsShown />);
    const person = userEvent.setup();
    const menu = screen.getByRole('button', { name: 'Café Kornblume' });
    await person.click(menu);
    await person.click(screen.getByRole('menuitem', { name: 'Abmelden' }));
    const drawer = await screen.findByRole('dialog', { name: 'Menü' });
    expect(screen.queryByRole('menu')).toBeNull();
    await expectAccessible();
    await person.click(within(drawer).getByRole('button', { name: 'Schließen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const remove = screen.getByRole('button', { name: 'Entfernen' });
    await person.click(remove);
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveAccessibleDescription('Deine Reviews dort bleiben bestehen.');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(remove).toHaveFocus());
  });

  it('say in a form what is wrong from the start only where somebody was, and lead to it', async () => {
    render(<FormsShown />);
    const email = screen.getByRole('textbox', { name: 'E-Mail' });
    await waitFor(() => expect(email).toBeInvalid());
    const industry = screen.getByRole('combobox', { name: 'Branche' });
    expect(industry).not.toBeInvalid();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(email).toHaveFocus());
    expect(industry).toBeInvalid();
    expect(industry).toHaveAccessibleDescription('Bitte wähle eine Branche');
  });

  it('hold a form in a dialog, with fields of its own beside those of the page', async () => {
    render(<FormsShown />);
    const person = userEvent.setup();
    await person.click(screen.getByRole('button', { name: 'Dialog öffnen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Review abgeben' }));
    expect(dialog.getByRole('radio', { checked: true })).toHaveAccessibleName('4 Sterne');
    await person.click(dialog.getByRole('button', { name: 'Abgeben' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
