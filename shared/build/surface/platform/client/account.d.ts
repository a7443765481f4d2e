export declare function useAccountChange(): void;
export declare function setAccount(id: string | undefined): boolean;
export declare function onOtherAccount(whenOther: () => void): void;
export declare function isForAnother({ headers }: Response): boolean;
