/** What a site's pages are written from. */
export interface Written {
  readonly domain: string;
  readonly title: string;
  readonly description: string;
  readonly sign: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly services: readonly string[];
  readonly imprint: readonly string[];
  readonly footer: string;
}
