export { type FlowProps, Grid, type GridProps, Inline, type InlineProps, Stack } from './layout/flow.tsx';
export { Page, type PageProps } from './layout/page.tsx';
export { Divider, Section, type SectionProps } from './layout/section.tsx';
export { hiddenFromSight, SkipLink, type SkipLinkProps, VisuallyHidden } from './layout/visually-hidden.tsx';
