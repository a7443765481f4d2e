/**
 * Pages of the shell that are scripts of their own, as those of modules are: nobody who opens another page waits for them. The build's
 * record names their scripts (build.json), and the document of their address brings these along.
 */
export const ownPages = {
  dashboard: () => import('../dashboard/dashboard.page.tsx'),
};
