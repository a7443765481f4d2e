import type { AuditVerdict } from './seals.ts';

/** What the command says of the log, and whether all is well. */
export function verdictWords(verdict: AuditVerdict): { lines: readonly string[]; isWell: boolean } {
  const { seals, entries, unsealed, lastTag } = verdict;
  const { lines, isWell } = judgement(verdict);
  const last = lastTag ? [`last seal: ${lastTag}`] : [];
  return { lines: [`${entries} entries under ${seals} seals, ${unsealed} not sealed yet`, ...last, ...lines], isWell };
}

function judgement({ broken, mayBeOtherKey, overdue, kept, isEverySealWhole }: AuditVerdict) {
  if (broken && mayBeOtherKey) return bad(otherKey);
  if (broken && kept === 'unknown' && isEverySealWhole) return bad(unknownSeal);
  if (broken) {
    const after = broken.after ? `after ${broken.after.toISOString()} ` : '';
    return bad(`BROKEN: the entries ${after}up to ${broken.through.toISOString()} are not what was sealed`);
  }
  if (overdue > 0)
    return bad(`OVERDUE: ${overdue} entries have waited for hours; the server did not run, or seals were taken away`);
  return { lines: [...(kept === 'signed-anew' ? [signedAnew] : []), 'unbroken'], isWell: true };
}

function bad(line: string) {
  return { lines: [line], isWell: false };
}

const otherKey = `BROKEN, OR ANOTHER KEY: no seal fits this SECRET_KEY, though every seal has its entries. Was the key changed? Then give the former one
in SECRET_KEY_PREVIOUS, or seal anew with reseal.mjs while you have both. Was it not? Then somebody made the seals or the entries anew.`;

const unknownSeal = `BROKEN, OR SEALED ANEW: every seal here fits, but the one that you gave is not among them. Was the key changed since, and the log sealed anew
(reseal.mjs)? Then give the former key in SECRET_KEY_PREVIOUS and look again: it tells whether your seal was one of this log. If it was, keep the
last seal above from now on. Was the key not changed? Then seals were taken away, with what they covered.`;

const signedAnew = `The log was sealed anew since, with another key: under the former one your seal fits the same entries. It has done its duty; keep the last seal
above from now on.`;
