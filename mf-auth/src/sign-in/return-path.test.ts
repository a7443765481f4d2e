import { rememberReturn, takeReturn } from './return-path.ts';

beforeEach(() => localStorage.clear());

it('gives a remembered page back once', () => {
  rememberReturn('/reviews?platform=google');
  expect(takeReturn()).toBe('/reviews?platform=google');
  expect(takeReturn()).toBeUndefined();
});

it.each(['/', '/magic-link', '/magic-link?token=x'])('does not remember %s', (path) => {
  rememberReturn('/matches');
  rememberReturn(path);
  expect(takeReturn()).toBe('/matches');
});

it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', ''])(
  'never leads away from this site: %s',
  (path) => {
    localStorage.setItem('rezenso:return-to', path);
    expect(takeReturn()).toBeUndefined();
  },
);

it('does without storage', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  rememberReturn('/matches');
  expect(takeReturn()).toBeUndefined();
});
