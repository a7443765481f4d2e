import type { Catalogue, Language } from '@rezenso/contract/language';
import type { ComponentType } from 'react';

export type { ModuleCard, ModuleManifest, ModuleNavigation, ModuleRoute } from '@rezenso/contract/releases';

/** What a page's or card's file exports. */
export interface AreaCode {
  default: ComponentType;
  /** Reads ahead what the page shows first; called when somebody is about to open it. */
  prefetch?(): unknown;
}

/** Brings a component's code. A function rather than `lazy`, so that the shell can load ahead and load again. */
export type ComponentLoader = () => Promise<AreaCode>;

/** What a remote exposes as `./module`: the code behind the names in its module.json. */
export interface RemoteModule {
  readonly name: string;
  /** Version of the release, as the registry names it. */
  readonly version: string;
  readonly pages: Readonly<Record<string, ComponentLoader>>;
  readonly cards?: Readonly<Record<string, ComponentLoader>>;
  /** Its texts in other languages than German, each loaded before any of its pages and cards on pages in that language. */
  readonly languages?: Readonly<Partial<Record<Language, () => Promise<{ default: Catalogue }>>>>;
  /** Called before another release of the same module takes over. */
  dispose?(): void;
}

declare global {
  /** Version of the release that this code belongs to; put in by the build. */
  const __REZENSO_RELEASE__: string;
}

/** Declares a remote module, keeping the names of its pages and cards. */
export function defineModule<const M extends RemoteModule>(module: M): M {
  return module;
}
