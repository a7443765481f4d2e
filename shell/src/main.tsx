import './boot/zod-without-eval.ts';
import { pageLanguage } from '@rezenso/contract/language';
import type { RegistryView } from '@rezenso/contract/releases';
import { noteServerContract, showKeptToast, startLive, startSession, startTheme } from '@rezenso/platform';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { containModules } from './containment/contain.ts';
import { startReportingUncaught } from './containment/uncaught.ts';
import { startCountingLoads } from './federation/load-counts.ts';
import { startFederation } from './federation/runtime.ts';
import { followReleases } from './releases/follow-releases.ts';
import { startRegistry } from './releases/registry.ts';

declare global {
  interface Window {
    /** The release registry, as the server knew it when it wrote the HTML. */
    __rezensoRegistry: RegistryView;
    /** Version of the contract that the server speaks. */
    __rezensoContract?: string;
  }
}

// Its texts may not have arrived: then the page is German, whatever the document wanted.
document.documentElement.lang = pageLanguage();
containModules();
startReportingUncaught();
startTheme();
startRegistry(window.__rezensoRegistry);
noteServerContract(window.__rezensoContract);
followReleases();
startFederation();
startCountingLoads();
void startSession();
startLive();
showKeptToast();

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root');
createRoot(root).render(<App />);
