import type { Access } from '@rezenso/contract/endpoint';
import type { ComponentType } from 'react';

/** Brings a component's code. A function rather than `lazy`, so that the shell can load ahead and load again. */
export type ComponentLoader = () => Promise<{ default: ComponentType }>;

/** What a remote exposes as `./module`: the code behind the names in its module.json. */
export interface RemoteModule {
  readonly name: string;
  /** Version of the release, as the registry names it. */
  readonly version: string;
  readonly pages: Readonly<Record<string, ComponentLoader>>;
  readonly cards?: Readonly<Record<string, ComponentLoader>>;
  /** Called before another release of the same module takes over. */
  dispose?(): void;
}

export interface ModuleRoute {
  /** Path as react-router reads it, `/settings/:tab`. */
  path: string;
  /** Name in `pages`. */
  page: string;
  /** `public` shows to everybody; the others show the sign-in screen to visitors. */
  access: Access;
  /** `app` stands under the top navigation, `bare` alone; by default `bare` for public pages, `app` otherwise. */
  frame?: 'app' | 'bare';
  /** What visitors meet on a page that is not public: the sign-in screen (default), or a toast and /api/login. */
  visitors?: 'sign-in' | 'redirect';
}

export interface ModuleNavigation {
  label: string;
  path: string;
  /** Position in the navigation, ascending. */
  order: number;
  /** Shown to admins only. */
  isAdminOnly?: boolean;
}

export interface ModuleCard {
  /** Name in `cards`. */
  card: string;
  /** Place on the dashboard. */
  slot: 'main' | 'side';
  order: number;
}

/** module.json: everything that must be known about a remote before its code loads. */
export interface ModuleManifest {
  name: string;
  /** Who answers for it. */
  owner: string;
  /** Semver range of the platform contract that it needs. */
  platformRange: string;
  routes: ModuleRoute[];
  navigation?: ModuleNavigation[];
  cards?: ModuleCard[];
  /** Largest sizes in kB (br) that a release may have. */
  budgets: { entryKb: number; totalKb: number };
}

declare global {
  /** Version of the release that this code belongs to; put in by the build. */
  const __REZENSO_RELEASE__: string;
}

/** Declares a remote module, keeping the names of its pages and cards. */
export function defineModule<const M extends RemoteModule>(module: M): M {
  return module;
}
