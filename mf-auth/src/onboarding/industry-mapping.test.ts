import { industryLabels } from '@rezenso/contract/vocabulary';
import { appliedIndustry } from './industry-mapping.ts';

describe('the industry that is applied without asking', () => {
  it.each(industryLabels)('is %s itself, in any case', (label) => {
    expect(appliedIndustry(label, 0.7)).toBe(label);
    expect(appliedIndustry(label.toUpperCase(), 1)).toBe(label);
    expect(appliedIndustry(` ${label.toLowerCase()} `, 0.85)).toBe(label);
  });

  it.each([
    ['Software', 'IT & Software'],
    ['fitness', 'Fitness & Gesundheit'],
    ['Tourismus', 'Reise & Tourismus'],
    ['Systemgastronomie und Catering', 'Gastronomie'],
    ['Online-Marketing', 'Marketing'],
    ['Unternehmensberatung', 'Beratung'],
  ])('finds "%s" by substring in either direction', (found, label) => {
    expect(appliedIndustry(found, 0.7)).toBe(label);
  });

  it.each([
    ['Gastronomie', 0.69999],
    ['Gastronomie', 0],
    ['Raumfahrt', 0.99],
    ['', 0.99],
    ['   ', 0.99],
  ])('is none for "%s" at %d: the person chooses', (found, confidence) => {
    expect(appliedIndustry(found, confidence)).toBeUndefined();
  });
});
