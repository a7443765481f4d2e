/** Of GitHub Actions: what gets a module's repository its packages. */
const prepared = `      - uses: actions/checkout@v5
      - uses: actions/setup-node@v5
        with:
          node-version: 24
          cache: npm
      - run: npm ci`;

/** An environment of the command, from the variables and secrets of the repository. */
function environment(name: 'STAGING' | 'PRODUCTION'): string {
  return `          RELEASES_URL_${name}: \${{ vars.REZENSO_${name} }}
          RELEASES_PUBLIC_KEY_${name}: \${{ vars.REZENSO_${name}_PUBLIC_KEY }}
          RELEASES_SIGNING_KEY_${name}: \${{ secrets.REZENSO_${name}_SIGNING_KEY }}`;
}

/** Tests every pull request; staging follows main. */
export const releaseWorkflow = `name: Release

on:
  push:
    branches: [main]
  pull_request:

permissions:
  contents: read

concurrency:
  group: release-\${{ github.ref }}

jobs:
  release:
    runs-on: ubuntu-24.04
    timeout-minutes: 15
    steps:
${prepared}
      - run: npm test
      - if: github.ref == 'refs/heads/main'
        run: npx rezenso release --to staging
        env:
${environment('STAGING')}
`;

/** Production gets the bytes of staging when somebody says so; who has to agree is set at the environment "production". */
export const promoteWorkflow = `name: Promote

on:
  workflow_dispatch:
    inputs:
      canary:
        description: Percent of the accounts that get it first; nothing for everybody
        type: string

permissions:
  contents: read

concurrency:
  group: promote

jobs:
  production:
    runs-on: ubuntu-24.04
    timeout-minutes: 15
    environment: production
    steps:
${prepared}
      - run: npx rezenso promote --from staging --to production \${CANARY:+--canary "$CANARY"}
        env:
          CANARY: \${{ inputs.canary }}
${environment('STAGING')}
${environment('PRODUCTION')}
`;
