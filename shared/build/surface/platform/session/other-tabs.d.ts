interface Follower {
    whenTold(account: string | undefined): void;
    whenBack(): Promise<void>;
}
export declare function followOtherTabs(following: Follower): void;
export declare function tellOtherTabs(account: string | undefined): void;
export {};
