import { suspiciousFraudScore } from '@rezenso/contract/limits';
import { useRef, useState } from 'react';
import type { Finding } from './findings.tsx';

/** What a check says about a text. */
export interface TextCheck {
  /** 0-100. */
  fraudRisk: number;
  evidence: readonly Finding[];
}

/** Found when a text is a suggested draft, word for word: no suspicion yet, but worth a word before it is sent. */
const uneditedCode = 'unedited_draft';

/** A check that takes longer must not keep anybody from sending. */
const timeoutMs = 3000;

/** Why a text was not sent at once. */
export interface Objection {
  findings: readonly Finding[];
  /** Whether it would count as suspicious; otherwise it is a draft that nobody made their own. */
  isSuspicious: boolean;
}

/**
 * Looks at a text before it is sent. `mayBeSent` resolves to false once for each text that is suspicious or an untouched
 * draft, and `objection` then says why; a writer who sends the same text again, or presses "Trotzdem abgeben", means it. A check that fails or takes longer
 * than three seconds never stands in the way.
 */
export function useTextCheck(check: (text: string) => Promise<TextCheck>) {
  const [objection, setObjection] = useState<Objection>();
  const insistedOn = useRef<string>(undefined);

  async function mayBeSent(text: string): Promise<boolean> {
    const checked = text.trim();
    if (checked === '' || insistedOn.current === checked) return true;
    const result = await withTimeout(check(checked));
    const found = result && objectionTo(result);
    setObjection(found);
    if (!found) return true;
    insistedOn.current = checked;
    return false;
  }

  return { objection, mayBeSent, dismiss: () => setObjection(undefined) };
}

function objectionTo({ fraudRisk, evidence }: TextCheck): Objection | undefined {
  const isSuspicious = fraudRisk > suspiciousFraudScore;
  const isUnedited = evidence.some(({ code }) => code === uneditedCode);
  return isSuspicious || isUnedited ? { findings: evidence, isSuspicious } : undefined;
}

function withTimeout(check: Promise<TextCheck>): Promise<TextCheck | undefined> {
  const late = new Promise<undefined>((resolve) => {
    window.setTimeout(() => resolve(undefined), timeoutMs);
  });
  return Promise.race([check.catch(() => undefined), late]);
}
