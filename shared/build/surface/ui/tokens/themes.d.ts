import { type ColorName } from './names.ts';
export declare const lightColors: Readonly<Record<ColorName, string>>;
export declare const darkColors: Readonly<Record<ColorName, string>>;
export declare const tokensCss: string;
