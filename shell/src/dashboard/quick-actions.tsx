import { routeOf } from '@rezenso/contract/releases';
import { useSession } from '@rezenso/platform';
import { HandshakeIcon, Icon, type IconType, MessageSquareQuoteIcon, PencilIcon, StarIcon } from '@rezenso/ui/icons';
import { Grid } from '@rezenso/ui/layout';
import { above, space, tokens } from '@rezenso/ui/tokens';
import { styled } from 'styled-components';
import { manifestsInUse } from '../federation/manifests-in-use.ts';
import { exchangesPath, matchesPath, reviewsPath, settingsPath } from '../paths.ts';
import { AreaLink } from '../routes/area-link.tsx';
import { quickTexts as texts } from './texts.de.ts';

const { color, motion, radius } = tokens;

const Action = styled.a`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 3.25rem;
  padding: ${space(2)} ${space(2.5)};
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surface};
  color: ${color.text};
  font-size: 0.875rem;
  font-weight: 600;
  line-height: 1.25rem;
  text-decoration: none;
  transition: border-color ${motion.fast};
  & > svg { flex: none; color: ${color.accentText}; }
  &:hover { border-color: ${color.accent}; }
  ${above.tablet} { gap: ${space(3)}; padding: ${space(2)} ${space(4)}; font-size: 0.9375rem; }
`;

const actions: readonly { to: string; label: string; icon: IconType }[] = [
  { to: matchesPath, label: texts.matches, icon: HandshakeIcon },
  { to: exchangesPath, label: texts.exchanges, icon: MessageSquareQuoteIcon },
  { to: reviewsPath, label: texts.reviews, icon: StarIcon },
  { to: settingsPath, label: texts.settings, icon: PencilIcon },
];

/** What people come for, one press away; nothing leads to a page that is paused or retired. */
export function QuickActions() {
  const { user } = useSession();
  const manifests = manifestsInUse(user?.id);
  return (
    <Grid as="nav" columns={4} gap={3} twoOnPhone aria-label={texts.title}>
      {actions
        .filter(({ to }) => routeOf(manifests, to))
        .map(({ to, label, icon }) => (
          <Action key={to} as={AreaLink} to={to}>
            <Icon of={icon} />
            {label}
          </Action>
        ))}
    </Grid>
  );
}
