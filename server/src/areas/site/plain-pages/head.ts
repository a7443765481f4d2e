import { markOf } from './mark.ts';

/** The mark of Rezenso in the accent of the light theme, on its own: for the tab, and where a page is not ours to draw. */
export const markImage = markOf('#0c6a60', '#fff');
export const icon = `data:image/svg+xml,${encodeURIComponent(markImage)}`;

/** Before the first paint: the saved theme, otherwise the system's, as a class on the root, also when the system changes. */
export const themeScript = `(()=>{const dark=matchMedia('(prefers-color-scheme: dark)'),root=document.documentElement.classList;
const wear=()=>{let t;try{t=localStorage.getItem('theme')}catch{}
if(t!=='light'&&t!=='dark')t=dark.matches?'dark':'light';root.remove('light','dark');root.add(t)};
wear();dark.addEventListener('change',wear)})()`;
