import { Link } from '@rezenso/platform/router';
import { LinkButton } from '@rezenso/ui/actions';
import { Banner } from '@rezenso/ui/feedback';
import { BookOpenIcon } from '@rezenso/ui/icons';
import { Page, Stack } from '@rezenso/ui/layout';
import { helpPath, subscribePath } from '../paths.ts';
import { NewRequestCard } from './new-request.card.tsx';
import { RequestList } from './request-list.tsx';
import { useHasPriority } from './support.resource.ts';
import { supportTexts as texts } from './texts.de.ts';

export { prefetchRequests as prefetch } from './support.resource.ts';

/** /support: writing to the operators, and what was written. The help centre is a page of the server. */
export default function SupportPage() {
  return (
    <Page
      title={texts.title}
      description={texts.description}
      actions={
        <LinkButton href={helpPath} variant="secondary" iconStart={BookOpenIcon}>
          {texts.toHelp}
        </LinkButton>
      }
    >
      <Stack gap={10}>
        <Order />
        <RequestList />
        <NewRequestCard />
      </Stack>
    </Page>
  );
}

/** Who is answered first, said to both: it is a line of the plan. */
function Order() {
  const hasPriority = useHasPriority();
  if (hasPriority === undefined) return null;
  if (hasPriority)
    return (
      <Banner tone="success" title={texts.firstTitle}>
        {texts.first}
      </Banner>
    );
  return (
    <Banner
      tone="info"
      actions={
        <LinkButton as={Link} to={subscribePath} variant="secondary" size="sm">
          {texts.toPro}
        </LinkButton>
      }
    >
      {texts.inTurn}
    </Banner>
  );
}
