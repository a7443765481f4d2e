import type { Notification } from '@rezenso/contract/notifications';
import { IconButton, LinkButton } from '@rezenso/ui/actions';
import { BellIcon, Icon, XIcon } from '@rezenso/ui/icons';
import { below, space, tokens } from '@rezenso/ui/tokens';
import { Text } from '@rezenso/ui/typography';
import { useEffect, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { AreaLink } from '../routes/area-link.tsx';
import { markFollowed } from './news.resource.ts';
import { texts } from './texts.de.ts';
import { type BellCount, useNews } from './use-news.ts';

const { color, radius, shadow } = tokens;

/** How long one stays when nobody touches it; it stays in the bell, unread. */
const stayMs = 8_000;

const rise = keyframes`from { opacity: 0; transform: translateY(8px); }`;

/** On a phone the newest alone: more would cover what people are doing. */
const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  ${below.tablet} { & > :not(:first-child) { display: none; } }
`;

const Frame = styled.li`
  display: flex;
  align-items: flex-start;
  gap: ${space(3)};
  padding: ${space(4)};
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.raised};
  box-shadow: ${shadow.high};
  pointer-events: auto;
  animation: ${rise} ${tokens.motion.base};
  & > svg { flex: none; margin-top: ${space(0.5)}; color: ${color.accentText}; }
`;

const Words = styled.div`
  display: grid;
  flex: 1;
  justify-items: start;
  gap: ${space(1)};
  min-width: 0;
`;

const Close = styled.div`
  margin: -${space(2.5)} -${space(2.5)} -${space(2.5)} 0;
`;

/** The newest notifications of the last seconds, each with the way to where it happened. */
export default function NewsCards(count: BellCount) {
  const { news, drop } = useNews(count);
  if (news.length === 0) return null;
  return (
    <List>
      {news.map((one) => (
        <NewsCard key={one.id} notification={one} onDone={() => drop(one.id)} />
      ))}
    </List>
  );
}

function NewsCard({ notification: { id, title, body, href }, onDone }: { notification: Notification; onDone(): void }) {
  const [isHeld, setHeld] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: its time begins when it appears, or is let go
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(onDone, stayMs);
    return () => clearTimeout(timer);
  }, [isHeld]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  const follow = () => {
    void markFollowed(id);
    onDone();
  };
  return (
    <Frame onPointerEnter={hold} onPointerLeave={release} onFocus={hold} onBlur={release}>
      <Icon of={BellIcon} />
      <Words>
        <Text size="sm" weight="semibold">
          {title}
        </Text>
        <Text size="sm" tone="muted">
          {body}
        </Text>
        {href && (
          <LinkButton as={AreaLink} to={href} size="sm" variant="secondary" onClick={follow}>
            {texts.show}
          </LinkButton>
        )}
      </Words>
      <Close>
        <IconButton icon={XIcon} label={texts.close} onClick={onDone} />
      </Close>
    </Frame>
  );
}
