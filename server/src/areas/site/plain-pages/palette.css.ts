/** Of shared/ui's themes, by the names that plain pages use: they must be readable without any release. */
const light = {
  ground: '#f7f6f3',
  surface: '#ffffff',
  soft: '#edece7',
  line: '#e3e1db',
  edge: '#878d88',
  text: '#17211e',
  muted: '#53605b',
  accent: '#0c6a60',
  'on-accent': '#ffffff',
  link: '#0a6158',
  good: '#24804a',
  bad: '#c2640c',
};
const dark: typeof light = {
  ground: '#0f1514',
  surface: '#171f1d',
  soft: '#28332f',
  line: '#2b3734',
  edge: '#74837d',
  text: '#e9efec',
  muted: '#a5b3ad',
  accent: '#3fb5a3',
  'on-accent': '#04201c',
  link: '#6fd2c2',
  good: '#4bb273',
  bad: '#e48c3a',
};

/** Colours of both themes. Where scripts are switched off there is no class on the root, and the system's theme holds. */
export const palette = `:root{color-scheme:light;${declared(light)}}
@media (prefers-color-scheme:dark){:root:not(.light){color-scheme:dark;${declared(dark)}}}
:root.dark{color-scheme:dark;${declared(dark)}}`;

function declared(colors: typeof light): string {
  return Object.entries(colors)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');
}
