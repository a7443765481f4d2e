import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { errorCatalogue } from '@rezenso/contract/errors';
import { errorMessages } from '@rezenso/contract/errors.en';
import { expect } from 'expect';
import { startTestApp } from '../../testing/test-app.ts';
import { faultIn } from './field-faults.ts';

const contract = path.join(import.meta.dirname, '../../../shared/contract/src');
const test = await startTestApp({ env: { OFFERED_LANGUAGES: 'de,en' } });

describe('what is said of a field', () => {
  it('has an English sentence for each that the contract has, with its numbers', () => {
    const sentences = sentencesOfTheContract();
    expect(sentences.length).toBeGreaterThan(30);
    for (const sentence of sentences) {
      const english = faultIn('en', sentence);
      expect([sentence, english === sentence]).toEqual([sentence, false]);
      expect([sentence, english]).toEqual([sentence, expect.not.stringMatching(/[äöüß#]|\b(?:bitte|und|nicht)\b/i)]);
      expect([sentence, english.match(/\d+/g)]).toEqual([sentence, sentence.match(/\d+/g)]);
    }
  });

  it('is the sentence of an error where it is one, and stays as it is where nobody knows it', () => {
    expect(faultIn('en', errorCatalogue.NAME_RESERVED.message)).toBe(errorMessages.NAME_RESERVED);
    expect(faultIn('en', 'Etwas ganz anderes')).toBe('Etwas ganz anderes');
    expect(faultIn('de', 'Bitte wähle eine Branche')).toBe('Bitte wähle eine Branche');
  });

  it('comes in the language of the request, from the contract as from zod', async () => {
    const ask = async (language: string, email: unknown) => {
      const headers = { origin: test.core.env.publicOrigin, cookie: `lang=${language}` };
      const answer = await test.visitor.send({
        method: 'POST',
        url: '/api/auth/magic-link',
        headers,
        payload: { email },
      });
      return answer.json<{ details: unknown }>().details;
    };
    expect(await ask('en', 'eva')).toEqual([{ path: 'email', message: 'Please enter a valid email address' }]);
    expect(await ask('de', 'eva')).toEqual([{ path: 'email', message: 'Bitte gib eine gültige E-Mail-Adresse ein' }]);
    expect(JSON.stringify(await ask('en', 7))).toContain('Invalid input: expected string, received number');
    expect(JSON.stringify(await ask('de', 7))).toContain('Ungültige Eingabe');
    expect(await ask('en', 'eva\u0000')).toEqual([
      { path: 'email', message: 'The text contains characters that are not allowed' },
    ]);
  });
});

/** Its literals that speak to whoever fills something in; numbers stand where they are put in. */
function sentencesOfTheContract(): string[] {
  const files = globSync('*.ts', { cwd: contract }).filter((file) => !/\.(test|de|en)\.ts$|^errors\.ts$/.test(file));
  const literals = files.flatMap((file) =>
    [...readFileSync(path.join(contract, file), 'utf8').matchAll(/'((?:[^'\\\n]|\\.)+)'|`([^`]+)`/g)].map(
      ([, quoted = '', built = '']) => quoted || built.replaceAll(/\$\{[^}]*\}/g, '12'),
    ),
  );
  return literals.filter(
    (text) => / /.test(text) && /^Bitte |\? Bitte |ist erforderlich|muss mindestens|Zeichen$/.test(text),
  );
}
