import { useState } from 'react';
import { CheckIcon, ClockIcon, MapPinIcon, SparklesIcon, XIcon } from '../src/icons.ts';
import {
  Avatar,
  Badge,
  BadgeList,
  Button,
  Card,
  CardBody,
  CardFooter,
  CardHeader,
  CardTitle,
  dueInfo,
  Grid,
  Icon,
  Inline,
  KeyValue,
  Meter,
  Panel,
  ProgressBar,
  RatingStars,
  ScoreRing,
  Section,
  Stack,
  StepProgress,
  TabPanel,
  Tabs,
  Text,
  TextLink,
} from '../src/index.ts';

const partners = [
  { name: 'Goldschmiede Ahrens', place: 'Einzelhandel · Freiburg', score: 94, rating: 4.7 },
  { name: 'Yogastudio Lichtblick', place: 'Fitness & Gesundheit · Emmendingen', score: 88, rating: 4.9 },
  { name: 'Holzbau Meierhofer & Söhne', place: 'Handwerk · Titisee-Neustadt', score: 81, rating: 4.3 },
];

export function MatchShown() {
  return (
    <Section
      title="Empfohlene Partner"
      description="Passend zu Branche, Ort und Zielgruppe"
      actions={<TextLink href="#alle">Alle ansehen</TextLink>}
    >
      <Grid columns={3}>
        {partners.map(({ name, place, score, rating }) => (
          <Card key={name} as="article">
            <CardHeader actions={<ScoreRing value={score} label="Match-Score" />}>
              <Inline gap={3} nowrap align="start">
                <Avatar name={name} />
                <div>
                  <CardTitle>{name}</CardTitle>
                  <Text size="sm" tone="muted">
                    {place}
                  </Text>
                </div>
              </Inline>
            </CardHeader>
            <CardBody>
              <Stack gap={4}>
                <RatingStars value={rating} showValue count={89} size="sm" />
                <Panel>
                  <Inline gap={2} nowrap align="start">
                    <Icon of={SparklesIcon} size="sm" />
                    <Text size="sm">Ihr sprecht beide Menschen an, die Wert auf Handarbeit legen.</Text>
                  </Inline>
                </Panel>
                <BadgeList
                  label="Vorgeschlagene Plattformen"
                  items={['Google', 'ProvenExpert', 'Trustpilot', 'Yelp', 'Facebook']}
                />
              </Stack>
            </CardBody>
            <CardFooter>
              <Button fullWidth>Match vorschlagen</Button>
            </CardFooter>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}

const tabs = [
  { value: 'pending', label: 'Ausstehend', count: 2 },
  { value: 'in_progress', label: 'In Bearbeitung', count: 1 },
  { value: 'completed', label: 'Abgeschlossen', count: 9 },
  { value: 'all', label: 'Alle' },
] as const;

export function ExchangeShown() {
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>('pending');
  return (
    <Section title="Review-Austausch">
      <Stack gap={6}>
        <Grid columns={3}>
          <Meter label="Erfolgsrate" value={75} />
          <ProgressBar label="Gold" value={340} max={500} valueText="340 / 500 XP" />
          <StepProgress step={2} steps={4} title="Dein Unternehmen" />
        </Grid>
        <Tabs label="Austausche nach Status" tabs={tabs} value={tab} onChange={setTab}>
          {tabs.map(({ value }) => (
            <TabPanel key={value} value={value}>
              <Grid columns={2}>
                <ExchangeCard days={1} />
                <ExchangeCard days={12} />
              </Grid>
            </TabPanel>
          ))}
        </Tabs>
      </Stack>
    </Section>
  );
}

function ExchangeCard({ days }: { days: number }) {
  const due = dueInfo(Date.now() + days * 86_400_000);
  return (
    <Card as="article">
      <CardHeader
        description="Du schreibst die Review"
        actions={
          <Badge tone={due.tone} icon={ClockIcon}>
            {due.text}
          </Badge>
        }
      >
        <CardTitle>Yogastudio Lichtblick</CardTitle>
      </CardHeader>
      <CardBody>
        <KeyValue
          items={[
            { label: 'Plattform', value: <Badge>Google</Badge> },
            {
              label: 'Ort',
              value: (
                <Inline gap={1}>
                  <Icon of={MapPinIcon} size="sm" />
                  Emmendingen
                </Inline>
              ),
            },
            { label: 'Status', value: <Badge>Ausstehend</Badge> },
          ]}
        />
      </CardBody>
      <CardFooter>
        <Button iconStart={CheckIcon}>Review abgeben</Button>
        <Button variant="ghost" iconStart={XIcon}>
          Später
        </Button>
      </CardFooter>
    </Card>
  );
}
