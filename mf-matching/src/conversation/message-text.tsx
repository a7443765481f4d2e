import { ExternalLink } from '@rezenso/ui/actions';
import { styled } from 'styled-components';
import { linksIn } from './links-in.ts';

/** Long words and addresses break, line breaks stay. */
const Words = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  & a { color: inherit; text-decoration: underline; text-underline-offset: 0.15em; }
`;

/** What somebody wrote: plain text, in which addresses can be opened. The address itself is shown, so its host is. */
export function MessageText({ text }: { text: string }) {
  const parts = linksIn(text, window.location.origin);
  return (
    <Words>
      {parts.map((part, index) =>
        part.href ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a message never changes
          <ExternalLink key={index} address={part.href}>
            {part.text}
            {part.host && ` (${part.host})`}
          </ExternalLink>
        ) : (
          part.text
        ),
      )}
    </Words>
  );
}
