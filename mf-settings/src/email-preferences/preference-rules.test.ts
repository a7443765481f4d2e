import { type AnyEmailType, emailFrequencies, emailTypes } from '@rezenso/contract/vocabulary';
import fc from 'fast-check';
import { somePreferences } from '../testing/preferences.ts';
import { type Click, changesOf, completed, type Preference } from './preference-rules.ts';

describe('one switch', () => {
  it('switched off says never', () => {
    expect(changes({ kind: 'switch', emailType: 'level_up', isOn: false })).toEqual([
      { emailType: 'level_up', enabled: false, frequency: 'never', priorFrequency: 'immediate' },
    ]);
  });

  it('switched on for the first time sends at once', () => {
    expect(changes({ kind: 'switch', emailType: 'newsletter', isOn: true })).toEqual([
      { emailType: 'newsletter', enabled: true, frequency: 'immediate', priorFrequency: null },
    ]);
  });

  it('switched on comes as often as before, as the server remembers it', () => {
    const before = somePreferences({ level_up: { enabled: false, frequency: 'never', priorFrequency: 'monthly' } });
    expect(changesOf(before, { kind: 'switch', emailType: 'level_up', isOn: true })).toMatchObject([
      { emailType: 'level_up', enabled: true, frequency: 'monthly' },
    ]);
  });

  it.each(emailFrequencies)('chosen as %s is on unless it is never', (frequency) => {
    const before = somePreferences({ newsletter: { enabled: frequency === 'never', frequency: 'daily' } });
    const [change] = changesOf(before, { kind: 'frequency', emailType: 'newsletter', frequency });
    expect(change).toMatchObject({ enabled: frequency !== 'never', frequency });
  });

  it('is not saved again when nothing changes', () => {
    expect(changes({ kind: 'switch', emailType: 'level_up', isOn: true })).toEqual([]);
  });
});

describe('the buttons for all', () => {
  it('enable what is recommended, and nothing of marketing', () => {
    const allOff = somePreferences(
      Object.fromEntries(
        emailTypes.map((type) => [
          type,
          { enabled: false, frequency: 'never', priorFrequency: type === 'welcome' ? 'monthly' : null },
        ]),
      ),
    );
    const enabled = changesOf(allOff, { kind: 'enable-recommended' });
    expect(enabled.map(({ emailType, frequency }) => [emailType, frequency])).toEqual([
      ['match_notification', 'immediate'],
      ['review_reminder', 'immediate'],
      ['subscription', 'immediate'],
      ['level_up', 'immediate'],
      ['welcome', 'monthly'],
    ]);
  });

  it('end newsletter and offers', () => {
    const both = somePreferences({
      newsletter: { enabled: true, frequency: 'weekly' },
      marketing: { enabled: true, frequency: 'daily' },
    });
    expect(changesOf(both, { kind: 'disable-marketing' })).toEqual([
      { emailType: 'newsletter', enabled: false, frequency: 'never', priorFrequency: 'weekly' },
      { emailType: 'marketing', enabled: false, frequency: 'never', priorFrequency: 'daily' },
    ]);
  });

  it('set to weekly what is on, and switch nothing on that somebody switched off', () => {
    const some = somePreferences({
      level_up: { enabled: false, frequency: 'never', priorFrequency: 'daily' },
      marketing: { enabled: true, frequency: 'daily' },
    });
    const weekly = changesOf(some, { kind: 'all-weekly' });
    expect(weekly.map(({ emailType }) => emailType)).toEqual([
      'match_notification',
      'review_reminder',
      'subscription',
      'welcome',
      'marketing',
    ]);
    expect(weekly.every(({ enabled, frequency }) => enabled && frequency === 'weekly')).toBe(true);
  });

  it('switch nothing on but by the button that says so, whatever was clicked before', () => {
    const quiet = fc.constantFrom<Click>({ kind: 'disable-marketing' }, { kind: 'all-weekly' });
    fc.assert(
      fc.property(fc.array(anyClick, { maxLength: 20 }), quiet, (clicks, click) => {
        const before = clicks.reduce<Preference[]>(clicked, somePreferences());
        const after = clicked(before, click);
        for (const { emailType, enabled } of after) if (enabled) expect(of(before, emailType).enabled).toBe(true);
      }),
    );
  });
});

it('fills in the default of a kind that the server does not name', () => {
  expect(completed([])).toEqual(somePreferences());
});

describe('after any clicks', () => {
  it('a kind is on exactly when it has a frequency, and the system stays as it is', () => {
    fc.assert(
      fc.property(fc.array(anyClick, { maxLength: 40 }), (clicks) => {
        const preferences = clicks.reduce<Preference[]>(clicked, somePreferences());
        for (const { enabled, frequency } of preferences) expect(enabled).toBe(frequency !== 'never');
        expect(preferences.find(({ emailType }) => emailType === 'system')).toEqual(somePreferences().at(-1));
        expect(preferences.map(({ emailType }) => emailType)).toEqual(emailTypes);
      }),
    );
  });

  it('switching off and on again restores what was, or the last frequency, or sends at once', () => {
    fc.assert(
      fc.property(fc.array(anyClick, { maxLength: 40 }), anyOpenType, (clicks, emailType) => {
        const history: Preference[][] = [somePreferences()];
        for (const click of clicks) history.push(clicked(history.at(-1) ?? [], click));
        const before = history.at(-1) ?? [];
        const off = clicked(before, { kind: 'switch', emailType, isOn: false });
        const on = clicked(off, { kind: 'switch', emailType, isOn: true });
        const last = history.map((centre) => of(centre, emailType).frequency).findLast((one) => one !== 'never');
        expect(of(off, emailType)).toMatchObject({ enabled: false, frequency: 'never' });
        expect(of(on, emailType)).toMatchObject({ enabled: true, frequency: last ?? 'immediate' });
      }),
    );
  });
});

const openTypes = emailTypes.filter((type) => type !== 'system');
const anyOpenType = fc.constantFrom(...openTypes);
const anyType = fc.constantFrom(...emailTypes);
const anyClick: fc.Arbitrary<Click> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('switch'), emailType: anyType, isOn: fc.boolean() }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('frequency'),
      emailType: anyType,
      frequency: fc.constantFrom(...emailFrequencies),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constantFrom('enable-recommended', 'disable-marketing', 'all-weekly') }),
  },
);

function changes(click: Click) {
  return changesOf(somePreferences(), click);
}

/** What the page does with a click, without its network. */
function clicked(preferences: Preference[], click: Click): Preference[] {
  const made = changesOf(preferences, click);
  return preferences.map((one) => ({ ...one, ...made.find(({ emailType }) => emailType === one.emailType) }));
}

function of(preferences: readonly Preference[], type: AnyEmailType): Preference {
  const found = preferences.find(({ emailType }) => emailType === type);
  if (!found) throw new Error(`${type} is missing`);
  return found;
}
