export declare const platformVersion: string;
