import { type ComponentType } from 'react';
declare global {
    interface Window {
        __rezensoAttempt?: number;
    }
}
export declare function lazyPart<Props extends object>(load: () => Promise<{
    default: ComponentType<Props>;
}>): ComponentType<Props>;
