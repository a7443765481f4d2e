import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconType } from '../icon/icon.tsx';
import { above, below, space, type Tone, tokens, toneColors } from '../tokens/names.ts';
import { Card } from './card.tsx';

const Layout = styled(Card)`
  padding: ${space(4)};
  ${above.tablet} { padding: ${space(5)}; }
  gap: ${space(3)};
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  /* Room for two lines of label, so that the figures of a row stand level. */
  min-height: 2.5rem;
  ${below.tablet} {
    gap: ${space(2)};
    & > span { width: 1.75rem; height: 1.75rem; }
  }
`;

const Label = styled.p`
  min-width: 0;
  overflow-wrap: anywhere;
  color: ${tokens.color.textMuted};
  font-size: 0.875rem;
  font-weight: 500;
  line-height: 1.25rem;
  ${below.tablet} { font-size: 0.8125rem; }
`;

const Value = styled.p`
  font-size: 1.75rem;
  font-weight: 650;
  line-height: 1.15;
  letter-spacing: -0.02em;
`;

const Hint = styled.p`
  margin-top: ${space(1)};
  color: ${tokens.color.textMuted};
  font-size: 0.8125rem;
  line-height: 1.25rem;
`;

/** A small coloured square around an icon. */
export const IconTile = styled.span<{ $tone?: Tone }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 2.25rem;
  height: 2.25rem;
  border-radius: ${tokens.radius.sm};
  background: ${({ $tone = 'accent' }) => toneColors[$tone].soft};
  color: ${({ $tone = 'accent' }) => toneColors[$tone].text};
`;

export interface StatCardProps {
  label: string;
  value: ReactNode;
  icon?: IconType;
  /** One muted line below: '+12 diesen Monat'. */
  hint?: ReactNode;
  /** Colour of the icon; default neutral. */
  tone?: Tone;
}

/** One figure of the account. */
export function StatCard({ label, value, icon, hint, tone = 'neutral' }: StatCardProps) {
  return (
    <Layout role="group" aria-label={label}>
      <Top>
        <Label>{label}</Label>
        {icon && (
          <IconTile $tone={tone}>
            <Icon of={icon} />
          </IconTile>
        )}
      </Top>
      <div>
        <Value>{value}</Value>
        {hint && <Hint>{hint}</Hint>}
      </div>
    </Layout>
  );
}
