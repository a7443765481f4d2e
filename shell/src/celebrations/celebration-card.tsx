import { Button, LinkButton } from '@rezenso/ui/actions';
import { AwardIcon, CrownIcon, Icon } from '@rezenso/ui/icons';
import { space, tokens } from '@rezenso/ui/tokens';
import { Text } from '@rezenso/ui/typography';
import { keyframes, styled } from 'styled-components';
import { AreaLink } from '../routes/area-link.tsx';
import { texts } from './texts.de.ts';
import { useCelebration } from './use-celebration.ts';

const { color, radius, shadow } = tokens;

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
  const { celebration, setHovered, setFocused, leave } = useCelebration(occasion);
  if (!celebration) return null;
  const { isLevel, title, body, more } = celebration;
  return (
    <Frame
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={({ key }) => key === 'Escape' && leave()}
    >
      <Emblem>
        <Icon of={isLevel ? CrownIcon : AwardIcon} />
      </Emblem>
      <Words>
        <Text weight="semibold">{title}</Text>
        <Text size="sm" tone="muted">
          {body}
        </Text>
        {more > 0 && (
          <Text size="sm" tone="muted">
            {texts.more(more)}
          </Text>
        )}
        <Actions>
          <Button size="sm" onClick={leave}>
            {texts.done}
          </Button>
          <LinkButton as={AreaLink} to="/" size="sm" variant="secondary" onClick={leave}>
            {texts.show}
          </LinkButton>
        </Actions>
      </Words>
    </Frame>
  );
}
