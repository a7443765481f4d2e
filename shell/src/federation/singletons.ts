import * as contractCore from '@rezenso/contract/core';
import * as platform from '@rezenso/platform';
import * as schema from '@rezenso/platform/schema';
import * as uiCore from '@rezenso/ui/core';
import * as swr from 'swr';
import { lentJsxRuntime, lentReactDom, lentStyledComponents } from '../containment/lent-dom.tsx';
import { lentReact } from '../containment/lent-react.tsx';
import { lentRouter } from '../containment/lent-router.ts';

/** Versions of the installed packages, put in by the build. */
declare const __REZENSO_SINGLETONS__: Record<string, string>;

const iconMaker = { __esModule: true, default: uiCore.createLucideIcon };

const modules: Record<string, { package: string; module: unknown }> = {
  react: { package: 'react', module: lentReact },
  'react/jsx-runtime': { package: 'react', module: lentJsxRuntime },
  'react-dom': { package: 'react-dom', module: lentReactDom },
  'styled-components': { package: 'styled-components', module: lentStyledComponents },
  swr: { package: 'swr', module: swr },
  '@rezenso/platform': { package: '@rezenso/platform', module: platform },
  '@rezenso/platform/router': { package: '@rezenso/platform', module: lentRouter },
  '@rezenso/platform/schema': { package: '@rezenso/platform', module: schema },
  '@rezenso/contract/core': { package: '@rezenso/contract', module: contractCore },
  '@rezenso/ui/core': { package: '@rezenso/ui', module: uiCore },
  'lucide-react/dist/esm/createLucideIcon.mjs': { package: 'lucide-react', module: iconMaker },
};

/** What the shell lends under one request. */
export interface Singleton {
  version?: string;
  lib(): unknown;
  shareConfig: { singleton: boolean; strictVersion: boolean; requiredVersion: string };
}

/** What the shell lends to every remote: one copy each, refused when the remote needs another version. */
export function sharedSingletons(): Record<string, Singleton> {
  return Object.fromEntries(
    Object.entries(modules).map(([request, { package: name, module }]) => {
      const version = __REZENSO_SINGLETONS__[name];
      const shareConfig = { singleton: true, strictVersion: true, requiredVersion: `^${version}` };
      return [request, { ...(version && { version }), lib: () => module, shareConfig }];
    }),
  );
}
