import { PlanFeatures } from '@rezenso/domain/plans';
import { Link } from '@rezenso/platform/router';
import { LinkButton } from '@rezenso/ui/actions';
import { Card, CardBody, CardFooter } from '@rezenso/ui/containers';
import { Page } from '@rezenso/ui/layout';
import { homePath, settingsTabPath } from '../paths.ts';
import { alreadyProTexts } from './texts.de.ts';

/** For those who have Pro: what they have, and where to go on. */
export function AlreadyPro() {
  return (
    <Page title={alreadyProTexts.title} description={alreadyProTexts.description} width="narrow">
      <Card highlighted>
        <CardBody>
          <PlanFeatures plan="pro" />
        </CardBody>
        <CardFooter>
          <LinkButton as={Link} to={settingsTabPath('subscription')}>
            {alreadyProTexts.settings}
          </LinkButton>
          <LinkButton as={Link} to={homePath} variant="secondary">
            {alreadyProTexts.dashboard}
          </LinkButton>
        </CardFooter>
      </Card>
    </Page>
  );
}
