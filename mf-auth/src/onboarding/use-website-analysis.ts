import { type AnalysisStep, analysisSteps, type WebsiteAnalysis } from '@rezenso/contract/analysis';
import { messageOf, toast } from '@rezenso/platform';
import type { FormikProps } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { analysisProposal, type Proposal, unwritten } from './analysis-proposal.ts';
import type { OnboardingValues } from './onboarding.form.ts';
import { analyze } from './onboarding.resource.ts';
import { type ReadingFailure, readingFailureOf } from './reading-failure.ts';
import { analysisTexts } from './texts.de.ts';
import { isExpired, useExpiredSession } from './use-expired-session.ts';

export interface WebsiteReading {
  isRunning: boolean;
  /** What is done now; undefined while nothing is known of it, and with a server that does not tell. */
  step: AnalysisStep | undefined;
  analysis?: WebsiteAnalysis;
  /** The industry was found but not applied: the person chooses. */
  needsIndustryChoice: boolean;
  /** Why the domain as it stands could not be read, so that another way on is needed. */
  failure: ReadingFailure | undefined;
  /** Reads the website when leaving step 1. @returns whether the next step may open */
  readFirst(): Promise<boolean>;
  readAgain(): Promise<void>;
  /** Stops waiting; the fields are filled in by hand. */
  skip(): void;
}

type Following = Parameters<typeof analyze>[1];

/** How the waiting for an answer ended, besides an answer. */
type Ending = 'skipped' | 'left';

/** Reads the website and fills in what the person has not written. */
export function useWebsiteAnalysis(form: FormikProps<OnboardingValues>): WebsiteReading {
  const { isRunning, step, wait, end } = useWaiting();
  const [analysis, setAnalysis] = useState<WebsiteAnalysis>();
  const [failed, setFailed] = useState<{ domain: string; failure: ReadingFailure }>();
  const filled = useRef<{ domain?: string; proposal: Proposal }>({ proposal: {} });
  const { tellExpired } = useExpiredSession();
  const domain = form.values.domain.trim();

  const read = async (): Promise<boolean> => {
    setFailed(undefined);
    const found = await wait((following) => analyze(domain, following));
    if (found === 'left' || found === 'skipped') return found === 'skipped';
    const proposal = analysisProposal(found);
    await form.setValues((current) => ({ ...current, ...unwritten(current, proposal, filled.current.proposal) }));
    filled.current = { domain, proposal };
    setAnalysis(found);
    toast({ title: analysisTexts.doneTitle, description: analysisTexts.doneDescription });
    return true;
  };

  const readFirst = async () => {
    if (filled.current.domain === domain) return true;
    try {
      return await read();
    } catch (error) {
      if (isExpired(error)) tellExpired();
      else {
        const reason = messageOf(error, analysisTexts.unreachable);
        const failure = readingFailureOf(error);
        toast({ title: analysisTexts.failureTitles[failure], description: reason, variant: 'destructive' });
        setFailed({ domain, failure });
        await form.setFieldTouched('domain', true, false);
        form.setFieldError('domain', reason);
      }
      return false;
    }
  };

  const readAgain = async () => {
    if (!domain) {
      const { domainRequiredTitle: title, domainRequiredDescription: description } = analysisTexts;
      toast({ title, description, variant: 'destructive' });
      return;
    }
    try {
      await read();
    } catch (error) {
      const { againFailedTitle: title, againFailedDescription: description } = analysisTexts;
      if (isExpired(error)) tellExpired();
      else toast({ title, description, variant: 'destructive' });
    }
  };

  return {
    isRunning,
    step,
    ...(analysis ? { analysis } : {}),
    needsIndustryChoice: analysis !== undefined && analysisProposal(analysis).industry === undefined,
    failure: failed?.domain === domain ? failed.failure : undefined,
    readFirst,
    readAgain,
    skip: () => end('skipped'),
  };
}

/** Waits for an answer that the person may stop waiting for, also by leaving the page; the server then stops as well. */
function useWaiting() {
  const [isRunning, setRunning] = useState(false);
  const [step, setStep] = useState<AnalysisStep>();
  const ending = useRef<(how: Ending) => void>(undefined);
  useEffect(() => () => ending.current?.('left'), []);
  // A later server may know more steps: then the one before stays in sight.
  const onStep = (told: string) => setStep((now) => analysisSteps.find((known) => known === told) ?? now);
  const wait = async <T>(begin: (following: Following) => Promise<T>): Promise<T | Ending> => {
    const leaving = new AbortController();
    const ended = new Promise<Ending>((resolve) => {
      ending.current = (how) => {
        resolve(how);
        leaving.abort();
      };
    });
    setStep(undefined);
    setRunning(true);
    try {
      return await Promise.race([begin({ onStep, signal: leaving.signal }), ended]);
    } finally {
      setRunning(false);
    }
  };
  return { isRunning, step, wait, end: (how: Ending) => ending.current?.(how) };
}
