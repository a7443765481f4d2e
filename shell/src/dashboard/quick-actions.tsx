import { Card, IconTile } from '@rezenso/ui/containers';
import {
  ChevronRightIcon,
  HandshakeIcon,
  Icon,
  type IconType,
  MessageSquareQuoteIcon,
  PencilIcon,
  StarIcon,
} from '@rezenso/ui/icons';
import { Grid, VisuallyHidden } from '@rezenso/ui/layout';
import { above, space, tokens } from '@rezenso/ui/tokens';
import { styled } from 'styled-components';
import { exchangesPath, matchesPath, reviewsPath, settingsPath } from '../paths.ts';
import { AreaLink } from '../routes/area-link.tsx';
import { quickTexts as texts } from './texts.de.ts';

const Tile = styled(Card)`
  flex-direction: row;
  align-items: center;
  gap: ${space(3)};
  min-height: 4rem;
  padding: ${space(3)};
  color: ${tokens.color.text};
  font-size: 0.9375rem;
  font-weight: 600;
  line-height: 1.25rem;
  text-decoration: none;
  ${above.tablet} { padding: ${space(3)} ${space(4)}; }
  & > svg { display: none; margin-left: auto; color: ${tokens.color.textMuted}; }
  ${above.laptop} { & > svg { display: block; } }
`;

const actions: readonly { to: string; label: string; icon: IconType }[] = [
  { to: matchesPath, label: texts.matches, icon: HandshakeIcon },
  { to: exchangesPath, label: texts.exchanges, icon: MessageSquareQuoteIcon },
  { to: reviewsPath, label: texts.reviews, icon: StarIcon },
  { to: settingsPath, label: texts.settings, icon: PencilIcon },
];

/** What people come for, one press away. */
export function QuickActions() {
  return (
    <section>
      <VisuallyHidden as="h2">{texts.title}</VisuallyHidden>
      <Grid columns={4} twoOnPhone>
        {actions.map(({ to, label, icon }) => (
          <Tile key={to} as={AreaLink} to={to} interactive>
            <IconTile>
              <Icon of={icon} />
            </IconTile>
            {label}
            <Icon of={ChevronRightIcon} size="sm" />
          </Tile>
        ))}
      </Grid>
    </section>
  );
}
