export interface ToastContent {
    title: string;
    description?: string;
    variant?: 'default' | 'destructive';
    durationMs?: number;
    afterMs?: number;
}
export interface Toast extends Required<Omit<ToastContent, 'description' | 'afterMs'>> {
    id: number;
    description: string | undefined;
    isOpen: boolean;
}
export declare function toast(content: ToastContent): number;
export declare function dismissToast(id?: number): void;
export declare function useToasts(): Toast[];
export declare function keepToast(content: ToastContent): void;
export declare function showKeptToast(): void;
