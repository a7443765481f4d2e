import type { DoubledSubscription } from '@rezenso/contract/admin';
import { Link } from '@rezenso/platform/router';
import { TextLink } from '@rezenso/ui/actions';
import { Banner } from '@rezenso/ui/feedback';
import { Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { adminTabPath } from '../paths.ts';
import { doubledTexts as texts } from './texts.de.ts';

/** Who pays twice, and what has to be done about it at the payment provider. */
export function DoubledSubscriptions({ doubled }: { doubled: readonly DoubledSubscription[] }) {
  if (doubled.length === 0) return null;
  return (
    <Banner tone="danger" title={texts.title(doubled.length)}>
      <Stack gap={2}>
        <Text size="sm">{texts.explained}</Text>
        <Stack as="ul" gap={1} aria-label={texts.list}>
          {doubled.map(({ member, customerId, subscriptionIds }) => (
            <li key={customerId}>
              <TextLink as={Link} to={adminTabPath('users', { user: member.id })}>
                {member.name ?? member.id}
              </TextLink>
              <Text size="sm">{texts.ids(customerId, subscriptionIds)}</Text>
            </li>
          ))}
        </Stack>
      </Stack>
    </Banner>
  );
}
