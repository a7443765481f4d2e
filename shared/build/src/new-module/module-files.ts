import type { MadeWith } from './made-with.ts';

/** What a new module is to be. */
export interface ModulePlan extends MadeWith {
  /** `mf-kalender` */
  name: string;
  /** German; heading of its page and entry in the navigation. */
  title: string;
  /** Address of its page, `/kalender`. */
  path: string;
  /** Who answers for it. */
  owner: string;
  /** Place in the navigation. */
  order: number;
}

/** The files of a new module of a checkout, by path in its folder: the smallest one that is whole. */
export function moduleFiles(plan: ModulePlan): Record<string, string> {
  const folder = plan.path.slice(1);
  const page = pageName(folder);
  return {
    'package.json': json(packageJson(plan)),
    'module.json': moduleJson(plan, page),
    'webpack.config.ts': webpackConfig,
    'jest.config.ts': jestConfig,
    'README.md': readme(plan),
    'src/module.tsx': moduleSource(plan, folder),
    'src/texts.de.ts': texts(plan),
    [`src/${folder}/${folder}.page.tsx`]: pageSource(page),
    [`src/${folder}/${folder}.test.tsx`]: pageTest(plan, folder),
  };
}

export const webpackConfig = `import { remote } from '@rezenso/build/webpack';

export default remote(import.meta.url);
`;
export const jestConfig = `import { jestPreset } from '@rezenso/build/jest';

export default jestPreset(import.meta.url);
`;

/** `freieTermine` for the folder `freie-termine`; a page is called like its address. */
function pageName(folder: string): string {
  return folder.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

export function packageJson({ name, platform, contract, ui, build, packages, tools }: ModulePlan) {
  return {
    name: `@rezenso/${name}`,
    version: '1.0.0',
    private: true,
    type: 'module',
    scripts: { dev: `node ../shared/build/bin/dev.mjs ${name}`, build: 'webpack', test: 'jest' },
    dependencies: {
      '@rezenso/contract': `^${contract}`,
      '@rezenso/platform': `^${platform}`,
      '@rezenso/ui': `^${ui}`,
      ...packages,
    },
    devDependencies: { '@rezenso/build': `^${build}`, ...tools },
  };
}

function moduleJson({ name, owner, platform, title, path, order }: ModulePlan, page: string): string {
  const quoted = JSON.stringify;
  return `{
  "name": ${quoted(name)},
  "owner": ${quoted(owner)},
  "platformRange": "^${platform}",
  "routes": [{ "path": ${quoted(path)}, "page": ${quoted(page)}, "access": "authenticated" }],
  "navigation": [{ "label": ${quoted(title)}, "path": ${quoted(path)}, "order": ${order} }],
  "budgets": { "entryKb": 12, "totalKb": 120 }
}
`;
}

function readme({ name, owner, title, path }: ModulePlan): string {
  return `# ${name}

${title}, at \`${path}\`. Owner: ${owner}.

- \`npm run dev -w ${name}\`: this module as it is edited, everything else from the last build.
- \`npx jest\` in this folder: its tests, without any other module.
- \`npx rezenso release ${name}\`: ships it; see docs/teams.md.
`;
}

function moduleSource({ name }: ModulePlan, folder: string): string {
  return `import { defineModule } from '@rezenso/platform';

export default defineModule({
  name: '${name}',
  version: __REZENSO_RELEASE__,
  pages: {
    ${pageName(folder)}: () => import('./${folder}/${folder}.page.tsx'),
  },
});
`;
}

function texts({ title }: ModulePlan): string {
  return `export const pageTexts = {
  title: ${quotedText(title)},
  emptyTitle: 'Hier geht es bald los',
  emptyDescription: 'Dieser Bereich ist neu. Schau in ein paar Tagen noch einmal vorbei.',
};
`;
}

function pageSource(page: string): string {
  return `import { EmptyState } from '@rezenso/ui/feedback';
import { HourglassIcon } from '@rezenso/ui/icons';
import { Page } from '@rezenso/ui/layout';
import { pageTexts } from '../texts.de.ts';

export default function ${componentName(page)}() {
  return (
    <Page title={pageTexts.title}>
      <EmptyState
        icon={HourglassIcon}
        level={2}
        title={pageTexts.emptyTitle}
        description={pageTexts.emptyDescription}
      />
    </Page>
  );
}
`;
}

function pageTest({ path }: ModulePlan, folder: string): string {
  const component = componentName(pageName(folder));
  return `import { renderWithPlatform } from '@rezenso/platform/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { pageTexts } from '../texts.de.ts';
import ${component} from './${folder}.page.tsx';

it('opens with its heading, for everybody to use', async () => {
  const { container } = renderWithPlatform(<${component} />, { route: ${quotedText(path)} });
  expect(screen.getByRole('heading', { level: 1, name: pageTexts.title })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});
`;
}

function componentName(page: string): string {
  return `${page.charAt(0).toUpperCase()}${page.slice(1)}Page`;
}

/** A string literal in the project's style, which takes the quotes that need fewer escapes. */
function quotedText(text: string): string {
  if (text.includes("'") && !text.includes('"')) return JSON.stringify(text);
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

/** As files of JSON are written here. */
export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
