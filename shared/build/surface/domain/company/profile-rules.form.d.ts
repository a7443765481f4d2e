export declare const personRules: {
    firstName: import("yup").StringSchema<string, import("yup").AnyObject, "", "d">;
    lastName: import("yup").StringSchema<string, import("yup").AnyObject, "", "d">;
};
export declare const locatingRules: {
    domain: import("yup").StringSchema<string, import("yup").AnyObject, "", "d">;
    targetAudience: import("yup").StringSchema<string, import("yup").AnyObject, "", "d">;
    location: import("yup").StringSchema<string, import("yup").AnyObject, "", "d">;
};
