import { useState } from 'react';
import {
  BellIcon,
  HandshakeIcon,
  LogOutIcon,
  MessageSquareQuoteIcon,
  PlusIcon,
  SearchIcon,
  SettingsIcon,
  ShieldCheckIcon,
  StarIcon,
  Trash2Icon,
  UserIcon,
} from '../src/icons.ts';
import {
  Accordion,
  Badge,
  Banner,
  Button,
  ConfirmDialog,
  Drawer,
  EmptyState,
  ErrorState,
  Grid,
  IconButton,
  Inline,
  LinkButton,
  Loading,
  Menu,
  MenuItem,
  MenuLink,
  MenuSeparator,
  MenuText,
  Section,
  SkeletonCard,
  Stack,
  StatCard,
  ToastRegion,
  ToastView,
} from '../src/index.ts';

export function ContainersShown() {
  return (
    <Grid columns={4} twoOnPhone>
      <StatCard label="Matches" value="12" icon={HandshakeIcon} tone="accent" hint="3 warten auf Antwort" />
      <StatCard label="Bewertung" value="4,8" icon={StarIcon} hint="aus 89 Bewertungen" />
      <StatCard label="Reviews" value="34" icon={MessageSquareQuoteIcon} tone="info" hint="+12 diesen Monat" />
      <StatCard label="Trust-Score" value="89" icon={ShieldCheckIcon} tone="success" hint="Ausgezeichnet" />
    </Grid>
  );
}

export function ActionsShown() {
  const [isAsking, setIsAsking] = useState(false);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  return (
    <Section title="Handeln">
      <Stack>
        <Inline gap={3}>
          <Button iconStart={PlusIcon}>Match vorschlagen</Button>
          <Button variant="secondary">Abbrechen</Button>
          <Button variant="ghost">Mehr erfahren</Button>
          <Button variant="danger" iconStart={Trash2Icon} onClick={() => setIsAsking(true)}>
            Entfernen
          </Button>
          <Button loading>Profil erstellen</Button>
          <Button disabled>Weiter</Button>
          <Button size="sm" variant="secondary">
            Klein
          </Button>
          <LinkButton href="#gross" size="lg">
            Kostenlos starten
          </LinkButton>
        </Inline>
        <Inline gap={3}>
          <IconButton icon={BellIcon} label="Benachrichtigungen, 3 ungelesen" count={3} />
          <Menu align="start" trigger={<Button variant="secondary">Café Kornblume</Button>}>
            <MenuText>demo@rezenso.example</MenuText>
            <MenuSeparator />
            <MenuLink href="#profil" icon={UserIcon}>
              Profil
            </MenuLink>
            <MenuLink href="#einstellungen" icon={SettingsIcon}>
              Einstellungen
            </MenuLink>
            <MenuItem icon={LogOutIcon} tone="danger" onSelect={() => setIsMenuOpen(true)}>
              Abmelden
            </MenuItem>
          </Menu>
          <Button variant="secondary" onClick={() => setIsMenuOpen(true)}>
            Seitenmenü
          </Button>
          {(['neutral', 'accent', 'info', 'success', 'warning', 'danger'] as const).map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </Inline>
      </Stack>
      <Drawer open={isMenuOpen} onClose={() => setIsMenuOpen(false)} title="Menü">
        <Stack>Dashboard</Stack>
      </Drawer>
      <ConfirmDialog
        open={isAsking}
        title="Möchtest du diese Plattform wirklich entfernen?"
        description="Deine Reviews dort bleiben bestehen."
        confirmLabel="Entfernen"
        tone="danger"
        onConfirm={() => setIsAsking(false)}
        onCancel={() => setIsAsking(false)}
      />
    </Section>
  );
}

export function StatesShown() {
  return (
    <Section title="Zustände">
      <Stack gap={4}>
        <Banner tone="info" title="So funktioniert der Austausch">
          Beide Seiten schreiben gleich viele Reviews, aus eigener Erfahrung.
        </Banner>
        <Banner tone="success">Der Austausch ist abgeschlossen.</Banner>
        <Banner tone="warning" title="Noch nicht bestätigt" actions={<Button size="sm">Jetzt bestätigen</Button>}>
          Goldschmiede Ahrens wartet seit drei Tagen.
        </Banner>
        <Banner tone="danger" onDismiss={() => {}}>
          Es ist ein Fehler aufgetreten. Bitte versuche es nochmal.
        </Banner>
        <Grid columns={3}>
          <EmptyState
            icon={SearchIcon}
            title="Noch keine Matches"
            description="Such dir unter den Empfehlungen einen Partner aus, der zu dir passt."
            action={<Button>Partner finden</Button>}
          />
          <ErrorState title="Deine Matches konnten nicht geladen werden." onRetry={() => {}} />
          <Loading>
            <SkeletonCard withAvatar />
          </Loading>
        </Grid>
        <Accordion
          defaultOpen={['cancel']}
          items={[
            { value: 'cancel', title: 'Kann ich jederzeit kündigen?', content: 'Ja, zum Ende des laufenden Monats.' },
            { value: 'pay', title: 'Wie kann ich zahlen?', content: 'Mit jeder gängigen Karte.' },
          ]}
        />
      </Stack>
      <ToastRegion>
        <ToastView
          title="Match erstellt"
          description="Wir haben Goldschmiede Ahrens benachrichtigt."
          onClose={() => {}}
        />
      </ToastRegion>
    </Section>
  );
}
