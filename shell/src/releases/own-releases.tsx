import { TextLink } from '@rezenso/ui/actions';
import { above, space, tokens } from '@rezenso/ui/tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useReleaseNews } from './registry.ts';
import { texts } from './texts.de.ts';

const { color } = tokens;

/** Above the page and in its flow: whatever the width, it covers nothing, neither the bar nor what floats. */
const Strip = styled.section`
  padding: env(safe-area-inset-top) env(safe-area-inset-right) 0 env(safe-area-inset-left);
  border-bottom: 1px solid ${color.border};
  background: ${color.infoSoft};
  color: ${color.text};
  font-size: 0.875rem;
  line-height: 1.25rem;
`;

/** As wide as the bar below it. */
const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space(6)};
  max-width: 72rem;
  margin: 0 auto;
  padding: 0 ${space(4)};
  ${above.tablet} { padding: 0 ${space(6)}; }
  ${above.laptop} { padding: 0 ${space(8)}; }
`;

const Entry = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  min-width: 0;
  min-height: 2.75rem;
  overflow-wrap: anywhere;
  ${above.tablet} { min-height: 2.25rem; }
`;

/** A target for a thumb, in a strip that stays slim. */
const End = styled(TextLink)`
  display: inline-flex;
  flex: none;
  align-items: center;
  min-height: inherit;
`;

/** Which code only this browser gets, be it a preview or from somebody's own machine, and the way to be rid of it. */
export function OwnReleases() {
  const { overridden, developed, previewed } = useReleaseNews();
  if (overridden.length + developed.length + previewed.length === 0) return null;
  return (
    <Strip aria-label={texts.own}>
      <Row>
        {developed.length > 0 && <Entry>{texts.developed(developed)}</Entry>}
        {overridden.length > 0 && <Ended by="/dev/override">{texts.override(overridden)}</Ended>}
        {previewed.length > 0 && <Ended by="/preview/end">{texts.preview(previewed)}</Ended>}
      </Row>
    </Strip>
  );
}

function Ended({ by, children }: { by: string; children: ReactNode }) {
  return (
    <Entry>
      <span>{children}</span>
      <End href={by}>{texts.end}</End>
    </Entry>
  );
}
