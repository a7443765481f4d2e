export declare const companyRules: {
    companyName: import("yup").StringSchema<string, import("yup").AnyObject, "", "d">;
    industry: import("yup").StringSchema<"automotive" | "beratung" | "bildung" | "dienstleistungen" | "e-commerce" | "einzelhandel" | "finanzen" | "fitness & gesundheit" | "gastronomie" | "handwerk" | "immobilien" | "it & software" | "marketing" | "reise & tourismus" | "sonstiges", import("yup").AnyObject, undefined, "">;
    description: import("yup").StringSchema<string, import("yup").AnyObject, "", "d">;
    languages: import("yup").ArraySchema<("de" | "en" | "es" | "fr" | "it")[], import("yup").AnyObject, undefined, "">;
    registeredPlatforms: import("yup").ArraySchema<("facebook" | "google" | "jameda" | "kununu" | "other" | "proven_expert" | "trustpilot" | "yelp")[], import("yup").AnyObject, undefined, "">;
};
