export { Heading, type HeadingLevel, type HeadingProps } from './typography/heading.tsx';
export { Eyebrow, Figure, Text, type TextProps } from './typography/text.tsx';
