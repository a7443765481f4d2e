/** What the help centre has besides the look of all plain pages. */
export const helpCss = `.search{margin-top:1.5rem}.search label{display:block;font-weight:600}
.search>div{display:flex;gap:.5rem;margin-top:.5rem}
.search input{flex:1;min-width:0;min-height:2.75rem;padding:0 .875rem;border:1px solid var(--edge);border-radius:8px;background:var(--surface);color:var(--text);font:inherit}
.search input::placeholder{color:var(--muted);opacity:1}.search button{border:0;font:inherit;font-weight:600;cursor:pointer}
.topics{display:grid;gap:1rem;margin-top:1rem}
.topic{padding:1.25rem 1.25rem .75rem;border:1px solid var(--line);border-radius:12px;background:var(--surface)}
main .topic h3{margin:0;font-size:1.0625rem}main .topic ul{margin-top:.5rem}
.topic li,.topic li+li{margin:0}.topic a,.found a,.ways a,.back a{display:inline-flex;align-items:center;min-height:2.75rem;text-decoration:none}
.topic a:hover,.found a:hover,.ways a:hover,.back a:hover{text-decoration:underline}
main .found li+li{margin-top:.75rem}.found li{padding:.375rem 1.25rem 1rem;border:1px solid var(--line);border-radius:12px;background:var(--surface)}
.found a{font-weight:600}.found span{display:block;color:var(--muted)}
main .back{margin:0 0 1rem}main article.help>p:first-of-type{color:var(--muted);font-size:1.125rem}
main .note{margin-top:3rem}main .note h2{margin:0}.ways{display:flex;flex-wrap:wrap;gap:0 1.5rem}
@media (min-width:40rem){.topics{grid-template-columns:1fr 1fr}}`;
