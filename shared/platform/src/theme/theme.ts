import { create } from 'zustand';

export type Theme = 'light' | 'dark';

/** Key in local storage; the bootstrap script in the HTML reads the same one before the first paint. */
const storageKey = 'theme';

const useThemeStore = create<{ theme: Theme }>(() => ({ theme: 'light' }));

/** Takes up the saved choice, otherwise the system's, and follows the system until a choice is made. */
export function startTheme(): void {
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  const current = (): Theme => savedTheme() ?? (system.matches ? 'dark' : 'light');
  apply(current());
  system.addEventListener('change', () => apply(current()));
}

/** Chooses a theme: applied at once, saved for the next visit. */
export function setTheme(theme: Theme): void {
  apply(theme);
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // Storage may be blocked; the choice then lasts as long as the page.
  }
}

/** The theme in use and its switches. */
export function useTheme(): { theme: Theme; setTheme(theme: Theme): void; toggleTheme(): void } {
  const theme = useThemeStore((state) => state.theme);
  return { theme, setTheme, toggleTheme };
}

function toggleTheme(): void {
  setTheme(useThemeStore.getState().theme === 'dark' ? 'light' : 'dark');
}

function apply(theme: Theme): void {
  document.documentElement.classList.remove('light', 'dark');
  document.documentElement.classList.add(theme);
  useThemeStore.setState({ theme });
}

function savedTheme(): Theme | undefined {
  try {
    const saved = localStorage.getItem(storageKey);
    return saved === 'light' || saved === 'dark' ? saved : undefined;
  } catch {
    return undefined;
  }
}
