import { xpAmounts } from '@rezenso/contract/limits';
import { Panel } from '@rezenso/ui/containers';
import { space } from '@rezenso/ui/tokens';
import { Figure, Text } from '@rezenso/ui/typography';
import { styled } from 'styled-components';
import { levelTexts as texts } from './texts.de.ts';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  gap: ${space(2)} ${space(8)};
  margin-top: ${space(3)};
`;

const Row = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space(4)};
`;

const Note = styled.div`
  margin-top: ${space(3)};
`;

const earnings = [
  [texts.actions.submitted, xpAmounts['review.submitted']],
  [texts.actions.onTime, xpAmounts['review.on-time']],
  [texts.actions.received, xpAmounts['receipt.confirmed']],
] as const;
const platformEarning = [texts.actions.platform, xpAmounts['platform.added']] as const;

/**
 * What brings points. Stars never do, and so they do not appear here.
 * @param isPlatformLeft whether a platform still earns for this member: each does once in its life
 */
export function Earnings({ isPlatformLeft }: { isPlatformLeft: boolean }) {
  return (
    <Panel>
      <Text size="sm" weight="semibold">
        {texts.earn}
      </Text>
      <List>
        {(isPlatformLeft ? [...earnings, platformEarning] : earnings).map(([action, amount]) => (
          <Row key={action}>
            <Text as="dt" size="sm" tone="muted">
              {action}
            </Text>
            <Text as="dd" size="sm" weight="semibold" tone="accent">
              <Figure>{texts.amount(amount)}</Figure>
            </Text>
          </Row>
        ))}
      </List>
      <Note>
        <Text size="sm" tone="muted">
          {texts.partnerRule}
        </Text>
      </Note>
    </Panel>
  );
}
