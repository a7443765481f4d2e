import { setExperience } from '@rezenso/contract/exchanges';
import { experienceKinds, experiencesOfADay } from '@rezenso/contract/vocabulary';
import { type ExperienceValues, experienceForm, givenIn, initialExperience, today } from './experience.form.ts';

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-06-30T22:30:00Z'), doNotFake: ['queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

const said = (over: Partial<ExperienceValues>): ExperienceValues => ({ kind: '', day: '', sinceYear: '', ...over });
const isTaken = (values: ExperienceValues) => experienceForm.isValidSync(values);

it('knows today by the calendar of Berlin', () => expect(today()).toBe('2026-07-01'));

it.each(experiencesOfADay)('takes %s with a day up to today, as the contract does', (kind) => {
  for (const day of ['1990-01-01', '2026-03-12', '2026-07-01']) {
    expect(isTaken(said({ kind, day }))).toBe(true);
    expect(givenIn(said({ kind, day }))).toEqual({ kind, day });
  }
  for (const day of ['', '2026-07-02', '1989-12-31', 'gestern']) {
    expect(isTaken(said({ kind, day }))).toBe(false);
    expect(givenIn(said({ kind, day }))).toBeUndefined();
  }
});

it('takes long-standing customers with a year up to this one', () => {
  const kind = 'long_standing_customer';
  for (const sinceYear of ['1950', '2026']) {
    expect(isTaken(said({ kind, sinceYear }))).toBe(true);
    expect(givenIn(said({ kind, sinceYear, day: '2026-03-12' }))).toEqual({ kind, sinceYear: Number(sinceYear) });
  }
  for (const sinceYear of ['', '1949', '2027', '20.5', 'früh']) {
    expect(isTaken(said({ kind, sinceYear }))).toBe(false);
    expect(givenIn(said({ kind, sinceYear }))).toBeUndefined();
  }
});

it('asks for a kind first', () => {
  expect(() => experienceForm.validateSync(said({ day: '2026-03-12' }))).toThrow(/Sag bitte zuerst/);
  expect(givenIn(said({ day: '2026-03-12' }))).toBeUndefined();
});

it.each(experienceKinds)('starts with %s as it was kept, and says the same', (kind) => {
  const kept =
    kind === 'long_standing_customer'
      ? { kind, day: null, sinceYear: 2019 }
      : { kind, day: '2026-03-12', sinceYear: null };
  const given = givenIn(initialExperience(kept));
  expect(setExperience.body.safeParse(given)).toMatchObject({ success: true });
  expect(given).toMatchObject({ kind, ...(kept.day ? { day: kept.day } : { sinceYear: kept.sinceYear }) });
});

it('starts with nothing where nothing was said', () => {
  expect(initialExperience(null)).toEqual(said({}));
  expect(initialExperience(undefined)).toEqual(said({}));
});
