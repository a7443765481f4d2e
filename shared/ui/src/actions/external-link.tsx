import { externalHref } from '@rezenso/contract/web-address';
import type { ReactNode } from 'react';
import { TextLink } from './link-button.tsx';

interface ExternalLinkProps {
  /** An address that a member typed. */
  address: string | null | undefined;
  children: ReactNode;
  /** Shown when the address is missing, is none on the web, or leads to our own pages. */
  otherwise?: ReactNode;
}

/** A link to an address of somebody else, in a tab of its own. It never leads to our own pages: there, one can sign people out. */
export function ExternalLink({ address, children, otherwise = null }: ExternalLinkProps) {
  const href = externalHref(address, window.location.origin);
  if (href === undefined) return otherwise;
  return (
    <TextLink href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </TextLink>
  );
}
