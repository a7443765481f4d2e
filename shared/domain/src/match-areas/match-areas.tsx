import { Link } from '@rezenso/platform/router';
import { VisuallyHidden } from '@rezenso/ui/layout';
import { space, tokens } from '@rezenso/ui/tokens';
import { styled } from 'styled-components';
import { matchAreasTexts as texts } from './texts.de.ts';
import { useWaitingAt } from './waiting-tasks.resource.ts';

const { color, motion, radius } = tokens;

const Strip = styled.nav`
  display: flex;
  gap: ${space(1)};
  overflow-x: auto;
  margin-bottom: ${space(6)};
  border-bottom: 1px solid ${color.border};
  scrollbar-width: none;
`;

/** Looks like a tab of the design system; it is a link, because it leads to another page. */
const Area = styled(Link)`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${space(2)};
  min-height: 2.75rem;
  padding: 0 ${space(3)};
  border-bottom: 2px solid transparent;
  color: ${color.textMuted};
  font-weight: 550;
  text-decoration: none;
  transition: color ${motion.fast};
  &:hover { color: ${color.text}; }
  &:focus-visible { outline-offset: -2px; }
  &[aria-current] { border-bottom-color: ${color.accent}; color: ${color.accentText}; }
`;

const Count = styled.span`
  min-width: 1.375rem;
  padding: 0 ${space(1.5)};
  border-radius: ${radius.full};
  background: ${color.neutralSoft};
  color: ${color.textMuted};
  font-size: 0.75rem;
  font-weight: 600;
  line-height: 1.375rem;
  text-align: center;
  [aria-current] > & { background: ${color.accentSoft}; color: ${color.accentText}; }
`;

const areas = [
  { path: '/matches', label: texts.matches },
  { path: '/exchanges', label: texts.exchanges },
] as const;

interface MatchAreasProps {
  /** The page that shows them. */
  current: (typeof areas)[number]['path'];
}

/** The two pages of swapping reviews, side by side, with what waits on each. Their modules are released apart, so these are links. */
export function MatchAreas({ current }: MatchAreasProps) {
  const waitingAt = useWaitingAt();
  return (
    <Strip aria-label={texts.label}>
      {areas.map(({ path, label }) => {
        const count = waitingAt(path);
        return (
          <Area key={path} to={path} {...(path === current && { 'aria-current': 'page' })}>
            {label}{' '}
            {count > 0 && (
              <Count>
                {count}
                <VisuallyHidden> {texts.waiting(count)}</VisuallyHidden>
              </Count>
            )}
          </Area>
        );
      })}
    </Strip>
  );
}
