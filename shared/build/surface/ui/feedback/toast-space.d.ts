import { type RefObject } from 'react';
export declare function useToastSpace(region: RefObject<HTMLElement | null>, isEmpty: boolean): void;
