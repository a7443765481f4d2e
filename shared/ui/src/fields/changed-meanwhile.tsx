import { type ReactNode, useState } from 'react';
import { Banner } from '../feedback/banner.tsx';

export interface ChangedMeanwhileProps {
  /** What the form was opened from, as it is known now; undefined where it is gone. */
  standsOn: unknown;
  /** While the form itself changes it. */
  isQuiet?: boolean;
  /** The way to what it is now. */
  children?: ReactNode;
}

/** Says that what an open form rests on is different by now. The form stays as it was opened. */
export function ChangedMeanwhile({ standsOn, isQuiet = false, children }: ChangedMeanwhileProps) {
  const now = JSON.stringify(standsOn);
  const [opened] = useState(now);
  if (isQuiet || now === opened) return null;
  return <Banner tone="info" title="Inzwischen hat sich hier etwas geändert." actions={children} />;
}
