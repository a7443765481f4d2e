import type { Invoice } from '@rezenso/contract/subscription';
import { TextLink } from '@rezenso/ui/actions';
import { Card, CardBody } from '@rezenso/ui/containers';
import { Badge } from '@rezenso/ui/display';
import { AsyncContent, Loading, SkeletonCard } from '@rezenso/ui/feedback';
import { formatDate, formatEuro } from '@rezenso/ui/format';
import { Section } from '@rezenso/ui/layout';
import { space, tokens } from '@rezenso/ui/tokens';
import { Text } from '@rezenso/ui/typography';
import { styled } from 'styled-components';
import { invoiceTexts } from './invoice-texts.de.ts';
import { useInvoices } from './invoices.resource.ts';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th { padding-bottom: ${space(2)}; color: ${tokens.color.textMuted}; font-weight: 500; text-align: left; }
  td { padding: ${space(2.5)} ${space(2)} ${space(2.5)} 0; border-top: 1px solid ${tokens.color.border}; }
`;

const tones = { paid: 'success', open: 'warning', void: 'neutral' } as const;

/** What was billed for Pro: when, how much, whether it is paid, and the provider's PDF of it. */
export default function InvoiceList() {
  const reading = useInvoices();
  return (
    <Section title={invoiceTexts.title}>
      <AsyncContent
        reading={reading}
        failed={{ title: invoiceTexts.loadFailed, level: 3 }}
        loading={
          <Loading>
            <SkeletonCard lines={3} />
          </Loading>
        }
      >
        {(invoices) => (
          <Card>
            <CardBody>
              {invoices.length === 0 ? <Text tone="muted">{invoiceTexts.none}</Text> : <Rows invoices={invoices} />}
            </CardBody>
          </Card>
        )}
      </AsyncContent>
    </Section>
  );
}

function Rows({ invoices }: { invoices: readonly Invoice[] }) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{invoiceTexts.date}</th>
          <th scope="col">{invoiceTexts.amount}</th>
          <th scope="col">{invoiceTexts.state}</th>
          <th scope="col">{invoiceTexts.document}</th>
        </tr>
      </thead>
      <tbody>
        {invoices.map(({ id, createdAt, amountCents, state, pdfUrl }) => (
          <tr key={id}>
            <td>{formatDate(createdAt)}</td>
            <td>{formatEuro(amountCents / 100)}</td>
            <td>
              <Badge tone={tones[state]}>{invoiceTexts.states[state]}</Badge>
            </td>
            <td>{pdfUrl ? <Pdf address={pdfUrl} date={formatDate(createdAt)} /> : invoiceTexts.notYet}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Pdf({ address, date }: { address: string; date: string }) {
  return (
    <TextLink href={address} target="_blank" rel="noopener noreferrer" aria-label={invoiceTexts.pdfOf(date)}>
      {invoiceTexts.pdf}
    </TextLink>
  );
}
