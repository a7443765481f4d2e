export const mailboxStyle = `
:root { color-scheme: light dark; --page: #f4f6f5; --card: #fff; --line: #dfe5e3; --text: #14211f; --quiet: #5a6a66; --accent: #0f6e6e; }
@media (prefers-color-scheme: dark) {
  :root { --page: #101716; --card: #18211f; --line: #2b3835; --text: #eef3f1; --quiet: #a9b7b2; --accent: #7fd6ca; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 32px 16px 64px; max-width: 720px; background: var(--page); color: var(--text);
  font: 16px/24px system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
h1 { margin: 0; font-size: 28px; line-height: 36px; letter-spacing: -0.02em; }
header p, .meta { margin: 4px 0 0; color: var(--quiet); font-size: 14px; line-height: 20px; }
a { color: var(--accent); }
a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
article, .empty { margin-top: 16px; padding: 20px 24px; border: 1px solid var(--line); border-radius: 12px; background: var(--card); }
h2 { margin: 0; font-size: 18px; line-height: 24px; }
pre { margin: 16px 0 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
`;
