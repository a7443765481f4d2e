import type { ReactNode } from 'react';
interface ExternalLinkProps {
    address: string | null | undefined;
    children: ReactNode;
    otherwise?: ReactNode;
}
export declare function ExternalLink({ address, children, otherwise }: ExternalLinkProps): string | number | bigint | boolean | import("react").JSX.Element | Iterable<ReactNode> | Promise<string | number | bigint | boolean | Iterable<ReactNode> | import("react").ReactElement<unknown, string | import("react").JSXElementConstructor<any>> | import("react").ReactPortal | null | undefined> | null;
export {};
