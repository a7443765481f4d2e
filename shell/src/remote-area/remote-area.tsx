import { useSession } from '@rezenso/platform';
import { type ReactNode, Suspense, use, useLayoutEffect, useState } from 'react';
import { AreaRoot } from '../containment/area-root.tsx';
import { enterPage } from '../containment/scope.ts';
import { SuspenseTimeout } from '../containment/suspense-timeout.tsx';
import { type Area, forgetFailed, prepareArea, retryArea } from '../federation/areas.ts';
import { AreaBoundary } from './area-boundary.tsx';

interface RemoteAreaProps {
  area: Area;
  /** Stands in while the code is on its way, in the shape of what comes. */
  skeleton: ReactNode;
  /** Called when the area's own content is on the screen. */
  onShown?: (() => void) | undefined;
}

/** A page or card of a remote, with its own skeleton, its own fallback and its own retry. */
export function RemoteArea({ area, skeleton, onShown }: RemoteAreaProps) {
  const [attempt, setAttempt] = useState(() => {
    forgetFailed(area);
    return 0;
  });
  const retry = () => {
    retryArea(area);
    setAttempt(attempt + 1);
  };
  return (
    <AreaBoundary
      key={`${area.module}/${area.path ?? area.name}/${attempt}`}
      module={area.module}
      kind={area.kind}
      onRetry={retry}
    >
      <Presence module={area.module} />
      <Suspense fallback={<SuspenseTimeout>{skeleton}</SuspenseTimeout>}>
        <AreaContent area={area} onShown={onShown} />
      </Suspense>
    </AreaBoundary>
  );
}

/** Inside the boundary: an area whose fault is shown has left the page. */
function Presence({ module }: Pick<Area, 'module'>) {
  useLayoutEffect(() => enterPage(module), [module]);
  return null;
}

function AreaContent({ area, onShown }: Pick<RemoteAreaProps, 'area' | 'onShown'>) {
  const { user } = useSession();
  // The release is chosen when the area is entered; a newer one waits for the next time.
  const [loading] = useState(() => prepareArea(area, user?.id));
  const Content = use(loading.promise);
  // Before the paint: a frame that showed the ready page and the live one below it would shift everything.
  useLayoutEffect(() => onShown?.(), [onShown]);
  return (
    <AreaRoot module={area.module}>
      <Content />
    </AreaRoot>
  );
}
