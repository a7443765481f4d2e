/** What is compared of two vectors: plain arithmetic, which needs none of the engine's tables. */
export { cosineOf, type DirectionBands, directionBandCount, directionBands } from './directions.ts';
export {
  type DirectedSentence,
  isConspicuous,
  type Paraphrase,
  paraphraseEvidence,
  paraphraseOf,
  type UsualLikeness,
  usualLikeness,
} from './paraphrase.ts';
