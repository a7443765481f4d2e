export { AsyncContent, type AsyncContentProps, type Failure } from './feedback/async-content.tsx';
export { Banner, type BannerProps, type BannerTone } from './feedback/banner.tsx';
export { Loading, type LoadingProps, Skeleton, SkeletonCard, type SkeletonCardProps, type SkeletonProps, } from './feedback/skeleton.tsx';
export { SkeletonForm, type SkeletonFormProps } from './feedback/skeleton-form.tsx';
export { FullPageSpinner, Spinner, type SpinnerProps } from './feedback/spinner.tsx';
export { EmptyState, type EmptyStateProps, ErrorState, type ErrorStateProps } from './feedback/states.tsx';
export { ToastRegion, ToastView, type ToastViewProps } from './feedback/toast-view.tsx';
