import { useTheme } from '@rezenso/platform';
import { IconButton } from '../actions/icon-button.tsx';
import { MoonIcon, SunIcon } from '../icons.ts';

/** Switches between light and dark; named by what it will do. */
export function ThemeToggle() {
  const { theme, toggleTheme } = useTheme();
  const isDark = theme === 'dark';
  return (
    <IconButton
      icon={isDark ? SunIcon : MoonIcon}
      label={isDark ? 'Helles Design einschalten' : 'Dunkles Design einschalten'}
      onClick={toggleTheme}
    />
  );
}
