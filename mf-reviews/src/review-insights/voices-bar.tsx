import { space, tokens } from '@rezenso/ui/tokens';
import { styled } from 'styled-components';

const Bar = styled.svg`
  display: block;
  width: 100%;
  height: ${space(2)};
  forced-color-adjust: none;
`;

interface VoicesBarProps {
  praise: number;
  criticism: number;
  /** Voices of the longest bar beside this one. */
  most: number;
}

/** Praise and criticism as two parts of one bar; the figures stand beside it in words. */
export function VoicesBar({ praise, criticism, most }: VoicesBarProps) {
  const [praised, criticised] = [praise, criticism].map((voices) => (100 * voices) / most);
  return (
    <Bar aria-hidden="true">
      <rect width="100%" height="100%" rx="4" fill={tokens.color.neutralSoft} />
      <rect width={`${praised}%`} height="100%" rx="4" fill={tokens.color.success} />
      <rect x={`${praised}%`} width={`${criticised}%`} height="100%" rx="4" fill={tokens.color.warning} />
    </Bar>
  );
}
