export { Accordion, type AccordionProps, Collapsible, type CollapsibleProps } from './disclosure/accordion.tsx';
