import { type Reading, useLoginWhenExpired } from '@rezenso/platform';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { LastKnown } from './last-known.tsx';
import { ErrorState, type ErrorStateProps } from './states.tsx';
import { failureTexts } from './texts.de.ts';

/** Says what is busy without being a box of its own. */
const Frame = styled.div`
  display: contents;
`;

/** What a view of a failure is made of; `onRetry` also takes care of the focus. */
export interface Failure {
  error: Error;
  onRetry: () => void;
  /** While a retry runs. */
  retrying: boolean;
}

export interface AsyncContentProps<Data> {
  /** What `useEndpoint` brings, or what several of them bring together. */
  reading: Pick<Reading<Data>, 'data' | 'error' | 'isReloading' | 'reload'>;
  /** While nothing is there yet: skeletons in the shape of what is coming, inside `Loading`. */
  loading: ReactNode;
  /** When nothing could be read: the words of the `ErrorState`, or a view of one's own. */
  failed: Pick<ErrorStateProps, 'title' | 'description' | 'level'> | ((failure: Failure) => ReactNode);
  /** A failure after which what was shown must go, such as a permission that was withdrawn. */
  isFinal?: (error: Error) => boolean;
  /** Whether an answer holds nothing to show. */
  isEmpty?: (data: Data) => boolean;
  /** In place of the content then, usually an `EmptyState`. */
  empty?: ReactNode;
  /** Draws what was read. */
  children: (data: Data) => ReactNode;
}

/**
 * Everything that a read can be: loading, failed, empty and filled. What was shown once stays when reading it again fails,
 * and one line says so; whoever tried again keeps the place in the page. An expired session leads to the sign-in.
 */
export function AsyncContent<Data>({ reading, loading, isEmpty, empty, children, ...rest }: AsyncContentProps<Data>) {
  const { data, error, isReloading, reload } = reading;
  const retry = useRetry(reload, error === undefined && data !== undefined);
  useLoginWhenExpired(error);
  const failure = { onRetry: retry.start, retrying: isReloading };
  const isGone = error !== undefined && (data === undefined || rest.isFinal?.(error) === true);
  return (
    <Frame aria-busy={isReloading}>
      {retry.mark}
      {isGone ? (
        <Failed failed={rest.failed} failure={{ error, ...failure }} />
      ) : data === undefined ? (
        loading
      ) : (
        <LastKnown error={error} {...failure}>
          {isEmpty?.(data) ? empty : children(data)}
        </LastKnown>
      )}
    </Frame>
  );
}

function Failed({ failed, failure }: { failed: AsyncContentProps<unknown>['failed']; failure: Failure }) {
  return typeof failed === 'function' ? failed(failure) : <ErrorState {...failed} {...failure} />;
}

/** The button that was pressed goes with the failure: what comes is announced, and takes the focus if nothing else has it. */
function useRetry(reload: () => Promise<void>, isGood: boolean) {
  const [state, setState] = useState<'none' | 'running' | 'done'>('none');
  const mark = useRef<HTMLSpanElement>(null);
  const start = () => {
    setState('running');
    void reload();
  };
  if (state === 'running' && isGood) setState('done');
  useEffect(() => {
    if (state === 'done' && document.activeElement === document.body) mark.current?.focus({ preventScroll: true });
  }, [state]);
  const said = state !== 'none' && (
    <VisuallyHidden ref={mark} role="status" tabIndex={-1}>
      {state === 'done' && failureTexts.reloaded}
    </VisuallyHidden>
  );
  return { start, mark: said };
}
