import type { WebsiteAnalysis } from '@rezenso/contract/analysis';
import * as z from 'zod';
import type { LanguageModel } from '../../../llm/language-model.ts';
import { hasOnlyNumbersOf, isMadeOf, plainText } from '../../../llm/safe-text.ts';

const answer = z.object({ summary: z.string(), targetAudience: z.string() });

const task = `Fasse in "summary" in ein bis zwei Sätzen zusammen, was das Unternehmen anbietet, und nenne in "targetAudience" kurz, an
wen es sich richtet. Stütze dich nur auf "passages" und "summary".`;

const summaryLength = 400;
const audienceLength = 200;

/**
 * An analysis with a model's wording of summary and target group, made of what was read on the website. Name, industry and
 * place stay as the built-in engine read them: they rest on passages that can be shown.
 */
export async function withModelSummary(model: LanguageModel, builtIn: WebsiteAnalysis): Promise<WebsiteAnalysis> {
  if (!model.isConfigured) return builtIn;
  const passages = Object.values(builtIn.evidence).flatMap((found) => found.map(({ passage }) => passage));
  const data = { passages, summary: builtIn.summary, targetAudience: builtIn.targetAudience };
  const given = await model.ask({ task, answer, data });
  const source = `${passages.join(' ')} ${builtIn.summary} ${builtIn.targetAudience} ${builtIn.companyName}`;
  const summary = given && kept(source, plainText(given.summary, summaryLength));
  if (!given || !summary) return builtIn;
  const targetAudience = plainText(given.targetAudience, audienceLength) ?? builtIn.targetAudience;
  return { ...builtIn, summary, targetAudience, engine: 'language-model' };
}

function kept(source: string, text: string | undefined): string | undefined {
  return text && hasOnlyNumbersOf(source, text) && isMadeOf(source, text) ? text : undefined;
}
