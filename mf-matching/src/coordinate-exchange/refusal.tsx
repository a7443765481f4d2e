import { noCommonPlanDetails } from '@rezenso/contract/matches';
import { type ApiError, hasCode, messageOf } from '@rezenso/platform';
import { Link } from '@rezenso/platform/router';
import { LinkButton } from '@rezenso/ui/actions';
import { Banner } from '@rezenso/ui/feedback';
import { FormError } from '@rezenso/ui/fields';
import { Stack } from '@rezenso/ui/layout';
import { platformSettingsPath, subscribePath } from '../paths.ts';
import { coordinateTexts } from '../texts.de.ts';

/** Why an exchange cannot start, with the way on: more matches through Pro, or the missing platform. */
export function Refusal({ error, partnerName }: { error: unknown; partnerName: string }) {
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
  if (hasCode(error, 'NO_COMMON_PLAN')) return <MissingPlatform error={error} partnerName={partnerName} />;
  return <FormError message={messageOf(error, coordinateTexts.failed)} />;
}

/** Tells each side what it can do: who lacks a profile is led to it, who waits for the other is told for whom. */
function MissingPlatform({ error, partnerName }: { error: ApiError; partnerName: string }) {
  const { success: isKnown, data } = noCommonPlanDetails.safeParse(error.details);
  const isMine = !isKnown || data.missing.includes('caller');
  const isTheirs = isKnown && data.missing.includes('partner');
  return (
    <Banner
      tone="warning"
      title={coordinateTexts.noPlanTitle}
      actions={
        isMine && (
          <LinkButton as={Link} to={platformSettingsPath} size="sm" variant="secondary">
            {coordinateTexts.noPlanAction}
          </LinkButton>
        )
      }
    >
      {isKnown ? (
        <Stack gap={2}>
          {isMine && <p>{coordinateTexts.noPlanCaller}</p>}
          {isTheirs && <p>{coordinateTexts.noPlanPartner(partnerName)}</p>}
        </Stack>
      ) : (
        error.serverMessage
      )}
    </Banner>
  );
}

/** Whether the banner alone tells the person what to do, so that no toast is needed. */
Refusal.explains = (error: unknown): boolean =>
  hasCode(error, 'PLAN_LIMIT_REACHED') || hasCode(error, 'NO_COMMON_PLAN');
