import type { Session } from '@rezenso/contract/sessions';
import { lazyPart } from '@rezenso/platform';
import { Button } from '@rezenso/ui/actions';
import { Card, CardBody } from '@rezenso/ui/containers';
import { AsyncContent, Loading, SkeletonCard } from '@rezenso/ui/feedback';
import { Section, Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { Suspense, useRef, useState } from 'react';
import { DeviceEntry } from './device-entry.tsx';
import { useSessions } from './signed-in-devices.resource.ts';
import { deviceTexts } from './texts.de.ts';

const EndOthersDialog = lazyPart(() => import('./end-others.dialog.tsx'));

/** Where the member is signed in, and signing out there. */
export function SignedInDevicesCard() {
  const reading = useSessions();
  return (
    <Section title={deviceTexts.title} description={deviceTexts.description}>
      <AsyncContent
        reading={reading}
        failed={{ title: deviceTexts.loadFailed, level: 3 }}
        loading={
          <Loading>
            <SkeletonCard lines={3} />
          </Loading>
        }
      >
        {({ sessions, knowsOtherBrowsers = true }) => (
          <Devices sessions={sessions} knowsOtherBrowsers={knowsOtherBrowsers} />
        )}
      </AsyncContent>
    </Section>
  );
}

interface DevicesProps {
  sessions: readonly Session[];
  /** Whether a sign-in would be no news in some other browser. */
  knowsOtherBrowsers: boolean;
}

function Devices({ sessions, knowsOtherBrowsers }: DevicesProps) {
  const own = sessions.filter(({ person }) => !person);
  const isAlone = own.every(({ isThis }) => isThis);
  const hasColleagues = own.length < sessions.length;
  const list = useRef<HTMLUListElement>(null);
  return (
    <Card>
      <CardBody>
        <Stack gap={6}>
          <Stack as="ul" ref={list} tabIndex={-1} gap={5} aria-label={deviceTexts.title}>
            {sessions.map((session) => (
              <DeviceEntry key={session.id} session={session} onEnded={() => list.current?.focus()} />
            ))}
          </Stack>
          {isAlone && (
            <Stack gap={2}>
              <Text tone="muted">{deviceTexts.onlyHere}</Text>
              <Text tone="muted">{knowsOtherBrowsers ? deviceTexts.remembered : deviceTexts.forgotten}</Text>
            </Stack>
          )}
          {hasColleagues && <Text tone="muted">{deviceTexts.colleagues}</Text>}
          {(!isAlone || knowsOtherBrowsers) && <EndOthers isAlone={isAlone} onClosed={() => list.current?.focus()} />}
        </Stack>
      </CardBody>
    </Card>
  );
}

/** Also with nothing to end: who signed out by themselves in a browser that is not the member's would be no news there. */
function EndOthers({ isAlone, onClosed }: { isAlone: boolean; onClosed: () => void }) {
  const [asked, setAsked] = useState<'endOthers' | 'forgetOthers'>();
  const close = () => {
    setAsked(undefined);
    onClosed();
  };
  const offered = isAlone ? 'forgetOthers' : 'endOthers';
  return (
    <div>
      <Button variant="secondary" onClick={() => setAsked(offered)}>
        {deviceTexts[offered]}
      </Button>
      <Suspense>{asked && <EndOthersDialog asked={asked} onClose={close} />}</Suspense>
    </div>
  );
}
