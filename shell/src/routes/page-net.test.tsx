import { Link, Route, Routes } from '@rezenso/platform/router';
import { renderWithPlatform } from '@rezenso/platform/testing';
import { screen } from '@testing-library/react';
import { Component } from 'react';
import { PageNet } from './page-net.tsx';

const report = jest.fn();

beforeEach(() => {
  report.mockClear();
  Object.assign(window, { reportError: report });
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

it('draws the next page though the one before throws while it is removed, and reports that', async () => {
  const { user } = open();
  await user.click(screen.getByRole('link', { name: 'weiter' }));
  expect(screen.getByRole('heading', { name: 'Nächste' })).toBeVisible();
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: 'weg' }));
});

it('says that a page is not to be had which breaks again, and goes on at the next address', async () => {
  const { user } = open('/immer');
  expect(screen.getByRole('heading', { name: 'Dieser Bereich ist gerade nicht verfügbar' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'weiter' }));
  expect(screen.getByRole('heading', { name: 'Nächste' })).toBeVisible();
});

function open(route = '/') {
  return renderWithPlatform(
    <>
      <Link to="/weiter">weiter</Link>
      <PageNet>
        <Routes>
          <Route path="/" element={<Leaving />} />
          <Route path="/immer" element={<Broken />} />
          <Route path="/weiter" element={<h1>Nächste</h1>} />
        </Routes>
      </PageNet>
    </>,
    { route },
  );
}

class Leaving extends Component {
  override componentWillUnmount(): void {
    throw new Error('weg');
  }

  override render() {
    return <h1>Erste</h1>;
  }
}

function Broken(): never {
  throw new Error('immer');
}
