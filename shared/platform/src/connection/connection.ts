import { create } from 'zustand';

const useConnectionStore = create(() => ({
  /** What the browser says: true may still mean a network that leads nowhere. */
  isOnline: true,
  /** The stream of changes was open, and is not any more. */
  isStreamLost: false,
  isCallFailing: false,
}));

/** Follows what the browser says of its network. */
export function startConnection(): void {
  const look = () => useConnectionStore.setState({ isOnline: navigator.onLine });
  window.addEventListener('online', look);
  window.addEventListener('offline', look);
  look();
}

/** @param isStreamLost whether the stream that tells of changes is broken off */
export function setStreamLost(isStreamLost: boolean): void {
  useConnectionStore.setState({ isStreamLost });
}

/** @param isCallFailing whether the last call got no answer at all */
export function setCallFailing(isCallFailing: boolean): void {
  if (useConnectionStore.getState().isCallFailing !== isCallFailing) useConnectionStore.setState({ isCallFailing });
}

/** Whether the server can be reached, as far as the page knows. */
export function useIsOnline(): boolean {
  return useConnectionStore(
    ({ isOnline, isStreamLost, isCallFailing }) => isOnline && !(isStreamLost && isCallFailing),
  );
}

/** Whether there is a network, as the browser says. */
export function hasNetwork(): boolean {
  return useConnectionStore.getState().isOnline;
}

/** Calls `back` once, when there is a network again. @returns forgets it */
export function onNetworkBack(back: () => void): () => void {
  const forget = useConnectionStore.subscribe(({ isOnline }) => {
    if (!isOnline) return;
    forget();
    back();
  });
  return forget;
}
