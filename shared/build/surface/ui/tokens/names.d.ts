declare const colorNames: readonly ['background', 'surface', 'raised', 'sunken', 'neutralSoft', 'border', 'borderStrong', 'text', 'textMuted', 'accent', 'accentHover', 'onAccent', 'accentText', 'accentSoft', 'accentTrack', 'danger', 'dangerHover', 'onDanger', 'dangerText', 'dangerSoft', 'warning', 'warningText', 'warningSoft', 'success', 'successText', 'successSoft', 'info', 'infoText', 'infoSoft', 'star', 'starEdge', 'starEmpty', 'focus', 'overlay', 'tint1', 'tint1Text', 'tint2', 'tint2Text', 'tint3', 'tint3Text', 'tint4', 'tint4Text', 'tint5', 'tint5Text', 'tint6', 'tint6Text'];
export type ColorName = (typeof colorNames)[number];
export declare function variableName(name: string): string;
export declare const toastSpaceVariable = "--rz-toast-space";
export declare const tokens: {
    readonly color: Readonly<Record<"accent" | "accentHover" | "accentSoft" | "accentText" | "accentTrack" | "background" | "border" | "borderStrong" | "danger" | "dangerHover" | "dangerSoft" | "dangerText" | "focus" | "info" | "infoSoft" | "infoText" | "neutralSoft" | "onAccent" | "onDanger" | "overlay" | "raised" | "star" | "starEdge" | "starEmpty" | "success" | "successSoft" | "successText" | "sunken" | "surface" | "text" | "textMuted" | "tint1" | "tint1Text" | "tint2" | "tint2Text" | "tint3" | "tint3Text" | "tint4" | "tint4Text" | "tint5" | "tint5Text" | "tint6" | "tint6Text" | "warning" | "warningSoft" | "warningText", string>>;
    readonly font: 'var(--rz-font-body)';
    readonly radius: {
        readonly sm: 'var(--rz-radius-sm)';
        readonly md: 'var(--rz-radius-md)';
        readonly lg: 'var(--rz-radius-lg)';
        readonly full: 'var(--rz-radius-full)';
    };
    readonly shadow: {
        readonly low: 'var(--rz-shadow-low)';
        readonly high: 'var(--rz-shadow-high)';
    };
    readonly motion: {
        readonly fast: 'var(--rz-motion-fast)';
        readonly base: 'var(--rz-motion-base)';
    };
    readonly toastSpace: "var(--rz-toast-space, 0px)";
    readonly layer: {
        readonly bar: 20;
        readonly floating: 30;
        readonly overlay: 40;
        readonly tooltip: 50;
        readonly toast: 60;
    };
};
export declare function space(steps: number): string;
export declare const above: {
    readonly tablet: '@media (min-width: 640px)';
    readonly laptop: '@media (min-width: 960px)';
    readonly desktop: '@media (min-width: 1200px)';
};
export declare const below: {
    readonly tablet: '@media not all and (min-width: 640px)';
    readonly laptop: '@media not all and (min-width: 960px)';
    readonly desktop: '@media not all and (min-width: 1200px)';
};
export type Tone = 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger';
export declare const toneColors: Readonly<Record<Tone, {
    text: string;
    soft: string;
    solid: string;
}>>;
export {};
