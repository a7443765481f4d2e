/** The light colours of the product stand inline, for programs that drop the style sheet. */
export const light = {
  page: '#f7f6f3',
  card: '#ffffff',
  border: '#e3e1db',
  text: '#17211e',
  muted: '#53605b',
  accent: '#0c6a60',
  onAccent: '#ffffff',
  accentText: '#0a6158',
  accentSoft: '#e2f1ee',
  track: '#d5e6e2',
} as const;

const dark: Record<keyof typeof light, string> = {
  page: '#0f1514',
  card: '#171f1d',
  border: '#2b3734',
  text: '#e9efec',
  muted: '#a5b3ad',
  accent: '#3fb5a3',
  onAccent: '#04201c',
  accentText: '#6fd2c2',
  accentSoft: '#15332e',
  track: '#24403b',
};

export const fontFamily = "'Figtree',-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** One class per role; `prefix` is empty, or the attribute by which Outlook on the web says that it is dark. */
function darkRules(prefix = ''): string {
  const rule = (selector: string, declarations: string) => `${prefix}${selector} { ${declarations} }`;
  return [
    rule('.page', `background-color: ${dark.page} !important;`),
    rule('.card', `background-color: ${dark.card} !important; border-color: ${dark.border} !important;`),
    rule('.text', `color: ${dark.text} !important;`),
    rule('.muted', `color: ${dark.muted} !important;`),
    rule('.link', `color: ${dark.accentText} !important;`),
    rule('.accent', `background-color: ${dark.accent} !important;`),
    rule('.on-accent', `color: ${dark.onAccent} !important;`),
    rule('.bubble', `background-color: ${dark.onAccent} !important;`),
    rule('.answer', 'background-color: #1f6a60 !important;'),
    rule('.soft', `background-color: ${dark.accentSoft} !important;`),
    rule('.track', `background-color: ${dark.track} !important;`),
    rule('.line', `border-color: ${dark.border} !important;`),
  ].join('\n');
}

export const styleSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 0; width: 100% !important; -webkit-text-size-adjust: 100%; -ms-text-size-adjust: 100%; }
table { border-spacing: 0; mso-table-lspace: 0; mso-table-rspace: 0; }
@media (max-width: 480px) {
  .card { padding: 28px 22px !important; }
  .outer { padding: 20px 12px !important; }
  .button a { display: block !important; }
  .button, .button-table { width: 100% !important; }
}
@media (prefers-color-scheme: dark) {
${darkRules()}
}
${darkRules('[data-ogsc] ')}`;
