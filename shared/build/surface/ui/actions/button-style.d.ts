export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';
export interface ButtonStyle {
    $variant: ButtonVariant;
    $size: ButtonSize;
    $fullWidth: boolean;
}
export declare const buttonStyle: import("styled-components").RuleSet<NoInfer<ButtonStyle>>;
