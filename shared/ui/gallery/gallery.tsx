import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createGlobalStyle } from 'styled-components';
import { baseCss, fontFaceCss } from '../src/base-css.ts';
import { MoonIcon, SunIcon } from '../src/icons.ts';
import { Button, IconButton, Inline, Page, SkipLink, tokensCss, Wordmark } from '../src/index.ts';
import { ActionsShown, ContainersShown, StatesShown } from './blocks.tsx';
import { FormsShown } from './forms.tsx';
import { ExchangeShown, MatchShown } from './product.tsx';

const Base = createGlobalStyle`${fontFaceCss('/font.woff2')}${tokensCss}${baseCss}`;

/** Every building block on one page, in the theme of your choice: `?theme=dark`. */
function Gallery() {
  const [theme, setTheme] = useState(new URLSearchParams(location.search).get('theme') ?? 'light');
  document.documentElement.className = theme;
  const toggle = () => setTheme(theme === 'dark' ? 'light' : 'dark');
  return (
    <>
      <Base />
      <SkipLink targetId="inhalt" />
      <main id="inhalt" tabIndex={-1}>
        <Page
          title="Bausteine"
          description="Alles, woraus die Seiten von Rezenso gebaut sind, hell und dunkel."
          actions={
            <Inline>
              <Wordmark />
              <IconButton icon={theme === 'dark' ? SunIcon : MoonIcon} label="Farben wechseln" onClick={toggle} />
              <Button>Los geht’s</Button>
            </Inline>
          }
        >
          <ContainersShown />
          <MatchShown />
          <ExchangeShown />
          <ActionsShown />
          <FormsShown />
          <StatesShown />
        </Page>
      </main>
    </>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  );
}
