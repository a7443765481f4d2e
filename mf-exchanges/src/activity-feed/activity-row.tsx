import type { Activity } from '@rezenso/contract/activities';
import { Link } from '@rezenso/platform/router';
import { TextLink } from '@rezenso/ui/actions';
import { Badge } from '@rezenso/ui/display';
import { formatRelativeTime } from '@rezenso/ui/format';
import { Icon } from '@rezenso/ui/icons';
import { Inline } from '@rezenso/ui/layout';
import { space, tokens } from '@rezenso/ui/tokens';
import { Text } from '@rezenso/ui/typography';
import { styled } from 'styled-components';
import { namedIcon } from '../icons/named-icon.ts';
import { activityTexts } from './texts.de.ts';

const Row = styled.li`
  display: flex;
  gap: ${space(4)};
`;

const Tile = styled.span<{ $background: string; $color: string }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 2.25rem;
  height: 2.25rem;
  border-radius: ${tokens.radius.sm};
  background: ${({ $background }) => $background};
  color: ${({ $color }) => $color};
`;

const What = styled.div`
  display: grid;
  gap: ${space(1)};
  min-width: 0;
`;

/** A finger needs 44 px; the line may stay as low as its text. */
const WayOn = styled(TextLink)`
  padding: ${space(3)} ${space(1)};
  margin: -${space(3)} -${space(1)};
`;

const Quote = styled.blockquote`
  margin: 0;
  padding-left: ${space(3)};
  border-left: 2px solid ${tokens.color.border};
  overflow-wrap: anywhere;
`;

/** One activity: what happened, when, and where to go on. */
export function ActivityRow({ activity }: { activity: Activity }) {
  return (
    <Row>
      <Tile
        $background={colorOf(activity.iconBg, tokens.color.sunken)}
        $color={colorOf(activity.iconColor, tokens.color.text)}
      >
        <Icon of={namedIcon(activity.icon)} />
      </Tile>
      <What>
        <Inline gap={2}>
          <Text as="h3" weight="medium">
            {activity.title}
          </Text>
          {activity.badges.map(({ text, variant }) => (
            <Badge key={text} tone={variant}>
              {text}
            </Badge>
          ))}
        </Inline>
        <Text size="sm" tone="muted">
          {activity.description}
        </Text>
        {activity.content && (
          <Quote>
            <Text size="sm">{activityTexts.quoted(activity.content)}</Text>
          </Quote>
        )}
        <Inline gap={3}>
          <Text size="xs" tone="muted">
            {formatRelativeTime(activity.createdAt, new Date())}
          </Text>
          {activity.action && (
            <WayOn as={Link} to={activity.action.href}>
              {activity.action.label}
            </WayOn>
          )}
        </Inline>
      </What>
    </Row>
  );
}

/** The design system's colour of that name; the API gives names, never CSS. */
function colorOf(name: string, fallback: string): string {
  const colors: Readonly<Record<string, string>> = tokens.color;
  return Object.hasOwn(colors, name) ? (colors[name] ?? fallback) : fallback;
}
