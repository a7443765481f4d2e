import { lazyPart, useSession } from '@rezenso/platform';
import { Loading, SkeletonCard } from '@rezenso/ui/feedback';
import { Activity, type PropsWithChildren, Suspense, useEffect, useRef, useState } from 'react';

const ProofGate = lazyPart(() => import('./proof-gate.tsx'));

/**
 * Shows the area to an admin whose session a passkey proved; to others, what is missing. An area that was open before waits
 * as it was, dialogs and what was typed in them included, and reads nothing meanwhile.
 */
export function BehindProof({ children }: PropsWithChildren) {
  const isClosed = useSession().user?.needsPasskey === true;
  const [wasOpen, setWasOpen] = useState(!isClosed);
  if (!isClosed && !wasOpen) setWasOpen(true);
  const content = useFocusAfter(isClosed);
  return (
    <>
      {isClosed && (
        <Suspense fallback={<GateSkeleton />}>
          <ProofGate takesFocus={wasOpen} />
        </Suspense>
      )}
      {wasOpen && (
        <Activity mode={isClosed ? 'hidden' : 'visible'}>
          <div ref={content} tabIndex={-1}>
            {children}
          </div>
        </Activity>
      )}
    </>
  );
}

/** What was pressed goes with the gate: the focus goes on to what it opened, unless a dialog there takes it. */
function useFocusAfter(isClosed: boolean) {
  const content = useRef<HTMLDivElement>(null);
  const [wasClosed, setWasClosed] = useState(isClosed);
  useEffect(() => {
    if (wasClosed && !isClosed && document.activeElement === document.body)
      content.current?.focus({ preventScroll: true });
    setWasClosed(isClosed);
  }, [isClosed, wasClosed]);
  return content;
}

function GateSkeleton() {
  return (
    <Loading>
      <SkeletonCard lines={3} />
    </Loading>
  );
}
