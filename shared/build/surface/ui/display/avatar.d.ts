declare const pixels: {
    readonly sm: 32;
    readonly md: 44;
    readonly lg: 56;
};
export interface AvatarProps {
    name: string;
    size?: keyof typeof pixels;
}
export declare function Avatar({ name, size }: AvatarProps): import("react").JSX.Element;
export declare function initialsOf(name: string): string;
export {};
