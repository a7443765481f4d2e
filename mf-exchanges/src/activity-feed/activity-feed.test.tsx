import { type Activity, listActivities } from '@rezenso/contract/activities';
import { answer, fail, renderWithPlatform } from '@rezenso/platform/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import ActivityFeedCard from './activity-feed.card.tsx';

describe('the activity card', () => {
  it('shows the latest four with badge, time and the way on', async () => {
    const { container } = open(['1', '2', '3', '4', '5'].map((id) => anActivity({ id, title: `Aktivität ${id}` })));
    expect(await screen.findAllByRole('listitem')).toHaveLength(4);
    expect(screen.queryByText('Aktivität 5')).toBeNull();
    expect(screen.getAllByText('vor wenigen Minuten')).toHaveLength(4);
    expect(screen.getAllByRole('link', { name: 'Anfrage ansehen' })[0]).toHaveAttribute('href', '/matches');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('quotes the text of a review', async () => {
    open([anActivity({ content: 'Der Kuchen war frisch.' })]);
    expect(await screen.findByText('„Der Kuchen war frisch.“')).toBeVisible();
  });

  it('draws an activity whose icon and colours it does not know', async () => {
    open([anActivity({ icon: 'unbekannt', iconBg: 'url(evil)', iconColor: 'toString' })]);
    expect(await screen.findByText('Neue Match-Anfrage')).toBeVisible();
  });

  it('explains what will appear here, and what comes first', async () => {
    open([]);
    expect(await screen.findByText('Noch nichts passiert')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Partner finden' })).toHaveAttribute('href', '/matches');
  });

  it('says what failed and recovers with a retry', async () => {
    const { user, use } = renderWithPlatform(<ActivityFeedCard />, { answers: [fail(listActivities, 'INTERNAL')] });
    expect(await screen.findByText('Aktivitäten konnten nicht geladen werden')).toBeVisible();
    use(answer(listActivities, [anActivity()]));
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByText('Neue Match-Anfrage')).toBeVisible();
  });
});

function open(activities: Activity[]) {
  return renderWithPlatform(<ActivityFeedCard />, { answers: [answer(listActivities, activities)] });
}

function anActivity(over: Partial<Activity> = {}): Activity {
  return {
    id: 'a1',
    title: 'Neue Match-Anfrage',
    description: 'Café Anna möchte sich mit dir austauschen.',
    content: null,
    author: null,
    badges: [{ text: 'Neu', variant: 'warning' }],
    action: { label: 'Anfrage ansehen', href: '/matches' },
    createdAt: new Date().toISOString(),
    bgColor: 'surface',
    borderColor: 'border',
    iconBg: 'accentSoft',
    icon: 'handshake',
    iconColor: 'accentText',
    ...over,
  };
}
