import { isLanguage, type Language } from '@rezenso/contract/language';
import { type PageReportReason, pageReportReason, pageReportReasons, pageReportText } from '@rezenso/contract/reports';
import * as z from 'zod/mini';
import { languageField } from '../../showcase/index.ts';
import { pageReportWords } from './page-report-words.ts';

/** What somebody says of a page. */
export interface SaidOfPage {
  reason: PageReportReason;
  text: string;
}

/** The form as it was sent, with what is wrong with it. */
export interface SentForm {
  /** As typed; empty where nothing was. */
  reason: string;
  text: string;
  /** Undefined while something is wrong. */
  said: SaidOfPage | undefined;
  faults: Partial<Record<keyof SaidOfPage, string>>;
  /** Filled in where no person sees a field. */
  isByMachine: boolean;
  /** To be read in this language, and not sent for good. */
  wanted?: Language;
}

export const emptyForm: SentForm = { reason: '', text: '', said: undefined, faults: {}, isByMachine: false };

const fields = z.object({
  reason: z.catch(z.string(), ''),
  text: z.catch(z.string(), ''),
  website: z.catch(z.string(), ''),
  [languageField]: z.catch(z.optional(z.string()), undefined),
});

/** What was sent, by whatever sent it. */
export function readForm(body: unknown, language: Language): SentForm {
  const { faultTexts } = pageReportWords(language);
  const { success, data } = z.safeParse(fields, body);
  if (!success) return { ...emptyForm, faults: { reason: faultTexts.reason } };
  const { reason, website, [languageField]: wanted } = data;
  // Browsers send the ends of lines so.
  const text = data.text.replaceAll('\r\n', '\n');
  const [chosen, written] = [z.safeParse(pageReportReason, reason), z.safeParse(pageReportText, text)];
  const issue = written.error?.issues[0];
  return {
    reason: pageReportReasons.find((one) => one === reason) ?? '',
    text,
    said: chosen.success && written.success ? { reason: chosen.data, text: written.data } : undefined,
    faults: {
      ...(!chosen.success && { reason: faultTexts.reason }),
      ...(issue && { text: faultTexts.text(issue.code, issue.message) }),
    },
    isByMachine: website !== '',
    ...(isLanguage(wanted) && { wanted }),
  };
}
