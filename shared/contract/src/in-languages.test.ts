import { inLanguages } from './in-languages.ts';

describe('words of one process in all languages', () => {
  const words = inLanguages(
    { title: 'Hilfe', found: (count: number) => `${count} gefunden` },
    { en: { title: 'Help', found: (count) => `${count} found` } },
  );

  it('are said in the language of whoever reads them', () => {
    expect([words('de').title, words('en').title]).toEqual(['Hilfe', 'Help']);
    expect(words('en').found(3)).toBe('3 found');
  });

  it('do not compile where a language lacks one, or has one too many', () => {
    // @ts-expect-error: nothing is said about what was found
    inLanguages({ title: 'Hilfe', found: 'gefunden' }, { en: { title: 'Help' } });
    // @ts-expect-error: German knows no such text
    expect(inLanguages({ title: 'Hilfe' }, { en: { title: 'Help', lead: 'More' } })('en')).toHaveProperty('lead');
  });
});
