import { styled } from 'styled-components';
import { Icon, type IconType } from '../icon/icon.tsx';
import { type Tone, toneColors } from '../tokens/names.ts';

const Disc = styled.span<{ $tone: Tone }>`
  display: grid;
  flex: none;
  place-items: center;
  width: 3.5rem;
  height: 3.5rem;
  border-radius: 50%;
  background: ${({ $tone }) => toneColors[$tone].soft};
  color: ${({ $tone }) => toneColors[$tone].text};
`;

export interface MedallionProps {
  icon: IconType;
  /** Default accent. */
  tone?: Tone;
}

/** A large round icon over the title of a state: empty, failed, done. Decoration. */
export function Medallion({ icon, tone = 'accent' }: MedallionProps) {
  return (
    <Disc $tone={tone}>
      <Icon of={icon} size="lg" />
    </Disc>
  );
}
