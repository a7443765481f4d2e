import { pageLanguage, texts } from '@rezenso/contract/language';
import { startLanguage } from '@rezenso/contract/language-catalogue';
import { render, screen } from '@testing-library/react';
import { AreaRoot } from '../containment/area-root.tsx';
import { prepareArea } from '../federation/areas.ts';
import { aManifest, containerOf, startWith } from '../testing/remotes.ts';
import { loadTexts } from './module-language.ts';

const catalogue = { 'mf-x/texts': { title: 'Reviews' } };
const remote = { name: 'mf-x', version: '1.0.0', pages: {} };

afterEach(() => {
  globalThis.__rezensoLanguage = undefined;
});

it('has the texts of a module before any of its pages is evaluated', async () => {
  startLanguage('en', {});
  const order: string[] = [];
  const en = async () => {
    order.push('catalogue');
    return { default: catalogue };
  };
  const reviews = async () => {
    order.push('page');
    const title = texts('mf-x/texts/title', 'Bewertungen');
    return { default: () => <h1>{title}</h1> };
  };
  startWith(aManifest({ name: 'mf-x' }));
  Object.assign(globalThis, { mf_x: containerOf('mf-x', { pages: { reviews }, languages: { en } }) });
  const Page = await prepareArea({ module: 'mf-x', kind: 'page', name: 'reviews', path: '/reviews' }).promise;
  render(<Page />);
  expect(order).toEqual(['catalogue', 'page']);
  expect(screen.getByRole('heading')).toHaveTextContent('Reviews');
});

it('asks for no catalogue on a German page', async () => {
  const en = jest.fn();
  await loadTexts({ ...remote, languages: { en } });
  expect(en).not.toHaveBeenCalled();
  expect(pageLanguage()).toBe('de');
});

it.each([
  ['a module without catalogues', {}],
  ['one without this one', { languages: {} }],
])('leaves %s German, and says so', async (_, languages) => {
  startLanguage('en', {});
  await loadTexts({ ...remote, ...languages });
  render(<AreaRoot module="mf-x">Bewertungen</AreaRoot>);
  expect(screen.getByText('Bewertungen')).toHaveAttribute('lang', 'de');
});

it('says nothing of the language where it is that of the page', async () => {
  const { rerender } = render(<AreaRoot module="mf-x">Bewertungen</AreaRoot>);
  expect(screen.getByText('Bewertungen')).not.toHaveAttribute('lang');
  startLanguage('en', {});
  await loadTexts({ ...remote, languages: { en: async () => ({ default: catalogue }) } });
  rerender(<AreaRoot module="mf-x">Reviews</AreaRoot>);
  expect(screen.getByText('Reviews')).not.toHaveAttribute('lang');
});

it('fails with the catalogue, so that trying again asks for it anew', async () => {
  startLanguage('en', {});
  const en = () => Promise.reject(new Error('lost'));
  await expect(loadTexts({ ...remote, languages: { en } })).rejects.toThrow('lost');
});
