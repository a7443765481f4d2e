import type { Logger } from 'pino';
import * as z from 'zod';
import type { Env } from '../config/env.ts';
import { modelClient, reasonOf, statusOf } from './model-client.ts';

/** A model that turns texts into directions: two that say the same point nearly the same way. */
export interface EmbeddingModel {
  /** What vectors are kept under; directions of different models cannot be compared. Empty without a model. */
  readonly name: string;
  readonly isConfigured: boolean;
  /**
   * One vector of length 1 for each text, in their order.
   * @param texts at most `mostTexts`; what people wrote, and never more than data to the model
   * @returns 'refused' when the model takes these texts never, undefined when it is away or its answer is of no use
   */
  embed(texts: readonly string[]): Promise<number[][] | 'refused' | undefined>;
}

/** Texts of one call. */
export const mostTexts = 32;

const mostCharacters = 6_000;
const fewestDimensions = 8;
const mostDimensions = 4_096;

const answer = z.object({
  data: z.array(
    z.object({ index: z.number().int(), embedding: z.array(z.number()).min(fewestDimensions).max(mostDimensions) }),
  ),
});

/** The one way to an embedding model: any server that speaks OpenAI's /embeddings, within `limitMs`, asked once. */
export function createEmbeddingModel(
  { llm }: Pick<Env, 'llm'>,
  log: Pick<Logger, 'warn'>,
  { limitMs = 10_000 }: { limitMs?: number } = {},
): EmbeddingModel {
  const { baseUrl, apiKey, embeddingModel: model } = llm;
  if (!baseUrl || !model) return { name: '', isConfigured: false, embed: async () => undefined };
  const client = modelClient({ baseUrl, apiKey, limitMs });

  return {
    name: model,
    isConfigured: true,
    async embed(texts) {
      const input = texts.slice(0, mostTexts).map((text) => text.slice(0, mostCharacters));
      try {
        const given = await (await client()).embeddings.create(
          { model, input, encoding_format: 'float' },
          { signal: AbortSignal.timeout(limitMs) },
        );
        return vectorsOf(given, input.length);
      } catch (error) {
        log.warn({ reason: reasonOf(error) }, 'the embedding model gave no usable answer');
        return /^(400|413|422)$/.test(`${statusOf(error)}`) ? 'refused' : undefined;
      }
    },
  };
}

function vectorsOf(given: unknown, count: number): number[][] {
  const { data } = answer.parse(given);
  const inOrder = data.toSorted((a, b) => a.index - b.index);
  const isWhole =
    inOrder.length === count &&
    inOrder.every(({ index, embedding }, at) => index === at && embedding.length === inOrder[0]?.embedding.length);
  if (!isWhole) throw new Error('Not one vector for each text');
  return inOrder.map(({ embedding }) => normalised(embedding));
}

function normalised(vector: readonly number[]): number[] {
  const length = Math.hypot(...vector);
  if (!(length > 0 && Number.isFinite(length))) throw new Error('A vector without a direction');
  return vector.map((value) => value / length);
}
