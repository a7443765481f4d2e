import { DataProvider } from '@rezenso/platform';
import Page from 'prerendered-page';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';

/** The page as a visitor without a session sees it first: its HTML and the styles that it uses. */
export function renderPage(): { html: string; css: string } {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToStaticMarkup(
      sheet.collectStyles(
        <DataProvider>
          <MemoryRouter>
            <Page />
          </MemoryRouter>
        </DataProvider>,
      ),
    );
    return { html, css: sheet.getStyleTags().replace(/<\/?style[^>]*>/g, '') };
  } finally {
    sheet.seal();
  }
}
