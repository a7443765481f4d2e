import { renderWithPlatform } from '@rezenso/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { useOnDemand } from './use-on-demand.ts';

it('fetches the code when interest is shown, and shows it when it is opened', async () => {
  const load = jest.fn(async () => Content);
  const { user } = renderWithPlatform(<Opener load={load} />);
  expect(load).not.toHaveBeenCalled();
  await user.hover(screen.getByRole('button'));
  expect(load).toHaveBeenCalled();
  expect(screen.queryByText('Inhalt')).toBeNull();
  await user.click(screen.getByRole('button'));
  expect(await screen.findByText('Inhalt')).toBeVisible();
});

it('says so when the code cannot be had, and tries again at the next press', async () => {
  const load = jest.fn(async (): Promise<ComponentType> => Promise.reject(new Error('offline')));
  const { user } = renderWithPlatform(<Opener load={load} />);
  await user.click(screen.getByRole('button'));
  expect(await screen.findByText('Das ließ sich gerade nicht öffnen')).toBeVisible();
  load.mockImplementation(async () => Content);
  await user.click(screen.getByRole('button'));
  expect(await screen.findByText('Inhalt')).toBeVisible();
});

it('stays quiet when only the fetching ahead fails', async () => {
  const load = jest.fn(async (): Promise<ComponentType> => Promise.reject(new Error('offline')));
  const { user } = renderWithPlatform(<Opener load={load} />);
  await user.hover(screen.getByRole('button'));
  await waitFor(() => expect(load).toHaveBeenCalled());
  expect(screen.queryByRole('status')).toBeNull();
});

function Content() {
  return <p>Inhalt</p>;
}

function Opener({ load }: { load: () => Promise<ComponentType> }) {
  const { Content: Loaded, isOpen, open, interest } = useOnDemand(load);
  return (
    <>
      <button type="button" onClick={open} {...interest}>
        Öffnen
      </button>
      {Loaded && isOpen && <Loaded />}
    </>
  );
}
