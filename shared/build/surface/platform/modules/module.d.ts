import type { ComponentType } from 'react';
export type { ModuleCard, ModuleManifest, ModuleNavigation, ModuleRoute } from '@rezenso/contract/releases';
export interface AreaCode {
    default: ComponentType;
    prefetch?(): unknown;
}
export type ComponentLoader = () => Promise<AreaCode>;
export interface RemoteModule {
    readonly name: string;
    readonly version: string;
    readonly pages: Readonly<Record<string, ComponentLoader>>;
    readonly cards?: Readonly<Record<string, ComponentLoader>>;
    dispose?(): void;
}
declare global {
    const __REZENSO_RELEASE__: string;
}
export declare function defineModule<const M extends RemoteModule>(module: M): M;
