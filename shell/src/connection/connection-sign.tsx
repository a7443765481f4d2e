import { useIsOnline } from '@rezenso/platform';
import { space, tokens } from '@rezenso/ui/tokens';
import { styled } from 'styled-components';
import { texts } from './texts.de.ts';

const { color, radius, shadow } = tokens;

/** Stands in the lower corner, and in the document before there is anything to say: only then it is announced. */
const Region = styled.section`
  pointer-events: none;
`;

const Sign = styled.p`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(2)} ${space(4)};
  border: 1px solid ${color.border};
  border-radius: ${radius.full};
  background: ${color.raised};
  box-shadow: ${shadow.high};
  font-size: 0.875rem;
  pointer-events: auto;
  &::before {
    width: ${space(2)};
    height: ${space(2)};
    border-radius: ${radius.full};
    background: ${color.warning};
    content: '';
  }
`;

/** Says that the server cannot be reached, for as long as that is so. */
export function ConnectionSign() {
  const isOnline = useIsOnline();
  return (
    <Region aria-label={texts.region} aria-live="polite">
      {!isOnline && <Sign>{texts.offline}</Sign>}
    </Region>
  );
}
