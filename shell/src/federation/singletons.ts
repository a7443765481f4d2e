import * as platform from '@rezenso/platform';
import * as router from '@rezenso/platform/router';
import * as schema from '@rezenso/platform/schema';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as styledComponents from 'styled-components';
import * as swr from 'swr';

/** Versions of the installed packages, put in by the build. */
declare const __REZENSO_SINGLETONS__: Record<string, string>;

const modules: Record<string, { package: string; module: unknown }> = {
  react: { package: 'react', module: React },
  'react/jsx-runtime': { package: 'react', module: jsxRuntime },
  'react-dom': { package: 'react-dom', module: ReactDom },
  'styled-components': { package: 'styled-components', module: styledComponents },
  swr: { package: 'swr', module: swr },
  '@rezenso/platform': { package: '@rezenso/platform', module: platform },
  '@rezenso/platform/router': { package: '@rezenso/platform', module: router },
  '@rezenso/platform/schema': { package: '@rezenso/platform', module: schema },
};

/** What the shell lends to every remote: one copy each, refused when the remote needs another version. */
export function sharedSingletons() {
  return Object.fromEntries(
    Object.entries(modules).map(([request, { package: name, module }]) => {
      const version = __REZENSO_SINGLETONS__[name];
      const shareConfig = { singleton: true, strictVersion: true, requiredVersion: `^${version}` };
      return [request, { ...(version && { version }), lib: () => module, shareConfig }];
    }),
  );
}
