import { hasUnsavedForms } from '@rezenso/platform';
import { Button, LinkButton } from '@rezenso/ui/actions';
import { AwardIcon, CrownIcon, Icon } from '@rezenso/ui/icons';
import { space, tokens } from '@rezenso/ui/tokens';
import { Text } from '@rezenso/ui/typography';
import { useEffect, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { AreaLink } from '../routes/area-link.tsx';
import { type Celebration, claimNews, markCelebrated } from './celebrations.resource.ts';
import { texts } from './texts.de.ts';

const { color, radius, shadow } = tokens;
/** How long it stays when nobody touches it; the notification stays in the bell. */
const stayMs = 12_000;
/** How often to look whether a dialog or a half-filled form has gone. */
const waitMs = 2_000;

const rise = keyframes`from { opacity: 0; transform: translateY(8px); }`;

const Frame = styled.div`
  display: flex;
  gap: ${space(4)};
  padding: ${space(5)};
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.raised};
  box-shadow: ${shadow.high};
  pointer-events: auto;
  animation: ${rise} ${tokens.motion.base};
`;

const Emblem = styled.div`
  flex: none;
  display: grid;
  place-items: center;
  width: ${space(11)};
  height: ${space(11)};
  border-radius: ${radius.full};
  background: ${color.accentSoft};
  color: ${color.accentText};
`;

const Words = styled.div`
  display: grid;
  gap: ${space(1)};
  min-width: 0;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-top: ${space(3)};
`;

/** @param occasion changes when it is time to look again */
export default function CelebrationCard({ occasion }: { occasion: number }) {
  const { celebration, hold, release, done } = useCelebration(occasion);
  if (!celebration) return null;
  const { isLevel, title, body, more } = celebration;
  return (
    <Frame
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
      onKeyDown={({ key }) => key === 'Escape' && done()}
    >
      <Emblem>
        <Icon of={isLevel ? CrownIcon : AwardIcon} />
      </Emblem>
      <Words>
        <Text weight="semibold">{title}</Text>
        <Text size="sm" tone="muted">
          {body} {more > 0 && texts.more(more)}
        </Text>
        <Actions>
          <Button size="sm" onClick={done}>
            {texts.done}
          </Button>
          <LinkButton as={AreaLink} to="/" size="sm" variant="secondary" onClick={done}>
            {texts.show}
          </LinkButton>
        </Actions>
      </Words>
    </Frame>
  );
}

function useCelebration(occasion: number) {
  const [celebration, setCelebration] = useState<Celebration>();
  const [isHeld, setHeld] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an occasion says when to look, not at what
  useEffect(() => {
    let isGone = false;
    let timer: ReturnType<typeof setTimeout>;
    const look = async () => {
      if (isBusy()) {
        timer = setTimeout(look, waitMs);
        return;
      }
      const news = await claimNews();
      if (news && !isGone) setCelebration(news);
    };
    void look();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [occasion]);
  useEffect(() => {
    if (!celebration || isHeld) return;
    const timer = setTimeout(() => setCelebration(undefined), stayMs);
    return () => clearTimeout(timer);
  }, [celebration, isHeld]);
  const done = () => {
    setCelebration(undefined);
    setHeld(false);
    if (celebration) void markCelebrated(celebration);
  };
  return { celebration, hold: () => setHeld(true), release: () => setHeld(false), done };
}

/** Whether somebody is in the middle of something: then it can wait. */
function isBusy(): boolean {
  return hasUnsavedForms() || document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
}
