import { Badge } from '@rezenso/ui/display';
import { expectAccessible } from '@rezenso/ui/testing';
import { render, screen, within } from '@testing-library/react';
import { PlanCard } from './plan-card.tsx';

it('says what each plan costs and holds', async () => {
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
