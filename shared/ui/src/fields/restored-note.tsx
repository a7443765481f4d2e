import { Button } from '../actions/button.tsx';
import { Banner } from '../feedback/banner.tsx';
import { restoredTexts as texts } from './texts.de.ts';

/** Says that a form opened with what was entered before, and empties it. */
export function RestoredNote({ onStartOver }: { onStartOver: () => void }) {
  return (
    <Banner
      tone="info"
      actions={
        <Button variant="secondary" size="sm" onClick={onStartOver}>
          {texts.startOver}
        </Button>
      }
    >
      {texts.note}
    </Banner>
  );
}
