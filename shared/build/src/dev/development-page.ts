import { type RegistryView, releasePath } from '@rezenso/contract/releases';

/** Version under which the module in development is served; it is in no registry but the one rewritten here. */
export const developmentVersion = 'development';

/** Points the registry of a page, or of /registry.json, to the module in development. */
export function withDevelopment(registry: RegistryView, moduleName: string): RegistryView {
  const module = registry[moduleName];
  const last = module?.releases.at(-1);
  if (!module || !last) return registry;
  const entry = releasePath(moduleName, developmentVersion, 'entry.js');
  const release = { ...last, version: developmentVersion, entry, integrity: '' };
  return { ...registry, [moduleName]: { releases: [release], stable: developmentVersion, canary: null } };
}

/** Rewrites the HTML of a page so that it loads the module in development instead of its last release. */
export function developmentPage(html: string, moduleName: string): string {
  const page = html.replace(/(__rezensoRegistry=)(.*?)(<\/script>)/, (_, before, json, after) => {
    const registry = JSON.stringify(withDevelopment(JSON.parse(json), moduleName));
    return before + registry.replaceAll('<', '\\u003c') + after;
  });
  const released = new RegExp(
    `<(?:link rel="preload" as="script" href|script defer src)="/releases/${moduleName}/[^>]*>(?:</script>)?\\n?`,
    'g',
  );
  const withoutReleased = page.replace(released, '');
  return moduleName === 'shell' ? withoutReleased.replace('</head>', `${shellScripts}</head>`) : withoutReleased;
}

const shellScripts = ['vendor.js', 'shell.js']
  .map((file) => `<script defer src="${releasePath('shell', developmentVersion, file)}"></script>\n`)
  .join('');
