import { renderWithPlatform } from '@rezenso/platform/testing';
import { screen, within } from '@testing-library/react';
import { someInsights } from '../testing/insights.ts';
import { TradeComparison } from './comparison.tsx';
import { FigureTable } from './figure-table.tsx';
import { comparisonTexts, themeTexts } from './texts.de.ts';
import { Themes } from './themes.tsx';
import { VoicesBar } from './voices-bar.tsx';

describe('the bar of voices', () => {
  it.each([
    [6, 2, 8, ['75%', '25%']],
    [1, 0, 4, ['25%', '0%']],
    [0, 4, 4, ['0%', '100%']],
  ])('shows %d that praise and %d that criticise beside the longest of %d', (praise, criticism, most, widths) => {
    const { container } = renderWithPlatform(<VoicesBar praise={praise} criticism={criticism} most={most} />);
    const [, praised, criticised] = container.querySelectorAll('rect');
    expect([praised?.getAttribute('width'), criticised?.getAttribute('width')]).toEqual(widths);
    expect(criticised?.getAttribute('x')).toBe(widths[0]);
  });

  it('is not read out: the figures stand beside it in words', () => {
    const { container } = renderWithPlatform(<VoicesBar praise={1} criticism={1} most={2} />);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    expect(themeTexts.voices(1, 1)).toBe('1 lobt, 1 kritisiert');
  });
});

describe('a table of figures', () => {
  it('has a head for each row and column, and scrolls by keyboard', async () => {
    const { user } = renderWithPlatform(
      <FigureTable
        caption="Zahlen"
        heads={['Monat', 'Anzahl']}
        rows={[
          ['März', '3'],
          ['April', '4'],
        ]}
      />,
    );
    const table = within(screen.getByRole('table', { name: 'Zahlen' }));
    expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Monat', 'Anzahl']);
    expect(table.getAllByRole('rowheader').map((head) => head.textContent)).toEqual(['März', 'April']);
    await user.tab();
    expect(screen.getByRole('group', { name: 'Zahlen' })).toHaveFocus();
  });
});

describe('themes', () => {
  const [people] = someInsights().themes;
  if (!people) throw new Error('There is one');
  const food = { ...people, id: 'food', label: 'Essen und Trinken', praise: 2, criticism: 0, passages: [] };

  it('stand in the order in which they come, each with its voices', () => {
    renderWithPlatform(<Themes insights={someInsights({ themes: [people, food] })} />);
    const titles = screen.getAllByRole('button').map((button) => button.textContent);
    expect(titles).toEqual(['Freundlichkeit7 loben, 1 kritisiert', 'Essen und Trinken2 loben, 0 kritisieren']);
  });

  it('show praise and criticism of one review apart', async () => {
    const [criticism] = people.passages;
    if (!criticism) throw new Error('There is one');
    const praise = { ...criticism, polarity: 'praise' as const, text: 'Vor Ort waren alle sehr nett.' };
    const themes = [{ ...people, passages: [criticism, praise] }];
    const { user } = renderWithPlatform(<Themes insights={someInsights({ themes })} />);
    await user.click(screen.getByRole('button', { name: /Freundlichkeit/ }));
    expect(screen.getByText('Kritisiert')).toBeVisible();
    expect(screen.getByText('Gelobt')).toBeVisible();
    expect(screen.getAllByRole('figure')).toHaveLength(2);
    expect(
      screen.getByText('Gezeigt sind die neuesten. 6 weitere Stellen stehen in deinen Bewertungen.'),
    ).toBeVisible();
  });

  it.each([
    [1, /^Gezeigt sind die neuesten. Eine weitere Stelle steht/],
    [0, null],
  ])('say how many passages they do not show: %i', async (hidden, said) => {
    const themes = [{ ...people, praise: hidden, criticism: 1 }];
    const { user } = renderWithPlatform(<Themes insights={someInsights({ themes })} />);
    await user.click(screen.getByRole('button', { name: /Freundlichkeit/ }));
    expect(screen.getByText('Kritisiert')).toBeVisible();
    if (said) expect(screen.getByText(said)).toBeVisible();
    else expect(screen.queryByText(/^Gezeigt sind/)).toBeNull();
  });

  it('say that nothing is praised or criticised yet', () => {
    renderWithPlatform(<Themes insights={someInsights({ themes: [] })} />);
    expect(screen.getByText(/noch kein deutscher Satz/)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the comparison', () => {
  it('has a dash where nobody gave stars', () => {
    const { comparison } = someInsights();
    if (!comparison) throw new Error('There is one');
    const own = { averageRating: null, reviewsPerMonth: 0 };
    renderWithPlatform(<TradeComparison comparison={{ ...comparison, own }} />);
    const [, stars] = screen.getAllByRole('row');
    expect(stars).toHaveTextContent('Sterne im Schnitt–3,9');
    expect(screen.getByRole('columnheader', { name: '14 oder mehr andere' })).toBeVisible();
  });

  it('says reviews a month with one decimal', () => {
    expect([0.25, 2, 3.14].map(comparisonTexts.aMonth)).toEqual(['0,3', '2', '3,1']);
  });
});
