import type { OwnMadeWith } from './made-with.ts';
import { jestConfig, json, type ModulePlan, moduleFiles, packageJson, webpackConfig } from './module-files.ts';
import { promoteWorkflow, releaseWorkflow } from './own-workflows.ts';

type OwnPlan = ModulePlan & OwnMadeWith;

/**
 * The files of a module in a repository of its own, by path in it: those of a module in a checkout, and what a checkout
 * has for all of them. Its configurations are JavaScript, which every Node from 20 on reads.
 */
export function ownRepositoryFiles(plan: OwnPlan): Record<string, string> {
  const { 'webpack.config.ts': _, 'jest.config.ts': __, ...shared } = moduleFiles(plan);
  return {
    ...shared,
    'package.json': json(ownPackageJson(plan)),
    'package-lock.json': json({ lockfileVersion: 3, packages: plan.locked }),
    'webpack.config.js': webpackConfig,
    'jest.config.js': jestConfig,
    'tsconfig.json': typescript,
    'biome.json': biome,
    '.gitignore': 'node_modules/\ndist/\n.cache/\n.data/\ncoverage/\n# Signing keys.\n*.pem\n',
    '.npmrc': 'fund=false\naudit=false\n',
    '.github/workflows/release.yml': releaseWorkflow,
    '.github/workflows/promote.yml': promoteWorkflow,
    'README.md': readme(plan),
  };
}

function ownPackageJson(plan: OwnPlan) {
  const { version, private: isPrivate, type, dependencies, devDependencies } = packageJson(plan);
  return {
    name: plan.name,
    version,
    private: isPrivate,
    type,
    engines: { node: '>=20' },
    scripts: {
      build: 'webpack',
      types: 'tsc',
      lint: 'biome check .',
      test: 'npm run types && npm run lint && jest',
      release: 'rezenso release',
    },
    allowScripts: plan.allowScripts,
    dependencies,
    devDependencies: { ...devDependencies, ...plan.ownTools },
  };
}

const typescript = `{
  "extends": "@rezenso/build/tsconfig.json",
  "compilerOptions": {
    "lib": ["es2024", "dom", "dom.iterable"],
    "jsx": "react-jsx",
    "types": ["jest", "@testing-library/jest-dom"],
    "tsBuildInfoFile": ".cache/types.tsbuildinfo"
  },
  "include": ["src"]
}
`;

const biome = `{
  "$schema": "./node_modules/@biomejs/biome/configuration_schema.json",
  "files": { "includes": ["**", "!dist", "!.cache", "!package-lock.json"] },
  "formatter": { "indentStyle": "space", "indentWidth": 2, "lineWidth": 120 },
  "javascript": { "formatter": { "quoteStyle": "single", "semicolons": "always", "trailingCommas": "all" } }
}
`;

function readme({ name, title, path, owner }: ModulePlan): string {
  return `# ${name}

${title}, at \`${path}\` of the site. Owner: ${owner}. This repository is the whole module; the platform comes as packages.

- \`npx rezenso dev --against https://<site>\`: the module as it is edited, inside that site and with its data.
- \`npm test\`: types, lint and the module's tests.
- \`npx rezenso release --to <site>\`: builds, checks and ships it to everybody; with \`--canary 10\` to one account in ten.
- \`npx rezenso status ${name} --store <site>\`, \`promote\`, \`rollback\`: how it does, for everybody, back.

A site is its address, with the key of the team, or its store of releases. Address, navigation, cards and budgets stand in module.json, the copy
in src/texts.de.ts.

Staging follows \`main\` (.github/workflows/release.yml); production gets the very bytes of staging when somebody starts
.github/workflows/promote.yml, to a share of the accounts first or to everybody. They read, of the repository:

|                                       | staging                     | production                     |
| ------------------------------------- | --------------------------- | ------------------------------ |
| variable: address of the site         | REZENSO_STAGING             | REZENSO_PRODUCTION             |
| variable: public key of its operators | REZENSO_STAGING_PUBLIC_KEY  | REZENSO_PRODUCTION_PUBLIC_KEY  |
| secret: signing key of the team       | REZENSO_STAGING_SIGNING_KEY | REZENSO_PRODUCTION_SIGNING_KEY |

The public keys come from the operators and not from the sites: they are what the sites are checked with. Who has to agree to
production is set at the environment "production" of the repository, which may hold its secret as well.
`;
}
