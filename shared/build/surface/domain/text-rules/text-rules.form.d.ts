export declare const optionalText: (max: number) => import("yup").StringSchema<string | undefined, import("yup").AnyObject, "", "d">;
export declare const text: (min: number, max: number, message: string) => import("yup").StringSchema<string, import("yup").AnyObject, "", "d">;
export declare const name: (min: number, max: number, message: string) => import("yup").StringSchema<string, import("yup").AnyObject, "", "d">;
export declare const personName: (min: number, max: number, message: string) => import("yup").StringSchema<string, import("yup").AnyObject, "", "d">;
export declare const reservedFault: "So heißen nur wir selbst. Bitte nimm den Namen, unter dem man dich kennt.";
export declare function mayBeCalled(...parts: readonly string[]): boolean;
export declare const line: (min: number, max: number, message: string) => import("yup").StringSchema<string, import("yup").AnyObject, "", "d">;
export declare const webAddress: () => import("yup").StringSchema<string | undefined, import("yup").AnyObject, "", "d">;
export declare const requiredWebAddress: () => import("yup").StringSchema<string, import("yup").AnyObject, "", "d">;
