import { hasCode, messageOf } from '@rezenso/platform';
import { Link } from '@rezenso/platform/router';
import { LinkButton } from '@rezenso/ui/actions';
import { Banner } from '@rezenso/ui/feedback';
import { platformSettingsPath, subscribePath } from '../paths.ts';
import { coordinateTexts } from '../texts.de.ts';

/** Why an exchange cannot start, with the way on: more matches through Pro, or the missing platform. */
export function Refusal({ error }: { error: unknown }) {
  if (hasCode(error, 'PLAN_LIMIT_REACHED')) {
    return (
      <Banner
        tone="warning"
        title={coordinateTexts.limitTitle}
        actions={
          <LinkButton as={Link} to={subscribePath} size="sm">
            {coordinateTexts.limitAction}
          </LinkButton>
        }
      >
        {coordinateTexts.limitDescription}
      </Banner>
    );
  }
  const isMissingPlatform = hasCode(error, 'NO_COMMON_PLAN');
  return (
    <Banner
      tone={isMissingPlatform ? 'warning' : 'danger'}
      actions={
        isMissingPlatform && (
          <LinkButton as={Link} to={platformSettingsPath} size="sm" variant="secondary">
            {coordinateTexts.noPlanAction}
          </LinkButton>
        )
      }
    >
      {messageOf(error, coordinateTexts.failed)}
    </Banner>
  );
}

/** Whether the banner alone tells the person what to do, so that no toast is needed. */
Refusal.explains = (error: unknown): boolean =>
  hasCode(error, 'PLAN_LIMIT_REACHED') || hasCode(error, 'NO_COMMON_PLAN');
