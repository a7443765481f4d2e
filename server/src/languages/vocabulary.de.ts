import { reportReasonLabels } from '@rezenso/contract/reports';
import { industryLabel, type Level } from '@rezenso/contract/vocabulary';
import { platformsInSentences } from '@rezenso/engines/coordination';

/** An industry, by the name under which it is stored. */
export const industry = (stored: string): string => industryLabel(stored);

export const level = (stored: Level): string => stored;

/** How platforms are called behind 'auf'. */
export const platforms = platformsInSentences;

export const reportReasons = reportReasonLabels;

/** How an account that left is called, alone and within a sentence. */
export const formerPartner = 'Ehemaliger Partner';
export const aFormerPartner = 'ein ehemaliger Partner';
