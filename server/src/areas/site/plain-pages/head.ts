import { markImage } from '../../../paper/colours.ts';

/** The mark of Rezenso, for the tab. */
export const icon = `data:image/svg+xml,${encodeURIComponent(markImage)}`;

/** Before the first paint: the saved theme, otherwise the system's, as a class on the root, also when the system changes. */
export const themeScript = `(()=>{const dark=matchMedia('(prefers-color-scheme: dark)'),root=document.documentElement.classList;
const wear=()=>{let t;try{t=localStorage.getItem('theme')}catch{}
if(t!=='light'&&t!=='dark')t=dark.matches?'dark':'light';root.remove('light','dark');root.add(t)};
wear();dark.addEventListener('change',wear)})()`;
