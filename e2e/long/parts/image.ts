import { fileURLToPath } from 'node:url';
import { walkImage } from '../image.ts';
import { counted, figuresOf, type Part, quantileOf } from '../part.ts';

const repository = fileURLToPath(new URL('../../../', import.meta.url));

/** The image's steps, one after the other, where no engine builds it. */
export const image: Part = {
  name: 'image',
  title: 'The steps of the image, without an engine',
  wanted: { walks: 1 },
  files: ['e2e/long/image.ts', 'e2e/long/parts/image.ts'],
  async round() {
    const { faults, ...figures } = await walkImage(repository);
    return { done: { walks: faults.length === 0 ? 1 : 0 }, faults, figures };
  },
  rows(rounds) {
    const median = (name: string) => `${counted(quantileOf(figuresOf(rounds, name), 0.5))} ms`;
    return [
      ['`npm ci` of what the server runs', median('installMs')],
      ['start in production mode on an empty folder, until `/readyz` says so', median('startMs')],
      ['its end after SIGTERM', median('stopMs')],
    ];
  },
};
