import { ExternalLink } from '@rezenso/ui/actions';
import { ExternalLinkIcon, Icon } from '@rezenso/ui/icons';
import { matchTexts } from '../texts.de.ts';

/** Leads to a partner's own website, in a tab of its own. */
export function Website({ address }: { address: string }) {
  return (
    <ExternalLink address={address}>
      {matchTexts.website} <Icon of={ExternalLinkIcon} size="sm" />
    </ExternalLink>
  );
}
