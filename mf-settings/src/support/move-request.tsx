import { messageOf, tellFailure, toast } from '@rezenso/platform';
import { Button } from '@rezenso/ui/actions';
import { Banner } from '@rezenso/ui/feedback';
import { useState } from 'react';
import { close, reopen } from './support.resource.ts';
import { threadTexts as texts } from './texts.de.ts';

/** Says that it is settled; a click is enough, because it can be taken back. */
export function CloseButton({ id }: { id: string }) {
  const { isBusy, run } = useMove();
  const move = () => run(() => close(id), { title: texts.closedTitle, description: texts.closed });
  return (
    <Button variant="secondary" size="sm" loading={isBusy} onClick={() => void move()}>
      {texts.close}
    </Button>
  );
}

/** In the place of the form while a request is closed. */
export function ReopenNote({ id }: { id: string }) {
  const { isBusy, run } = useMove();
  const move = () => run(() => reopen(id), { title: texts.reopenedTitle, description: texts.reopened });
  return (
    <Banner
      tone="info"
      actions={
        <Button variant="secondary" size="sm" loading={isBusy} onClick={() => void move()}>
          {texts.reopen}
        </Button>
      }
    >
      {texts.closedNote}
    </Banner>
  );
}

function useMove() {
  const [isBusy, setBusy] = useState(false);
  const run = async (deed: () => Promise<void>, done: { title: string; description: string }) => {
    setBusy(true);
    try {
      await deed();
      toast(done);
    } catch (error) {
      tellFailure(error, { title: texts.changeFailedTitle, description: messageOf(error, texts.failed) });
    }
    setBusy(false);
  };
  return { isBusy, run };
}
