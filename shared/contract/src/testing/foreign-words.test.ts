import { foreignWordsIn } from './foreign-words.ts';

describe('words of the other language', () => {
  it('are found in English, whether texts have them or their spelling tells', () => {
    expect(foreignWordsIn('Write your Bewertung', 'en')).toEqual(['bewertung']);
    expect(foreignWordsIn('A Gürteltier', 'en')).toEqual(['gürteltier']);
    expect(foreignWordsIn('Write your review, at https://rezenso.example/bewertung', 'en')).toEqual([]);
  });

  it('are found in German', () => {
    expect(foreignWordsIn('Schreib your Bewertung', 'de')).toEqual(['your']);
    expect(foreignWordsIn('Schreib deine Bewertung. Trust Score, Match', 'de')).toEqual([]);
  });

  it('may stand in names and in what people wrote', () => {
    expect(foreignWordsIn('Café Grün and Café Blau', 'en', ['Café Grün', 'Café Blau'])).toEqual([]);
  });
});
