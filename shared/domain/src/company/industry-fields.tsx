import type { Trade } from '@rezenso/contract/trades';
import { SelectField } from '@rezenso/ui/fields';
import { Grid } from '@rezenso/ui/layout';
import { useField } from 'formik';
import { IndustryField } from './company-fields.tsx';
import { fieldTexts as texts } from './texts.de.ts';
import { useTrades } from './trades.resource.ts';

const none = { value: '', label: texts.noTrade };

/** One of the fifteen industries, and what kind of business it is more exactly; formik's `industry` and `trade`. */
export function IndustryFields() {
  const [, , trade] = useField<string>('trade');
  return (
    <Grid columns={2} gap={5}>
      <IndustryField onChange={() => void trade.setValue('')} />
      <TradeField />
    </Grid>
  );
}

/** What a business is more exactly, of its industry's trades. Where the list cannot be had, nobody is asked. */
function TradeField() {
  const [{ value: industry }] = useField<string>('industry');
  const [{ value: trade }] = useField<string>('trade');
  const { trades = [], hasFailed } = useTrades();
  if (hasFailed) return null;
  return (
    <SelectField
      name="trade"
      label={texts.trade}
      hint={texts.tradeHint}
      disabled={industry === '' || trades.length === 0}
      options={[none, ...optionsFor(trades, industry, trade)]}
    />
  );
}

/** Those of the industry, and what is chosen already, whatever it belongs to: nothing is saved that nobody sees. */
function optionsFor(trades: readonly Trade[], industry: string, chosen: string) {
  return trades
    .filter(({ id, industries: filed }) => id === chosen || filed.includes(industry))
    .map(({ id, name }) => ({ value: id, label: name }));
}
