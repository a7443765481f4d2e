import { Button } from '../actions/button.tsx';
import { Banner } from '../feedback/banner.tsx';

/** Says that a form opened with what was entered before, and empties it. */
export function RestoredNote({ onStartOver }: { onStartOver: () => void }) {
  return (
    <Banner
      tone="info"
      actions={
        <Button variant="secondary" size="sm" onClick={onStartOver}>
          Neu anfangen
        </Button>
      }
    >
      Was du zuletzt eingegeben hast, ist noch da.
    </Banner>
  );
}
