import { useTheme } from '@rezenso/platform';
import { IconButton } from '@rezenso/ui/actions';
import { MoonIcon, SunIcon } from '@rezenso/ui/icons';
import { barTexts } from './texts.de.ts';

/** Switches between light and dark; named by what it will do. */
export function ThemeToggle() {
  const { theme, toggleTheme } = useTheme();
  const isDark = theme === 'dark';
  return (
    <IconButton
      icon={isDark ? SunIcon : MoonIcon}
      label={isDark ? barTexts.toLight : barTexts.toDark}
      onClick={toggleTheme}
    />
  );
}
