export { Bar, BarRow, BarTools, Brand, OnLaptop, OnPhone } from './bar/bar-style.ts';
export { ThemeToggle } from './bar/theme-toggle.tsx';
