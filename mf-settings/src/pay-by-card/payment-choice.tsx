import type { BillingInterval, SubscriptionChoice, SubscriptionOffer } from '@rezenso/contract/subscription';
import { hasCode, messageOf } from '@rezenso/platform';
import { Button } from '@rezenso/ui/actions';
import { formatEuro } from '@rezenso/ui/format';
import { Field, Input, Select } from '@rezenso/ui/inputs';
import { above, space } from '@rezenso/ui/tokens';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { choiceTexts } from './choice-texts.de.ts';

const Choices = styled.form`
  display: grid;
  gap: ${space(4)};
  align-items: start;
  ${above.tablet} { grid-template-columns: 1fr 1fr; }
`;

const Code = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(2)};
`;

interface PaymentChoiceProps {
  offer: SubscriptionOffer;
  /** Whether what was chosen is being paid: another choice would end it. */
  isPaying: boolean;
  onChoose: (choice: SubscriptionChoice) => Promise<void>;
  /** Told when a choice is being made and when it has ended: nothing is paid meanwhile. */
  onChoosing: (isChoosing: boolean) => void;
}

/** How often Pro is billed, and a coupon, as far as the operators offer them. What it costs then, the server says. */
export default function PaymentChoice({ offer, isPaying, onChoose, onChoosing }: PaymentChoiceProps) {
  const [code, setCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const choose = async (interval: BillingInterval) => {
    setBusy(true);
    onChoosing(true);
    setError(undefined);
    const promotionCode = code.trim();
    await onChoose({ interval, ...(promotionCode && { promotionCode }) }).catch(setError);
    setBusy(false);
    onChoosing(false);
  };
  const redeem = (event: FormEvent) => {
    event.preventDefault();
    // Enter comes through however the button looks.
    if (!isPaying && !isBusy) void choose(offer.interval);
  };
  const isAboutCode = hasCode(error, 'PROMOTION_CODE_INVALID');
  const message = error !== undefined && messageOf(error, choiceTexts.failed);
  return (
    <Choices aria-label={choiceTexts.label} onSubmit={redeem}>
      {offer.prices.length > 1 && (
        <Field label={choiceTexts.interval} error={!isAboutCode && message}>
          {(control) => (
            <Select
              {...control}
              value={offer.interval}
              disabled={isBusy || isPaying}
              options={offer.prices.map(({ interval, priceCents }) => ({
                value: interval,
                label: choiceTexts.intervals[interval](formatEuro(priceCents / 100)),
              }))}
              onChange={({ target }) => void choose(target.value === 'year' ? 'year' : 'month')}
            />
          )}
        </Field>
      )}
      {offer.takesPromotionCodes && (
        <Field label={choiceTexts.code} error={isAboutCode && message}>
          {(control) => (
            <Code>
              <Input
                {...control}
                value={code}
                maxLength={100}
                disabled={isPaying}
                autoComplete="off"
                onChange={({ target }) => setCode(target.value)}
              />
              <Button type="submit" variant="secondary" loading={isBusy} disabled={isPaying || code.trim() === ''}>
                {choiceTexts.redeem}
              </Button>
            </Code>
          )}
        </Field>
      )}
    </Choices>
  );
}
