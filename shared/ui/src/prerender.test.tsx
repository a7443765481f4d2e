/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { SearchIcon } from './icons.ts';
import {
  Accordion,
  Avatar,
  Badge,
  Button,
  Card,
  CardBody,
  Dialog,
  FullPageSpinner,
  Meter,
  Page,
  ProgressBar,
  RatingStars,
  ScoreRing,
  Section,
  StatCard,
  Wordmark,
} from './index.ts';

describe('on the server', () => {
  it('renders without a browser and without style attributes, which the content security policy refuses', () => {
    const sheet = new ServerStyleSheet();
    const html = renderToString(sheet.collectStyles(<Everything />));
    expect(html).toContain('Rezenso');
    expect(html).not.toMatch(/ style=/);
    expect(sheet.getStyleTags()).toContain('var(--rz-accent)');
    sheet.seal();
  });
});

function Everything() {
  return (
    <Page title="Bausteine" actions={<Button loading>Los</Button>}>
      <Wordmark />
      <Section title="Zahlen">
        <StatCard label="Matches" value="12" icon={SearchIcon} />
        <Card highlighted>
          <CardBody>
            <Avatar name="Café Kornblume" />
            <ScoreRing label="Score" value={94} />
            <RatingStars value={4.8} />
            <Meter label="Erfolgsrate" value={75} />
            <ProgressBar label="XP" value={340} max={500} />
            <Badge tone="success">Bestätigt</Badge>
          </CardBody>
        </Card>
        <Accordion items={[{ value: 'a', title: 'Frage', content: 'Antwort' }]} />
      </Section>
      <Dialog open={false} onClose={() => {}} title="Zu" />
      <FullPageSpinner />
    </Page>
  );
}
