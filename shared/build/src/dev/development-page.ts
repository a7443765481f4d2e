import { type ModuleManifest, type RegistryView, releasePath } from '@rezenso/contract/releases';

/** Version under which the module in development is served; it is in no registry but the one rewritten here. */
export const developmentVersion = 'development';

/** A module in development, with what its manifest says at this moment. */
export interface Developed {
  name: string;
  /** Without one, that of its last release counts; a module that was never released is not shown then. */
  manifest?: ModuleManifest | undefined;
}

/** Points the registry of a page, or of /registry.json, to the module in development. */
export function withDevelopment(registry: RegistryView, { name, manifest }: Developed): RegistryView {
  const last = registry[name]?.releases.at(-1);
  const edited = manifest ?? last?.manifest;
  if (!edited) return registry;
  const entry = releasePath(name, developmentVersion, 'entry.js');
  const release = { version: developmentVersion, entry, integrity: '', manifest: edited };
  return { ...registry, [name]: { releases: [release], stable: developmentVersion, canary: null } };
}

/** Rewrites the HTML of a page so that it loads the module in development instead of its last release. */
export function developmentPage(html: string, developed: Developed): string {
  const moduleName = developed.name;
  const page = html.replace(/(__rezensoRegistry=)(.*?)(<\/script>)/, (_, before, json, after) => {
    const registry = JSON.stringify(withDevelopment(JSON.parse(json), developed));
    return before + registry.replaceAll('<', '\\u003c') + after;
  });
  const released = new RegExp(
    `<(?:link rel="preload" as="script" href|script defer src)="/releases/${moduleName}/[^>]*>(?:</script>)?\\n?`,
    'g',
  );
  const withoutReleased = page.replace(released, '');
  if (moduleName === 'shell')
    return withoutReleased.replace(laterScripts, '$1[]$2').replace('</head>', `${shellScripts}</head>`);
  return startedAtOnce(withoutReleased);
}

/** What the landing page's own script would load when somebody wants the application. */
const laterScripts = /(const scripts=)\[.*?\](,preloads=)/;

/** The landing page waits for somebody to do something before it starts; whoever develops wants to see what they edit. */
function startedAtOnce(html: string): string {
  const [, nonce] = /<meta property="csp-nonce" nonce="([^"]+)">/.exec(html) ?? [];
  if (!nonce || !html.includes('__rezensoIntent')) return html;
  return html.replace('</head>', `<script nonce="${nonce}">dispatchEvent(new Event('focusin'))</script>\n</head>`);
}

const shellScripts = ['vendor.js', 'shell.js']
  .map((file) => `<script defer src="${releasePath('shell', developmentVersion, file)}"></script>\n`)
  .join('');
