import './boot/zod-without-eval.ts';
import type { RegistryView } from '@rezenso/contract/releases';
import { showKeptToast, startSession, startTheme } from '@rezenso/platform';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { startCountingLoads } from './federation/load-counts.ts';
import { startFederation } from './federation/runtime.ts';
import { startRegistry } from './releases/registry.ts';

declare global {
  interface Window {
    /** The release registry, as the server knew it when it wrote the HTML. */
    __rezensoRegistry: RegistryView;
  }
}

startTheme();
startRegistry(window.__rezensoRegistry);
startFederation();
startCountingLoads();
void startSession();
showKeptToast();

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root');
createRoot(root).render(<App />);
