import { dismissToast, type Toast, useToasts } from '@rezenso/platform';
import { ToastRegion, ToastView } from '@rezenso/ui/feedback';
import { useEffect, useState } from 'react';

/** Draws the open toast and takes it away after its time, unless somebody is reading it. */
export function ToastViewport() {
  const open = useToasts().filter(({ isOpen }) => isOpen);
  return (
    <ToastRegion>
      {open.map((toast) => (
        <TimedToast key={toast.id} toast={toast} />
      ))}
    </ToastRegion>
  );
}

function TimedToast({ toast }: { toast: Toast }) {
  const [isHeld, setHeld] = useState(false);
  const { id, title, description, variant, isNotice, durationMs } = toast;
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dismissToast(id), durationMs);
    return () => clearTimeout(timer);
  }, [id, durationMs, isHeld]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing to operate here, it only stops the clock while one reads
    <div onPointerEnter={hold} onPointerLeave={release} onFocus={hold} onBlur={release}>
      <ToastView
        title={title}
        description={description}
        variant={variant}
        isNotice={isNotice}
        onClose={() => dismissToast(id)}
      />
    </div>
  );
}
