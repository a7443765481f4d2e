import type { Access } from './endpoint.ts';
export interface ModuleRoute {
    path: string;
    page: string;
    access: Access;
    frame?: 'app' | 'bare';
    visitors?: 'sign-in' | 'redirect';
}
export interface ModuleNavigation {
    label: string;
    path: string;
    order: number;
    isAdminOnly?: boolean;
}
export interface ModuleCard {
    card: string;
    slot: 'main' | 'side';
    order: number;
    skeleton?: {
        rows: number;
        rowRem: number;
    };
}
export interface ModuleManifest {
    name: string;
    title?: string;
    owner: string;
    platformRange: string;
    routes: ModuleRoute[];
    navigation?: ModuleNavigation[];
    cards?: ModuleCard[];
    budgets: {
        entryKb: number;
        totalKb: number;
    };
}
export declare const moduleNeeds: readonly ['sign-in', 'administration'];
export type ModuleNeed = (typeof moduleNeeds)[number];
export interface Canary {
    version: string;
    percent: number;
    visitors?: boolean;
    isForVisitor?: boolean;
}
export interface ReleaseView {
    version: string;
    entry: string;
    integrity: string;
    manifest: ModuleManifest;
    contractRange?: string;
}
export interface ClosedView {
    kind: 'paused' | 'retired';
    label?: string;
    paths: string[];
}
export interface PreviewView {
    name: string;
    until: string;
}
export interface ModuleView {
    releases: ReleaseView[];
    stable: string;
    canary: Canary | null;
    closed?: ClosedView;
    preview?: PreviewView;
}
export type RegistryView = Record<string, ModuleView>;
export declare const overrideVersion = "override";
export declare function releasePath(moduleName: string, version: string, file: string): string;
interface Choosable {
    version: string;
    manifest: ModuleManifest | null;
    contractRange?: string;
}
export declare function chooseRelease<R extends Choosable>(name: string, module: {
    releases: R[];
    stable: string;
    canary: Canary | null;
    rolledBack?: string[];
}, platformVersion: string, account?: string, contract?: string): R | undefined;
export declare function fitsContract({ contractRange }: {
    contractRange?: string;
}, contract: string | undefined): boolean;
export declare function fallbacksOf<R extends Choosable>(releases: R[], stable: string, rolledBack?: readonly string[]): R[];
export declare function canaryBucket(moduleName: string, account: string): number;
export declare const visitorParts = 100;
export declare function isCanaryPart(moduleName: string, part: number, percent: number): boolean;
export declare function satisfiesPlatform(version: string, range: string): boolean;
export declare function routeOf(manifests: readonly ModuleManifest[], path: string): (ModuleRoute & {
    module: string;
}) | undefined;
export declare function closedAt(view: RegistryView, path: string): ClosedView | undefined;
export {};
