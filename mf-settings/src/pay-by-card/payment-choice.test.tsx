import { createSubscription, getSubscription, type SubscriptionOffer } from '@rezenso/contract/subscription';
import { answer, fail, hold, renderWithPlatform, type Stub } from '@rezenso/platform/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import SubscribePage from '../subscribe/subscribe.page.tsx';
import { installPaymentScript } from '../testing/payment-script.ts';
import { aFreePlan } from '../testing/subscriptions.ts';
// Loading them takes a second at first, which no test is about.
import './card-form.tsx';
import './payment-choice.tsx';

const month = { interval: 'month', priceCents: 2_900 } as const;
const year = { interval: 'year', priceCents: 29_000 } as const;
const monthly: SubscriptionOffer = { ...month, dueCents: 2_900, prices: [month, year], takesPromotionCodes: true };

let script: ReturnType<typeof installPaymentScript>;
beforeEach(() => {
  script = installPaymentScript();
});

describe('what can be chosen before paying', () => {
  it('is the year, with its own price and its own payment', async () => {
    const { user, use, bodies, container } = open(monthly);
    const interval = await screen.findByRole('combobox', { name: 'Abrechnung' });
    expect(screen.getByRole('option', { name: /^Jährlich, 290\s€$/ })).toBeInTheDocument();
    await payButton();
    expect(await axe(container)).toHaveNoViolations();
    use(answer(createSubscription, { clientSecret: 'pi_2_secret', offer: { ...monthly, ...year, dueCents: 29_000 } }));
    await user.selectOptions(interval, 'year');
    expect(await screen.findByText('Pro für 290 € pro Jahr, jederzeit kündbar.')).toBeVisible();
    expect(bodies()).toEqual([undefined, { interval: 'year' }]);
  });

  it('is a coupon, whose worth the server says', async () => {
    const { user, use, bodies } = open(monthly);
    await user.type(await screen.findByRole('textbox', { name: /Gutscheincode/ }), ' sommer20 ');
    use(answer(createSubscription, { clientSecret: 'pi_2_secret', offer: { ...monthly, dueCents: 2_320 } }));
    await user.click(screen.getByRole('button', { name: 'Einlösen' }));
    expect(await screen.findByText(/Mit deinem Gutschein zahlst du heute 23,20 €\./)).toBeVisible();
    expect(bodies()[1]).toEqual({ interval: 'month', promotionCode: 'sommer20' });
  });

  it('says at the field that a coupon does not hold, and what was begun can still be paid', async () => {
    const { user, use, container } = open(monthly);
    const code = await screen.findByRole('textbox', { name: /Gutscheincode/ });
    await user.type(code, 'VORBEI');
    use(fail(createSubscription, 'PROMOTION_CODE_INVALID'));
    await user.click(screen.getByRole('button', { name: 'Einlösen' }));
    await waitFor(() => expect(code).toHaveAccessibleDescription(/gilt nicht mehr/));
    expect(await screen.findByText('Pro für 29 € pro Monat, jederzeit kündbar.')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('stays as it is while it is being paid, and can be changed when the card was declined', async () => {
    const paid = Promise.withResolvers<{ error: { message: string } }>();
    script.end(() => paid.promise);
    const { user, bodies } = open(monthly);
    const interval = await screen.findByRole('combobox', { name: 'Abrechnung' });
    const code = screen.getByRole('textbox', { name: /Gutscheincode/ });
    await user.type(code, 'SOMMER20');
    await user.click(await payButton());
    await waitFor(() => expect(interval).toBeDisabled());
    expect(code).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Einlösen' })).toBeDisabled();
    paid.resolve({ error: { message: 'Deine Karte wurde abgelehnt.' } });
    await waitFor(() => expect(interval).toBeEnabled());
    expect(code).toHaveValue('SOMMER20');
    expect(screen.getByRole('button', { name: 'Einlösen' })).toBeEnabled();
    expect(bodies()).toEqual([undefined]);
  });

  it('locks the payment until it is there, whichever way it is sent', async () => {
    script.end(() => new Promise(() => undefined));
    const { user, use } = open(monthly);
    const interval = await screen.findByRole('combobox', { name: 'Abrechnung' });
    const pay = await payButton();
    const yearly = { clientSecret: 'pi_2_secret', offer: { ...monthly, ...year, dueCents: 29_000 } };
    const held = hold(answer(createSubscription, yearly));
    use(held);
    await user.selectOptions(interval, 'year');
    expect(pay).toBeDisabled();
    fireEvent.submit(screen.getByRole('form', { name: 'Kartenzahlung' }));
    expect(script.confirmations).toEqual([]);
    held.release();
    await screen.findByText('Pro für 290 € pro Jahr, jederzeit kündbar.');
    await user.click(await payButton());
    await waitFor(() => expect(script.confirmations).toHaveLength(1));
  });

  it('unlocks the payment of what was begun when it cannot be had', async () => {
    const { user, use } = open(monthly);
    const interval = await screen.findByRole('combobox', { name: 'Abrechnung' });
    await payButton();
    use(fail(createSubscription, 'INTERNAL'));
    await user.selectOptions(interval, 'year');
    expect(await payButton()).toBeEnabled();
  });

  it('begins one payment for a coupon and takes one payment, however quickly somebody presses', async () => {
    script.end(() => new Promise(() => undefined));
    const { user, use, bodies } = open(monthly);
    const code = await screen.findByRole('textbox', { name: /Gutscheincode/ });
    await payButton();
    const held = hold(
      answer(createSubscription, { clientSecret: 'pi_2_secret', offer: { ...monthly, dueCents: 2_320 } }),
    );
    use(held);
    await user.type(code, 'SOMMER20{Enter}{Enter}');
    const choices = code.closest('form');
    if (choices) fireEvent.submit(choices);
    held.release();
    await screen.findByText(/zahlst du heute 23,20 €/);
    expect(bodies()).toHaveLength(2);
    await payButton();
    const form = screen.getByRole('form', { name: 'Kartenzahlung' });
    fireEvent.submit(form);
    fireEvent.submit(form);
    await waitFor(() => expect(script.confirmations).toHaveLength(1));
  });

  it('is nothing where the operators offer one price and no coupons', async () => {
    open({ ...monthly, prices: [month], takesPromotionCodes: false });
    expect(await screen.findByRole('form', { name: 'Kartenzahlung' })).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Abrechnung' })).toBeNull();
    expect(screen.queryByRole('textbox', { name: /Gutscheincode/ })).toBeNull();
  });
});

function payButton() {
  return waitFor(() => {
    const button = screen.getByRole('button', { name: 'Zahlungspflichtig abonnieren' });
    expect(button).toBeEnabled();
    return button;
  });
}

function open(offer: SubscriptionOffer) {
  const begun: Stub = answer(createSubscription, { clientSecret: 'pi_1_secret_2', offer });
  const shown = renderWithPlatform(<SubscribePage />, {
    route: '/subscribe',
    answers: [answer(getSubscription, aFreePlan()), begun],
  });
  const begins = () => shown.calls.filter(({ path }) => path === '/api/create-subscription');
  return { ...shown, bodies: () => begins().map(({ body }) => body) };
}
