/** The page that a prerendering build was told to draw; an alias of the preset. */
declare module 'prerendered-page' {
  const Page: import('react').ComponentType;
  export default Page;
}

/** The catalogue of its module in the language that the build was told. */
declare module 'prerendered-catalogue' {
  const catalogue: import('@rezenso/contract/language').Catalogue;
  export default catalogue;
}
