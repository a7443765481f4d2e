import type { KnownWishes } from '@rezenso/contract/partner-wishes';
import { Link } from '@rezenso/platform/router';
import { Button, LinkButton } from '@rezenso/ui/actions';
import { Dialog } from '@rezenso/ui/dialog';
import { CheckIcon, Icon } from '@rezenso/ui/icons';
import { Stack } from '@rezenso/ui/layout';
import { space, tokens } from '@rezenso/ui/tokens';
import { Text } from '@rezenso/ui/typography';
import { styled } from 'styled-components';
import { subscribePath } from '../paths.ts';
import { valuesOf } from './look-for.form.ts';
import { forProTexts, lookForTexts } from './texts.de.ts';

const Gains = styled.ul`
  display: grid;
  gap: ${space(3)};
`;

const Gain = styled.li`
  display: flex;
  gap: ${space(2.5)};
  & > svg { flex: none; margin-top: ${space(0.5)}; color: ${tokens.color.accentText}; }
`;

interface ForProProps {
  /** What was said while there was Pro. */
  resting: KnownWishes;
  onClose: () => void;
}

/** What Pro would do, in words, and the way there. */
export function ForPro({ resting, onClose }: ForProProps) {
  const isResting = Object.values(valuesOf(resting)).some((value) => value.length > 0);
  return (
    <Dialog
      open
      onClose={onClose}
      title={lookForTexts.title}
      description={forProTexts.description}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {forProTexts.close}
          </Button>
          <LinkButton as={Link} to={subscribePath}>
            {forProTexts.toPro}
          </LinkButton>
        </>
      }
    >
      <Stack gap={5}>
        {isResting && <Text>{forProTexts.resting}</Text>}
        <Gains>
          {forProTexts.gains.map((gain) => (
            <Gain key={gain}>
              <Icon of={CheckIcon} />
              {gain}
            </Gain>
          ))}
        </Gains>
        <Text tone="muted">{forProTexts.free}</Text>
      </Stack>
    </Dialog>
  );
}
