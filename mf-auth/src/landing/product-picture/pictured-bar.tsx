import { Wordmark } from '@rezenso/ui/brand';
import { Avatar } from '@rezenso/ui/display';
import { BellIcon, Icon } from '@rezenso/ui/icons';
import { above, space, tokens } from '@rezenso/ui/tokens';
import { styled } from 'styled-components';
import { pictureTexts as texts } from '../texts.de.ts';

const { color, radius } = tokens;

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  min-height: 3.5rem;
  padding: 0 ${space(4)};
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};
  color: ${color.textMuted};
  ${above.laptop} { padding: 0 ${space(10)}; }
  & > :nth-child(2) { margin-right: auto; }
`;

const Links = styled.div`
  display: flex;
  gap: ${space(1)};
  font-size: 0.9375rem;
  font-weight: 550;
  & > span { display: none; padding: ${space(1.5)} ${space(3)}; }
  & > :first-child { border-radius: ${radius.sm}; background: ${color.accentSoft}; color: ${color.accentText}; }
  ${above.tablet} { & > span { display: block; } }
`;

/** The navigation as members see it. */
export function PicturedBar() {
  return (
    <Bar>
      <Wordmark />
      <Links>
        {texts.links.map((link) => (
          <span key={link}>{link}</span>
        ))}
      </Links>
      <Icon of={BellIcon} />
      <Avatar name={texts.owner} size="sm" />
    </Bar>
  );
}
