import { TextLink } from '@rezenso/ui/actions';
import { Fragment } from 'react';

const address = /https?:\/\/[^\s/]+\/hilfe\/[\w-]+/g;

/** An answer whose addresses of our own articles can be followed; beside, so that nothing typed is lost. Others stay words. */
export function WithArticles({ text }: { text: string }) {
  const found = [...text.matchAll(address)].filter(([href]) => href.startsWith(`${window.location.origin}/`));
  const ends = found.map(({ 0: href, index }) => index + href.length);
  return (
    <>
      {found.map(({ 0: href, index: at }, turn) => (
        <Fragment key={at}>
          {text.slice(ends[turn - 1] ?? 0, at)}
          <TextLink href={href} target="_blank">
            {href}
          </TextLink>
        </Fragment>
      ))}
      {text.slice(ends.at(-1) ?? 0)}
    </>
  );
}
