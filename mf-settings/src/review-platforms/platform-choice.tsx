import type { PlatformId } from '@rezenso/contract/vocabulary';
import { PlatformIcon, platformName } from '@rezenso/domain/platforms';
import { ChevronRightIcon, Icon } from '@rezenso/ui/icons';
import { above, space, tokens } from '@rezenso/ui/tokens';
import { styled } from 'styled-components';
import { addPlatformTexts } from './texts.de.ts';

const { color, motion, radius } = tokens;

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  ${above.tablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

const Choice = styled.button`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  width: 100%;
  min-height: 3.5rem;
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color.border};
  border-radius: ${radius.sm};
  background: ${color.surface};
  color: ${color.text};
  font-weight: 550;
  text-align: left;
  transition: border-color ${motion.fast}, background-color ${motion.fast};
  &:hover { border-color: ${color.accent}; background: ${color.accentSoft}; }
  & > svg { margin-left: auto; color: ${color.textMuted}; }
`;

interface PlatformChoiceProps {
  platforms: readonly PlatformId[];
  onChoose: (platform: PlatformId) => void;
}

/** Step 1: which platform. */
export function PlatformChoice({ platforms, onChoose }: PlatformChoiceProps) {
  return (
    <List aria-label={addPlatformTexts.choicesLabel}>
      {platforms.map((platform) => (
        <li key={platform}>
          <Choice type="button" onClick={() => onChoose(platform)}>
            <PlatformIcon platform={platform} />
            {platformName(platform)}
            <Icon of={ChevronRightIcon} size="sm" />
          </Choice>
        </li>
      ))}
    </List>
  );
}
