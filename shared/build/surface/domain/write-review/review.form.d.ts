export interface ReviewValues {
    rating: number;
    text: string;
}
export declare const ratingRule: import("yup").NumberSchema<number, import("yup").AnyObject, undefined, "">;
export declare const reviewTextRule: import("yup").StringSchema<string | undefined, import("yup").AnyObject, "", "d">;
export declare const requiredReviewTextRule: import("yup").StringSchema<string, import("yup").AnyObject, "", "d">;
