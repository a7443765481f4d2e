import { toast } from '@rezenso/platform';
import { useLocation } from '@rezenso/platform/router';
import { type ComponentType, useState } from 'react';
import { texts } from './texts.de.ts';

/**
 * Something that opens over the page and whose code is fetched when it is first wanted. It closes by itself when the
 * reader goes to another page, also by the browser's back button.
 */
export function useOnDemand<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Content, setContent] = useState<ComponentType<Props>>();
  const [openedAt, setOpenedAt] = useState<string>();
  const { key } = useLocation();
  const close = () => setOpenedAt(undefined);
  const prepare = () => {
    load().catch(() => {
      // Said when it is really opened.
    });
  };
  const open = async () => {
    try {
      const loaded = await load();
      setContent(() => loaded);
      setOpenedAt(key);
    } catch {
      toast({ title: texts.loadFailedTitle, description: texts.loadFailedDescription, variant: 'destructive' });
    }
  };
  return {
    Content,
    isOpen: openedAt === key,
    open,
    close,
    /** Put on the button: begins to load when the reader shows interest. */
    interest: { onPointerEnter: prepare, onFocus: prepare, onPointerDown: prepare },
  };
}
