import { type ReactNode, useState } from 'react';
import { Button } from '../actions/button.tsx';
import { Banner } from '../feedback/banner.tsx';
import { changedTexts as texts } from './texts.de.ts';

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
  return <Banner tone="info" title={texts.title} actions={children} />;
}

/** The same for a form that is held as it was (`useHeld`). @param onLook shows what it is now */
export function HeldBack({ onLook }: { onLook: () => void }) {
  const look = (
    <Button variant="secondary" size="sm" onClick={onLook}>
      {texts.look}
    </Button>
  );
  return <Banner tone="info" title={texts.title} actions={look} />;
}
