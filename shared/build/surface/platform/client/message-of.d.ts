export declare function messageOf(error: unknown, fallback: string): string;
