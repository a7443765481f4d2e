import { dropPrerendered, isPrerendered } from './prerendered.ts';

const page = '<a href="/magic-link">Anmelden</a><button>Menü</button><a href="#preise">Preise</a>';

beforeEach(() => {
  document.body.innerHTML = `<div id="prerendered">${page}</div><div id="root">${page}</div>`;
});
afterEach(() => {
  Reflect.deleteProperty(window, '__rezensoIntent');
  jest.useRealTimers();
});

const ready = (selector: string) => document.querySelector<HTMLElement>(`#prerendered ${selector}`);
const live = (selector: string) => document.querySelector<HTMLElement>(`#root ${selector}`);

it('goes when the live page is there', () => {
  expect(isPrerendered()).toBe(true);
  dropPrerendered();
  expect(isPrerendered()).toBe(false);
  expect(document.activeElement).toBe(document.body);
  dropPrerendered();
});

it('leaves the focus where it was', () => {
  ready('button')?.focus();
  dropPrerendered();
  expect(live('button')).toHaveFocus();
});

it('gives the focus to nothing else when the live page has another thing there', () => {
  ready('button')?.focus();
  live('button')?.replaceChildren('Abmelden');
  dropPrerendered();
  expect(live('button')).not.toHaveFocus();
});

it('does what was pressed before the application was there, once', () => {
  const pressed = jest.fn();
  live('button')?.addEventListener('click', pressed);
  window.__rezensoIntent = { isPressed: false, wanted: 1 };
  dropPrerendered();
  dropPrerendered();
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('never goes between press and release', () => {
  jest.useFakeTimers();
  window.__rezensoIntent = { isPressed: true };
  dropPrerendered();
  jest.advanceTimersByTime(500);
  expect(isPrerendered()).toBe(true);
  window.__rezensoIntent.isPressed = false;
  jest.advanceTimersByTime(50);
  expect(isPrerendered()).toBe(false);
});
