import { Badge } from '@rezenso/ui/display';
import { expectAccessible } from '@rezenso/ui/testing';
import { render, screen, within } from '@testing-library/react';
import { PlanCard } from './plan-card.tsx';

afterEach(() => {
  delete document.documentElement.dataset.languages;
});

it('says what each plan costs and holds', async () => {
  document.documentElement.dataset.languages = 'de en';
  render(
    <>
      <PlanCard plan="free" level={2} />
      <PlanCard plan="pro" level={2} mark={<Badge>Beliebt</Badge>} action={<a href="/subscribe">Mit Pro loslegen</a>} />
    </>,
  );
  const free = within(screen.getByRole('article', { name: 'Kostenlos' }));
  expect(free.getByText('0 €').textContent).toBe('0\u00a0€');
  expect(free.getByText('5 Review-Austausche')).toBeVisible();
  const pro = within(screen.getByRole('article', { name: 'Pro' }));
  expect(pro.getByText('29 €').textContent).toBe('29\u00a0€');
  expect(pro.getAllByRole('listitem')).toHaveLength(5);
  expect(pro.getByRole('link', { name: 'Mit Pro loslegen' })).toBeVisible();
  await expectAccessible();
});

it('holds what rests on several languages only where the document offers them', () => {
  render(<PlanCard plan="pro" level={2} />);
  const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  const line = screen.getByText('Mehrsprachige Unterstützung');
  expect(line).not.toBeVisible();
  expect(lines()).toEqual([
    'Unbegrenzte Review-Austausche',
    'Priorisiertes Matching',
    'Erweiterte Analysen',
    'Bevorzugter Support',
  ]);
  document.documentElement.dataset.languages = 'de en';
  expect(line).toBeVisible();
  expect(lines()).toHaveLength(5);
});
