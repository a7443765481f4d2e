/** The page that a prerendering build was told to draw; an alias of the preset. */
declare module 'prerendered-page' {
  const Page: import('react').ComponentType;
  export default Page;
}
