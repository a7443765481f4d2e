import { describe, it } from 'node:test';
import { expect } from 'expect';
import { member as aMember } from '../../testing/members.ts';
import { isSeeking, isSought, type Sought } from './index.ts';

const anything: Sought = { industries: [], platforms: [], languages: [], radiusKm: null };
const freiburg = { latitude: 47.995, longitude: 7.85 };

describe('what somebody looks for', () => {
  it('leaves nobody out where nothing is said', () => {
    expect(isSought(aMember(), aMember({ latitude: null, longitude: null }), anything)).toBe(true);
    expect(isSeeking(anything)).toBe(false);
  });

  it('is one of the trades, platforms and languages that are named, and all three of them', () => {
    const partner = aMember({ industry: 'handwerk', platforms: ['google', 'yelp'], languages: ['de', 'fr'] });
    const suits = (over: Partial<Sought>) => isSought(aMember(), partner, { ...anything, ...over });
    expect(suits({ industries: ['beratung', 'handwerk'], platforms: ['yelp'], languages: ['en', 'fr'] })).toBe(true);
    expect(suits({ industries: ['beratung'] })).toBe(false);
    expect(suits({ industries: ['handwerk'], platforms: ['trustpilot'] })).toBe(false);
    expect(suits({ industries: ['handwerk'], languages: ['es', 'it'] })).toBe(false);
  });

  it('lies within the radius; who has no known place lies in none', () => {
    const near = { ...anything, radiusKm: 100 };
    const [viewer, hamburg] = [aMember(freiburg), aMember({ latitude: 53.55, longitude: 10 })];
    expect(isSought(viewer, aMember({ latitude: 48.1, longitude: 7.9 }), near)).toBe(true);
    expect(isSought(viewer, hamburg, near)).toBe(false);
    expect(isSought(viewer, aMember({ latitude: null, longitude: null }), near)).toBe(false);
  });

  it('is something as soon as one of them is said', () => {
    const parts: Array<Partial<Sought>> = [
      { industries: ['handwerk'] },
      { platforms: ['google'] },
      { languages: ['de'] },
      { radiusKm: 25 },
    ];
    for (const part of parts) expect(isSeeking({ ...anything, ...part })).toBe(true);
  });
});
