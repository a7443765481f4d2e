import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { engine } from './shapes.ts';
import { typedAddress } from './web-address.ts';

/** Where a field of the analysis was read. */
export const analysisEvidence = z.object({ url: z.string(), passage: z.string() });

/** A text, or as the specification also has it an object with `overview`; read as the text either way. */
const audience = z.pipe(
  z.pipe(
    z.union([z.string(), z.object({ overview: z.string() })]),
    z.transform((value) => (typeof value === 'string' ? value : value.overview)),
  ),
  z.string(),
);

/** What a website tells about its business. */
export const websiteAnalysis = z.object({
  companyName: z.string(),
  /** A label of the fifteen industries, or empty when nothing fits. */
  industry: z.string(),
  /** 0-1, calibrated: of the answers at 0.7 and above nine in ten are right. */
  industryConfidence: z.number().check(z.minimum(0), z.maximum(1)),
  /** Id of the kind of business (trades.ts), empty when none is sure; missing from a server that does not know. */
  trade: z.optional(z.string()),
  /** What it has beside its kind (specialties.ts), by what all its pages say; missing from a server that does not know. */
  specialties: z.optional(z.array(z.string())),
  summary: z.string(),
  targetAudience: audience,
  location: z.string(),
  evidence: z.record(z.string(), z.array(analysisEvidence)),
  engine,
});
export type WebsiteAnalysis = z.infer<typeof websiteAnalysis>;

/**
 * What the analysis does, in this order: finding the site and its start page, fetching further pages, reading their text, and
 * judging what it says.
 */
export const analysisSteps = ['resolving', 'fetching', 'reading', 'classifying'] as const;
export type AnalysisStep = (typeof analysisSteps)[number];

export const analyzeWebsite = endpoint({
  method: 'POST',
  path: '/api/analyze-website',
  changes: [],
  access: 'authenticated',
  summary: 'Reads a website and proposes the profile',
  body: z.object({ domain: z.string().check(z.overwrite(typedAddress), z.maxLength(300)) }),
  answer: websiteAnalysis,
  steps: analysisSteps,
  errors: [
    'DOMAIN_REQUIRED',
    'DOMAIN_INVALID',
    'DOMAIN_UNREACHABLE',
    'DOMAIN_NOT_PUBLIC',
    'WEBSITE_NOT_HTML',
    'WEBSITE_EMPTY',
    'WEBSITE_NEEDS_SCRIPTS',
    'WEBSITE_TOO_LARGE',
    'WEBSITE_TIMEOUT',
  ],
});
