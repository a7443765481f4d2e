export interface SkeletonFormProps {
    fields?: number;
}
export declare function SkeletonForm({ fields }: SkeletonFormProps): import("react").JSX.Element;
