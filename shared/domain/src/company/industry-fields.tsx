import type { Trade } from '@rezenso/contract/trades';
import { industryLabels } from '@rezenso/contract/vocabulary';
import { SelectField } from '@rezenso/ui/fields';
import { Grid } from '@rezenso/ui/layout';
import { useField } from 'formik';
import { IndustryField } from './company-fields.tsx';
import { industryName } from './industry-name.ts';
import { fieldTexts as texts } from './texts.de.ts';
import { useTrades } from './trades.resource.ts';

const none = { value: '', label: texts.noTrade };

/** One of the fifteen industries, and what kind of business it is more exactly; formik's `industry` and `trade`. */
export function IndustryFields() {
  const [{ value: industry }] = useField<string>('industry');
  const [{ value: trade }, , { setValue: setTrade }] = useField<string>('trade');
  const { trades = [] } = useTrades();
  const filed = trades.find(({ id }) => id === trade)?.industries ?? [];
  const usual = industry === '' && filed.length > 0 ? texts.usualIndustries(namesOf(filed)) : undefined;
  return (
    <Grid columns={2} gap={5}>
      <IndustryField
        hint={usual}
        onChange={({ target }) => {
          if (!filed.includes(target.value)) void setTrade('');
        }}
      />
      <TradeField />
    </Grid>
  );
}

function namesOf(stored: readonly string[]): string[] {
  return stored.map((each) => industryName(industryLabels.find((label) => label.toLowerCase() === each) ?? each));
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
      disabled={(industry === '' && trade === '') || trades.length === 0}
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
