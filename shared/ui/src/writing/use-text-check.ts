import { suspiciousFraudScore } from '@rezenso/contract/limits';
import { useRef, useState } from 'react';
import type { Finding } from './findings.tsx';

/** What a check says about a text. */
export interface TextCheck {
  /** 0-100. */
  fraudRisk: number;
  evidence: readonly Finding[];
}

/** A check that takes longer must not keep anybody from sending. */
const patienceMs = 3000;

/**
 * Looks at a text before it is sent. `mayBeSent` resolves to false once for each suspicious text, and `findings` then say
 * why; a writer who sends the same text again, or presses "Trotzdem abgeben", means it. A check that fails or takes longer
 * than three seconds never stands in the way.
 */
export function useTextCheck(check: (text: string) => Promise<TextCheck>) {
  const [findings, setFindings] = useState<readonly Finding[]>();
  const insistedOn = useRef<string>(undefined);

  async function mayBeSent(text: string): Promise<boolean> {
    const checked = text.trim();
    if (checked === '' || insistedOn.current === checked) return true;
    const result = await withPatience(check(checked));
    if (!result || result.fraudRisk <= suspiciousFraudScore) {
      setFindings(undefined);
      return true;
    }
    insistedOn.current = checked;
    setFindings(result.evidence);
    return false;
  }

  return { findings, mayBeSent, dismiss: () => setFindings(undefined) };
}

function withPatience(check: Promise<TextCheck>): Promise<TextCheck | undefined> {
  const late = new Promise<undefined>((resolve) => {
    window.setTimeout(() => resolve(undefined), patienceMs);
  });
  return Promise.race([check.catch(() => undefined), late]);
}
