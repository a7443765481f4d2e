import type { EmailPreference } from '@rezenso/contract/email-preferences';
import { type EmailType, emailFrequencies, emailTypes } from '@rezenso/contract/vocabulary';
import fc from 'fast-check';
import { somePreferences } from '../testing/preferences.ts';
import { type Click, changesOf, completed, type PriorFrequencies, priorsAfter } from './preference-rules.ts';

interface Centre {
  preferences: EmailPreference[];
  priors: PriorFrequencies;
}

describe('one switch', () => {
  it('switched off says never', () => {
    expect(changes({ kind: 'switch', emailType: 'level_up', isOn: false })).toEqual([
      { emailType: 'level_up', enabled: false, frequency: 'never' },
    ]);
  });

  it('switched on for the first time sends at once', () => {
    expect(changes({ kind: 'switch', emailType: 'newsletter', isOn: true })).toEqual([
      { emailType: 'newsletter', enabled: true, frequency: 'immediate' },
    ]);
  });

  it.each(emailFrequencies)('chosen as %s is on unless it is never', (frequency) => {
    const before = somePreferences({ newsletter: { enabled: frequency === 'never', frequency: 'daily' } });
    const [change] = changesOf(before, {}, { kind: 'frequency', emailType: 'newsletter', frequency });
    expect(change).toMatchObject({ enabled: frequency !== 'never', frequency });
  });

  it('is not saved again when nothing changes', () => {
    expect(changes({ kind: 'switch', emailType: 'level_up', isOn: true })).toEqual([]);
  });
});

describe('the buttons for all', () => {
  it('enable what is recommended, and nothing of marketing', () => {
    const allOff = somePreferences(
      Object.fromEntries(emailTypes.map((type) => [type, { enabled: false, frequency: 'never' }])),
    );
    const enabled = changesOf(allOff, { welcome: 'monthly' }, { kind: 'enable-recommended' });
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
    expect(changesOf(both, {}, { kind: 'disable-marketing' })).toEqual([
      { emailType: 'newsletter', enabled: false, frequency: 'never' },
      { emailType: 'marketing', enabled: false, frequency: 'never' },
    ]);
  });

  it('set everything to weekly but the system', () => {
    const weekly = changes({ kind: 'all-weekly' });
    expect(weekly.map(({ emailType }) => emailType)).toEqual(emailTypes.filter((type) => type !== 'system'));
    expect(weekly.every(({ enabled, frequency }) => enabled && frequency === 'weekly')).toBe(true);
  });
});

it('fills in the default of a kind that the server does not name', () => {
  expect(completed([])).toEqual(somePreferences());
});

describe('after any clicks', () => {
  it('a kind is on exactly when it has a frequency, and the system stays as it is', () => {
    fc.assert(
      fc.property(fc.array(anyClick, { maxLength: 40 }), (clicks) => {
        const { preferences } = clicks.reduce(clicked, { preferences: somePreferences(), priors: {} });
        for (const { enabled, frequency } of preferences) expect(enabled).toBe(frequency !== 'never');
        expect(preferences.find(({ emailType }) => emailType === 'system')).toEqual(somePreferences().at(-1));
        expect(preferences.map(({ emailType }) => emailType)).toEqual(emailTypes);
      }),
    );
  });

  it('switching off and on again restores what was, or the last frequency, or sends at once', () => {
    fc.assert(
      fc.property(fc.array(anyClick, { maxLength: 40 }), anyOpenType, (clicks, emailType) => {
        const history = [fresh()];
        for (const click of clicks) history.push(clicked(history.at(-1) ?? fresh(), click));
        const before = history.at(-1) ?? fresh();
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

function fresh(): Centre {
  return { preferences: somePreferences(), priors: {} };
}

function changes(click: Click) {
  return changesOf(somePreferences(), {}, click);
}

/** What the page does with a click, without its network. */
function clicked({ preferences, priors }: Centre, click: Click): Centre {
  const made = changesOf(preferences, priors, click);
  return {
    priors: priorsAfter(preferences, priors, made),
    preferences: preferences.map((one) => ({ ...one, ...made.find(({ emailType }) => emailType === one.emailType) })),
  };
}

function of({ preferences }: Centre, type: EmailType): EmailPreference {
  const found = preferences.find(({ emailType }) => emailType === type);
  if (!found) throw new Error(`${type} is missing`);
  return found;
}
