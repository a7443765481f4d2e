import { renderWithPlatform } from '@rezenso/platform/testing';
import { screen } from '@testing-library/react';
import { MailIcon } from '../icons.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import { CardPage } from './card-page.tsx';
import { Medallion } from './medallion.tsx';

it('is a whole page with one heading, and a way home', async () => {
  renderWithPlatform(
    <CardPage title="Fast geschafft" description="Noch ein Klick." mark={<Medallion icon={MailIcon} />}>
      <button type="button">Weiter</button>
    </CardPage>,
  );
  expect(screen.getByRole('main')).toHaveTextContent('Noch ein Klick.');
  expect(screen.getByRole('link', { name: 'Rezenso' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('heading', { level: 1, name: 'Fast geschafft' })).not.toHaveFocus();
  await expectAccessible();
});

it('reads its title out where it replaces what held the focus', () => {
  renderWithPlatform(
    <CardPage title="Erledigt" takesFocus>
      Danke
    </CardPage>,
  );
  expect(screen.getByRole('heading', { name: 'Erledigt' })).toHaveFocus();
});
