import { create } from 'zustand';

export interface ToastContent {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** Neither worked nor failed, such as that it is enough for today; shells before platform 1.30.0 draw it as what worked. */
  isNotice?: boolean;
  /** How long it stays without being touched, in milliseconds; 5000 when absent. */
  durationMs?: number;
  /** How long it waits before it appears, in milliseconds: also when the area that asked has left the page by then. */
  afterMs?: number;
}

export interface Toast extends Required<Omit<ToastContent, 'description' | 'afterMs'>> {
  id: number;
  description: string | undefined;
  /** False once dismissed: it fades out and is forgotten much later. */
  isOpen: boolean;
}

/** As specified: one toast at a time, and a dismissed one is removed after this time. */
const visibleAtMost = 1;
const removeAfterMs = 1_000_000;
const defaultDurationMs = 5000;

const useToastStore = create<{ toasts: Toast[] }>(() => ({ toasts: [] }));
let lastId = 0;

/** Shows a message, replacing the one that is visible. Returns its id. */
export function toast(content: ToastContent): number {
  lastId += 1;
  const shown: Toast = {
    id: lastId,
    title: content.title,
    description: content.description,
    variant: content.variant ?? 'default',
    isNotice: content.isNotice ?? false,
    durationMs: content.durationMs ?? defaultDurationMs,
    isOpen: true,
  };
  const show = () => useToastStore.setState(({ toasts }) => ({ toasts: [shown, ...toasts].slice(0, visibleAtMost) }));
  if (content.afterMs) setTimeout(show, content.afterMs);
  else show();
  return shown.id;
}

/** Takes a toast away; all of them without an id. */
export function dismissToast(id?: number): void {
  const isMeant = (candidate: Toast) => id === undefined || candidate.id === id;
  useToastStore.setState(({ toasts }) => ({
    toasts: toasts.map((shown) => (isMeant(shown) ? { ...shown, isOpen: false } : shown)),
  }));
  setTimeout(() => {
    useToastStore.setState(({ toasts }) => ({ toasts: toasts.filter((shown) => shown.isOpen || !isMeant(shown)) }));
  }, removeAfterMs);
}

/** The toasts to draw: newest first, at most one. */
export function useToasts(): Toast[] {
  return useToastStore((state) => state.toasts);
}

const keptUnder = 'rezenso:toast';

/** Keeps a message for the next document of this tab: for a deed that ends in leaving this one. */
export function keepToast(content: ToastContent): void {
  try {
    sessionStorage.setItem(keptUnder, JSON.stringify(content));
  } catch {
    // Full or forbidden storage: the deed is done all the same.
  }
}

/** Shows, once, what the document before has kept. The shell calls it when it starts. */
export function showKeptToast(): void {
  const kept = takeKept();
  if (typeof kept?.title === 'string') toast({ ...kept, title: kept.title });
}

function takeKept(): Partial<ToastContent> | undefined {
  try {
    const kept = sessionStorage.getItem(keptUnder);
    sessionStorage.removeItem(keptUnder);
    return kept === null ? undefined : JSON.parse(kept);
  } catch {
    return undefined;
  }
}
