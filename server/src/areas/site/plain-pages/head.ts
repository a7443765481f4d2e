/** The mark of Rezenso, for the tab. */
export const icon =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#0c6a60"/>' +
      '<path d="M11 23V9h6.2a4.4 4.4 0 0 1 1.3 8.6L22 23M11 17.8h6" fill="none" stroke="#fff" stroke-width="2.6"/></svg>',
  );

/** Before the first paint: the saved theme, otherwise the system's, as a class on the root, also when the system changes. */
export const themeScript = `(()=>{const dark=matchMedia('(prefers-color-scheme: dark)'),root=document.documentElement.classList;
const wear=()=>{let t;try{t=localStorage.getItem('theme')}catch{}
if(t!=='light'&&t!=='dark')t=dark.matches?'dark':'light';root.remove('light','dark');root.add(t)};
wear();dark.addEventListener('change',wear)})()`;
