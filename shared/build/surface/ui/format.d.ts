declare const dateStyles: {
    readonly short: Intl.DateTimeFormat;
    readonly long: Intl.DateTimeFormat;
};
export type Moment = string | number | Date;
export declare function formatDate(moment: Moment, style?: keyof typeof dateStyles): string;
export declare function formatRelativeTime(moment: Moment, now?: Moment): string;
export declare function formatNumber(value: number, decimals?: number): string;
export declare function formatRating(value: number): string;
export declare function formatPercent(value: number): string;
export declare function formatEuro(euros: number): string;
export interface DueInfo {
    tone: 'danger' | 'warning' | 'success';
    text: string;
    days: number;
}
export declare function dueInfo(due: Moment, now?: Moment): DueInfo;
export {};
