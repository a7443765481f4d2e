import { Link } from '@rezenso/platform/router';
import { LinkButton } from '@rezenso/ui/actions';
import { Bar, Brand, ThemeToggle } from '@rezenso/ui/bar';
import { Wordmark } from '@rezenso/ui/brand';
import { MailIcon } from '@rezenso/ui/icons';
import { featuresId, homePath, pricingId, signInPath } from '../paths.ts';
import { Buttons, PartLink, Parts, Row, Tools } from './bar-style.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { barTexts } from './texts.de.ts';

/** The bar over the landing page. On phones everything but the theme moves into the menu. */
export function TopBar() {
  return (
    <Bar>
      <Row as="nav" aria-label={barTexts.navigation}>
        <Brand as={Link} to={homePath} aria-label={barTexts.home}>
          <Wordmark />
        </Brand>
        <Parts>
          <PartLink href={`#${featuresId}`}>{barTexts.features}</PartLink>
          <PartLink href={`#${pricingId}`}>{barTexts.pricing}</PartLink>
        </Parts>
        <Tools>
          <ThemeToggle />
          <Buttons>
            <LinkButton as={Link} to={signInPath} variant="ghost" iconStart={MailIcon}>
              {barTexts.byEmail}
            </LinkButton>
            <LinkButton as={Link} to={signInPath} variant="secondary">
              {barTexts.signIn}
            </LinkButton>
            <LinkButton as={Link} to={signInPath}>
              {barTexts.start}
            </LinkButton>
          </Buttons>
          <MobileMenu />
        </Tools>
      </Row>
    </Bar>
  );
}
