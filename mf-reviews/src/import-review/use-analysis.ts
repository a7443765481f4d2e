import type { ReviewAnalysis } from '@rezenso/contract/reviews';
import { messageOf, tellFailure, toast } from '@rezenso/platform';
import { useState } from 'react';
import { analysisTexts } from '../texts.de.ts';
import { analyze } from './import-review.resource.ts';
import { riskInWords } from './risk-level.ts';

interface Analysed {
  text: string;
  result?: ReviewAnalysis;
  problem?: string;
}

/** Analyses the typed text on request; once the text changes, the last result no longer counts. */
export function useAnalysis(typed: string) {
  const [last, setLast] = useState<Analysed>();
  const [isAnalysing, setAnalysing] = useState(false);
  const text = typed.trim();
  const start = async () => {
    setAnalysing(true);
    setLast(undefined);
    try {
      const result = await analyze(text);
      setLast({ text, result });
      toast({
        title: analysisTexts.doneTitle,
        description: analysisTexts.done(Math.round(result.qualityScore), riskInWords(result.fraudRisk)),
        durationMs: 5000,
      });
    } catch (error) {
      setLast({ text, problem: messageOf(error, analysisTexts.failed) });
      tellFailure(error, { title: analysisTexts.failedTitle, description: analysisTexts.failed });
    } finally {
      setAnalysing(false);
    }
  };
  const current = last?.text === text ? last : undefined;
  return { result: current?.result, problem: current?.problem, isAnalysing, start };
}
