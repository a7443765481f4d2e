import type { WebsiteAnalysis } from '@rezenso/contract/analysis';
import type { Evidence } from '@rezenso/engines/analysis';
// Not by the engine's index: what parses pages is loaded by the threads that do it, and here it would only take memory.
import { AnalysisError } from '@rezenso/engines/analysis/analysis-error';
import { storedMention } from '@rezenso/engines/trades';
import { AppError } from '../../../app-error.ts';
import type { Core } from '../../../core.ts';
import { profiles } from '../../accounts/index.ts';
import { type AnalyseOptions, analyzeWebsite } from './analyze.ts';
import type { FetchPage } from './fetch/safe-fetcher.ts';
import { domainNameOf, parseDomain } from './fetch/target.ts';
import { withModelSummary } from './model-summary.ts';
import { createSlots } from './slots.ts';

/** Who follows an analysis, and until when. */
type Following = Pick<AnalyseOptions, 'onProgress' | 'signal'>;

/** Each analysis holds up to nine pages in memory. */
const maxAtOnce = 8;

/** Reading a business's website to fill in its profile. */
export function createAnalysis(
  {
    database,
    env,
    limits,
    languageModel,
    engines,
  }: Pick<Core, 'database' | 'env' | 'limits' | 'languageModel' | 'engines'>,
  fetchPage?: FetchPage,
) {
  let fetching = fetchPage && Promise.resolve(fetchPage);
  /** Loaded with the first analysis: the client that checks where it connects is large, and many processes never read a website. */
  const fetcher = () => {
    fetching ??= import('./fetch/safe-fetcher.ts').then(
      ({ createSafeFetcher }) => createSafeFetcher({ allow: env.analysisAllow }).fetchPage,
    );
    return fetching;
  };
  const slots = createSlots(maxAtOnce);

  return {
    /**
     * What the website of `domain` tells, with the passages it rests on. Which other businesses it names is kept for matching, and not
     * answered: nobody can correct it, so that it is said with the word that stands on the website. Steps are told once it is this member's turn.
     * @throws {AppError} DOMAIN_REQUIRED, DOMAIN_INVALID, DOMAIN_UNREACHABLE, DOMAIN_NOT_PUBLIC, WEBSITE_NOT_HTML,
     *   WEBSITE_EMPTY, WEBSITE_NEEDS_SCRIPTS, WEBSITE_TOO_LARGE, WEBSITE_TIMEOUT, RATE_LIMITED, OVERLOADED
     */
    async analyze(member: string, domain: string, ip: string, following: Following = {}): Promise<WebsiteAnalysis> {
      if (domain === '') throw new AppError('DOMAIN_REQUIRED');
      await limits.take('analysis', member);
      await limits.take('analysis.network', ip);
      const { mentions, ...builtIn } = await slots.run(member, async () =>
        read(domain, { ...following, fetchPage: await fetcher(), reader: engines.siteReader }),
      );
      await profiles(database.db).noteMentions(member, domainNameOf(parseDomain(domain)), mentions.map(storedMention));
      return withModelSummary(languageModel, builtIn);
    },
  };
}

async function read(domain: string, options: AnalyseOptions) {
  try {
    const { evidence, industry, trade, ...found } = await analyzeWebsite(domain, options);
    const quoted = Object.entries(evidence).map(([field, passages]) => [field, passages.map(quote)]);
    return {
      ...found,
      industry: industry ?? '',
      trade: trade ?? '',
      evidence: Object.fromEntries(quoted),
      engine: 'built-in' as const,
    };
  } catch (error) {
    if (error instanceof AnalysisError) throw new AppError(error.code, { cause: error });
    throw error;
  }
}

function quote({ page, passage }: Evidence) {
  return { url: page, passage };
}
