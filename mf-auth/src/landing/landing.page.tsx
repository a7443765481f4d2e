import { SkipLink } from '@rezenso/ui/layout';
import { styled } from 'styled-components';
import { LanguageOffer } from '../site-links/language-offer.tsx';
import { CallToAction } from './call-to-action.tsx';
import { FeatureCards } from './feature-cards.tsx';
import { FourSteps } from './four-steps.tsx';
import { Hero } from './hero.tsx';
import { Pricing } from './pricing.tsx';
import { SiteFooter } from './site-footer.tsx';
import { TopBar } from './top-bar.tsx';

const contentId = 'inhalt';

/** Takes the focus from the skip link; a ring around the whole page would say nothing. */
const Content = styled.main`
  outline: none;
`;

/** / for visitors. Drawn at build time, too: nothing here may need a browser to show its content. */
export default function LandingPage() {
  return (
    <>
      <SkipLink targetId={contentId} />
      <LanguageOffer />
      <TopBar />
      <Content id={contentId} tabIndex={-1}>
        <Hero />
        <FeatureCards />
        <FourSteps />
        <Pricing />
        <CallToAction />
      </Content>
      <SiteFooter />
    </>
  );
}
