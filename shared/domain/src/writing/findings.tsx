import { importDefaults, type ResembledReview, type ReviewAnalysis } from '@rezenso/contract/reviews';
import { Link } from '@rezenso/platform/router';
import { TextLink } from '@rezenso/ui/actions';
import { formatDate } from '@rezenso/ui/format';
import { Stack } from '@rezenso/ui/layout';
import { space, tokens } from '@rezenso/ui/tokens';
import { Text } from '@rezenso/ui/typography';
import { styled } from 'styled-components';
import { platformName } from '../platforms/platform.tsx';
import { findingTexts } from './texts.de.ts';

/** Something found about a review, with the passages it is about. */
export type Finding = ReviewAnalysis['evidence'][number];

const List = styled.ul`
  display: grid;
  gap: ${space(4)};
  padding-left: ${space(5)};
  list-style: disc;
  & > li::marker { color: ${tokens.color.textMuted}; }
`;

const Passage = styled.figure`
  margin: 0;
  padding-left: ${space(3)};
  border-left: 2px solid ${tokens.color.borderStrong};
  & blockquote { margin: 0; overflow-wrap: anywhere; }
`;

interface FindingsProps {
  findings: readonly Finding[];
  /** Where a review of the reader's own stands; without it the review is named and leads nowhere. */
  pathOf?: (reviewId: string) => string;
}

/** Findings in plain words, each with the passages it is about, and the review of the reader's own that it resembles. */
export function Findings({ findings, pathOf }: FindingsProps) {
  return (
    <List>
      {findings.map((finding, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a code may come twice, and the list never changes
        <li key={`${finding.code}-${index}`}>
          <Stack gap={2}>
            <Text size="sm">{finding.text}</Text>
            <Passages finding={finding} />
            {finding.resembled && <Resembled review={finding.resembled} pathOf={pathOf} />}
          </Stack>
        </li>
      ))}
    </List>
  );
}

function Resembled({ review, pathOf }: { review: ResembledReview; pathOf: FindingsProps['pathOf'] }) {
  const { reviewId, platform, date, author } = review;
  const named = author === importDefaults.reviewerName ? null : author;
  return (
    <Text size="sm">
      {findingTexts.resembled(platformName(platform), formatDate(date), named)}
      {pathOf && (
        <>
          {' '}
          <TextLink as={Link} to={pathOf(reviewId)}>
            {findingTexts.seeResembled}
          </TextLink>
        </>
      )}
    </Text>
  );
}

function Passages({ finding: { quote, otherQuote } }: { finding: Finding }) {
  if (quote && otherQuote && isSame(quote, otherQuote)) return <Quote label={findingTexts.both} passage={quote} />;
  return (
    <>
      {quote && <Quote label={findingTexts.here} passage={quote} />}
      {otherQuote && <Quote label={findingTexts.there} passage={otherQuote} />}
    </>
  );
}

function Quote({ label, passage }: { label: string; passage: string }) {
  return (
    <Passage>
      <Text as="figcaption" size="xs" tone="muted">
        {label}
      </Text>
      <Text as="blockquote" size="sm">
        {findingTexts.quoted(passage)}
      </Text>
    </Passage>
  );
}

function isSame(one: string, other: string): boolean {
  const folded = (text: string) => text.replace(/\s+/g, ' ').trim().toLocaleLowerCase('de');
  return folded(one) === folded(other);
}
