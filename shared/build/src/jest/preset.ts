import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from 'jest';
import { repositoryOf } from '../release/module-folders.ts';

const require = createRequire(import.meta.url);

/** Packages in node_modules that ship no CommonJS and so go through swc like our own sources. */
const esmOnly: string[] = [];

/**
 * The one jest configuration of the browser packages and the contract.
 * @param configUrl `import.meta.url` of the package's jest.config.ts
 */
export function jestPreset(configUrl: string): Config {
  const folder = dirname(fileURLToPath(configUrl));
  return {
    rootDir: folder,
    testEnvironment: partOf('environment'),
    setupFilesAfterEnv: [partOf('setup')],
    testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
    transform: { '\\.[cm]?[jt]sx?$': [require.resolve('@swc/jest'), swcOptions] },
    transformIgnorePatterns: [`/node_modules/(?!(?:${['@rezenso', ...esmOnly].join('|')})/)`],
    moduleNameMapper: { '\\.(?:woff2|svg|png|webp)$': partOf('asset'), '^jest-axe$': partOf('axe') },
    globals: {
      __REZENSO_RELEASE__: '0.0.0-test',
      __REZENSO_SINGLETONS__: {},
      // Styles enter the page as in production, rule by rule. As text, jsdom parses all of them again for each new one.
      SC_DISABLE_SPEEDY: false,
    },
    restoreMocks: true,
    // A typed form has taken half a minute on a machine that did three other things; a hanging test still ends.
    testTimeout: 90_000,
    cacheDirectory: join(repositoryOf(folder), '.cache/jest'),
  };
}

/** A file beside this one: TypeScript in a checkout, JavaScript in the package. */
function partOf(name: string): string {
  return fileURLToPath(new URL(`./${name}${extname(import.meta.url)}`, import.meta.url));
}

const swcOptions = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    target: 'es2023',
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
};
