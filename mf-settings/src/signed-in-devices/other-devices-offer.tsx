import { messageOf, tellFailure, toast } from '@rezenso/platform';
import { Button } from '@rezenso/ui/actions';
import { Banner } from '@rezenso/ui/feedback';
import { Inline, Stack } from '@rezenso/ui/layout';
import { useState } from 'react';
import { errorTitle } from '../texts.de.ts';
import { signOutElsewhere, useSessions } from './signed-in-devices.resource.ts';
import { otherDevicesTexts as texts } from './texts.de.ts';

/**
 * After the ways to sign in have changed: offers to sign out everywhere but here, because whoever is signed in elsewhere stays so. Nothing
 * where there is nobody else, or where that is not known; the list of devices offers it at any time.
 */
export function OtherDevicesOffer({ onAnswered }: { onAnswered?: () => void }) {
  const others = useSessions().data?.sessions.filter(({ isThis, person }) => !isThis && !person).length ?? 0;
  const [isBusy, setBusy] = useState(false);
  const [isAnswered, setAnswered] = useState(false);
  if (isAnswered || others === 0) return null;
  const answered = () => {
    setAnswered(true);
    onAnswered?.();
  };
  const end = async () => {
    setBusy(true);
    try {
      const ended = await signOutElsewhere();
      answered();
      toast({ title: texts.done, ...(ended > 0 && { description: texts.ended(ended) }) });
    } catch (error) {
      tellFailure(error, { title: errorTitle, description: messageOf(error, texts.failed) });
    }
    setBusy(false);
  };
  return (
    <Banner tone="info" title={texts.question}>
      <Stack gap={4} align="start">
        <span>{texts.why(others)}</span>
        <Inline gap={3}>
          <Button size="sm" loading={isBusy} onClick={end}>
            {texts.end(others)}
          </Button>
          <Button size="sm" variant="ghost" onClick={answered}>
            {texts.keep}
          </Button>
        </Inline>
      </Stack>
    </Banner>
  );
}
