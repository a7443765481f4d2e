import type { ReactNode } from 'react';
import { ownLanguage } from '../languages/module-language.ts';
import { areaMark } from './scoped-css.ts';

/** Around what a module draws, wherever in the document; it says whose that is and has no box of its own. */
export function AreaRoot({ module, children }: { module: string; children: ReactNode }) {
  return (
    <div {...{ [areaMark]: module }} lang={ownLanguage(module)} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
