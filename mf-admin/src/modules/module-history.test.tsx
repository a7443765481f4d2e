import type { AdminModuleEvent } from '@rezenso/contract/admin';
import { renderWithPlatform } from '@rezenso/platform/testing';
import { screen } from '@testing-library/react';
import { aModule } from '../testing/modules.ts';
import { ModuleHistory } from './module-history.tsx';

describe('the history of a module', () => {
  const event = (over: Partial<AdminModuleEvent>): AdminModuleEvent => ({
    ...(aModule().history[0] as AdminModuleEvent),
    ...over,
  });

  it.each<[Partial<AdminModuleEvent>, string]>([
    [{ event: 'promoted', version: '3', before: '2' }, 'Für alle freigegeben: 3 statt 2'],
    [{ event: 'canary', version: '3', before: null, percent: 10 }, 'Als Canary veröffentlicht für 10 %: 3'],
    [
      { event: 'previewed', version: '9', before: null, preview: 'neue-filter' },
      'Vorschau veröffentlicht „neue-filter“: 9',
    ],
    [{ event: 'preview-ended', version: null, before: null, preview: 'a' }, 'Vorschau beendet „a“'],
    [{ event: 'signed-anew', version: '3', before: null }, 'signed-anew: 3'],
    [{ event: 'constructor', version: '3', before: null }, 'constructor: 3'],
  ])('says of %j: %s', (over, words) => {
    renderWithPlatform(<ModuleHistory history={[event(over)]} />);
    expect(screen.getByRole('listitem')).toHaveTextContent(words);
  });

  it.each<[AdminModuleEvent['via'], string]>([
    ['admin', 'Eva, in der Verwaltung'],
    ['command', 'Eva, per Befehl'],
    [null, 'Eva'],
  ])('gives who, when, why, and that it came by %s', (via, words) => {
    renderWithPlatform(<ModuleHistory history={[event({ reason: 'Zu langsam', via })]} />);
    expect(screen.getByRole('listitem')).toHaveTextContent(`Zu langsam01.03.2026, 13:00 · ${words}`);
  });

  it('says in German what the command says by itself, and leaves the words of people', () => {
    const reasons = ['Key 0123abcd was revoked.', 'Key 0123abcd was revoked. Wir sind auf der Hut.'];
    renderWithPlatform(
      <ModuleHistory history={reasons.map((reason, index) => event({ reason, version: `${index}` }))} />,
    );
    const [byItself, byPeople] = screen.getAllByRole('listitem');
    expect(byItself).toHaveTextContent('Der Schlüssel 0123abcd wurde widerrufen.');
    expect(byPeople).toHaveTextContent(reasons[1] ?? '');
  });

  it('shows the newest, and more when asked', async () => {
    const history = Array.from({ length: 50 }, (_, index) => event({ version: `${50 - index}.0.0` }));
    const { user } = renderWithPlatform(<ModuleHistory history={history} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
    await user.click(screen.getByRole('button', { name: '20 von 45 weiteren zeigen' }));
    await user.click(screen.getByRole('button', { name: '20 von 25 weiteren zeigen' }));
    await user.click(screen.getByRole('button', { name: '5 weitere zeigen' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(50);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says so when nothing was written down', () => {
    renderWithPlatform(<ModuleHistory history={[]} />);
    expect(screen.getByText(/^Noch ist nichts aufgeschrieben/)).toBeVisible();
  });
});
