export declare function expectAccessible(element?: Element): Promise<void>;
