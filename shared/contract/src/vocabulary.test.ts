import { isKnownExchangeStatus, reviewExchange } from './exchanges.ts';
import { industry } from './profile.ts';
import { exchange } from './testing/example-records.ts';
import {
  addablePlatformIds,
  exchangeStatuses,
  industryIds,
  industryLabel,
  industryLabels,
  platformIds,
} from './vocabulary.ts';

it('knows the fifteen industries of the specification, each by one stored name', () => {
  expect(industryLabels).toHaveLength(15);
  expect(new Set(industryIds).size).toBe(15);
});

it.each(industryLabels)('shows a stored %s as people write it, and stores what they write', (label) => {
  expect(industryLabel(label.toLowerCase())).toBe(label);
  expect(industryLabel(label.toUpperCase())).toBe(label);
  expect(industry.parse(`  ${label} `)).toBe(label.toLowerCase());
});

it('shows an industry that it does not know as it is', () => {
  expect(industryLabel('raumfahrt')).toBe('raumfahrt');
  expect(industryLabel('')).toBe('');
});

it('offers to add only platforms that there are', () => {
  expect(addablePlatformIds.filter((id) => !platformIds.includes(id))).toEqual([]);
  expect(platformIds.filter((id) => !addablePlatformIds.some((one) => one === id))).toEqual(['kununu', 'jameda']);
});

describe('an exchange of a newer server', () => {
  it.each(exchangeStatuses)('is read as it is where its status is known: %s', (status) => {
    expect(reviewExchange.parse({ ...exchange, status }).status).toBe(status);
    expect(isKnownExchangeStatus(status)).toBe(true);
  });

  it('keeps a status that this build does not know, and says so', () => {
    const { status } = reviewExchange.parse({ ...exchange, status: 'under_review' });
    expect(status).toBe('under_review');
    expect(isKnownExchangeStatus(status)).toBe(false);
  });

  it.each([undefined, null, 7, {}])('waits where the status is none at all: %p', (status) => {
    expect(reviewExchange.parse({ ...exchange, status }).status).toBe('pending');
  });

  it('reads a reason for withholding that it does not know as none', () => {
    expect(reviewExchange.parse({ ...exchange, withheld: 'sanctioned' }).withheld).toBeNull();
    expect(reviewExchange.parse({ ...exchange, withheld: 'known_text' }).withheld).toBe('known_text');
  });
});
