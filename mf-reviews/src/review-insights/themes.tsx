import type { ReviewInsights, ReviewTheme } from '@rezenso/contract/review-insights';
import { platformName } from '@rezenso/domain/platforms';
import { Accordion } from '@rezenso/ui/accordion';
import { Badge } from '@rezenso/ui/display';
import { formatDate } from '@rezenso/ui/format';
import { Section, Stack } from '@rezenso/ui/layout';
import { above, space, tokens } from '@rezenso/ui/tokens';
import { Text } from '@rezenso/ui/typography';
import { styled } from 'styled-components';
import { themeTexts as texts } from './texts.de.ts';
import { VoicesBar } from './voices-bar.tsx';

const Title = styled.span`
  display: grid;
  flex: 1;
  gap: ${space(1)} ${space(4)};
  ${above.tablet} {
    grid-template-columns: 14rem 1fr 15rem;
    align-items: center;
  }
`;

const Figures = styled(Text)`
  ${above.tablet} { text-align: right; }
`;

const Passage = styled.figure`
  margin: 0;
  & blockquote {
    margin: ${space(1)} 0;
    color: ${tokens.color.text};
  }
`;

/** What reviews speak of; each theme opens the sentences that were counted. */
export function Themes({ insights: { themes, reviews, notUnderstood = 0 } }: { insights: ReviewInsights }) {
  const most = Math.max(1, ...themes.map(({ praise, criticism }) => praise + criticism));
  return (
    <Section title={texts.title} description={texts.description(reviews)}>
      {themes.length === 0 ? (
        <Text tone="muted">{texts.none}</Text>
      ) : (
        <Accordion
          items={themes.map((theme) => ({
            value: theme.id,
            title: <ThemeTitle theme={theme} most={most} />,
            content: <Passages theme={theme} />,
          }))}
        />
      )}
      {notUnderstood > 0 && (
        <Text size="sm" tone="muted">
          {texts.notUnderstood(notUnderstood)}
        </Text>
      )}
    </Section>
  );
}

function ThemeTitle({ theme, most }: { theme: ReviewTheme; most: number }) {
  const { praise, criticism } = theme;
  return (
    <Title>
      <span>{texts.label(theme)}</span>
      <VoicesBar praise={praise} criticism={criticism} most={most} />
      <Figures as="span" size="sm" tone="muted">
        {texts.voices(praise, criticism)}
      </Figures>
    </Title>
  );
}

function Passages({ theme: { passages, praise, criticism } }: { theme: ReviewTheme }) {
  const hidden = praise + criticism - passages.length;
  return (
    <Stack gap={4}>
      {passages.map(({ reviewId, polarity, text, platform, reviewDate }) => (
        <Passage key={`${reviewId} ${polarity}`}>
          <Badge tone={polarity === 'praise' ? 'success' : 'warning'}>{texts[polarity]}</Badge>
          <blockquote>{texts.quoted(text)}</blockquote>
          <Text as="figcaption" size="sm" tone="muted">
            {texts.source(platformName(platform), formatDate(reviewDate))}
          </Text>
        </Passage>
      ))}
      {passages.length > 0 && hidden > 0 && (
        <Text size="sm" tone="muted">
          {texts.hidden(hidden)}
        </Text>
      )}
    </Stack>
  );
}
