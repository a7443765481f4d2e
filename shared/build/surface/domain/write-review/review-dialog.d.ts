import { type ToastContent } from '@rezenso/platform';
import { type FormikProps } from 'formik';
import { type ReactNode } from 'react';
import type { AnyObjectSchema } from 'yup';
import type { ReviewValues } from './review.form.ts';
import { type ReviewedBusiness } from './review-draft.ts';
type Deed<Values> = (values: Values) => Promise<ToastContent>;
export interface ReviewDialogProps<Values extends ReviewValues> {
    title: string;
    description: string;
    notice?: string | undefined;
    business: ReviewedBusiness;
    text: {
        label: string;
        hint: string;
        required?: boolean;
    };
    initialValues: Values;
    rules: AnyObjectSchema;
    onSend: Deed<Values>;
    submit?: string | undefined;
    failure: {
        title: string;
        description: string;
    };
    aside: {
        label: string;
        onKeep?: Deed<Values>;
    };
    onClose: () => void;
    children?: (form: FormikProps<Values>) => ReactNode;
}
export declare function ReviewDialog<Values extends ReviewValues>(props: ReviewDialogProps<Values>): import("react").JSX.Element;
export {};
