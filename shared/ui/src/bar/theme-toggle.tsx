import { useTheme } from '@rezenso/platform';
import { styled } from 'styled-components';
import { SquareButton } from '../actions/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { MoonIcon, SunIcon } from '../icons.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { themeTexts } from './texts.de.ts';

const InLight = styled.span`
  display: grid;
  .dark & { display: none; }
`;

const InDark = styled.span`
  display: none;
  .dark & { display: grid; }
`;

/**
 * Switches between light and dark; named by what it will do. The class on the root tells which of the two that is, so that it
 * is right in HTML that was drawn before anybody knew.
 */
export function ThemeToggle() {
  const { toggleTheme } = useTheme();
  return (
    <SquareButton type="button" $tone="neutral" onClick={toggleTheme}>
      <InLight>
        <Icon of={MoonIcon} />
        <VisuallyHidden>{themeTexts.toDark}</VisuallyHidden>
      </InLight>
      <InDark>
        <Icon of={SunIcon} />
        <VisuallyHidden>{themeTexts.toLight}</VisuallyHidden>
      </InDark>
    </SquareButton>
  );
}
