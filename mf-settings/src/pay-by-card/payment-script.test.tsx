import { renderWithPlatform } from '@rezenso/platform/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { installPaymentScript } from '../testing/payment-script.ts';
import CardForm from './card-form.tsx';

// In this order: a script that has come stays for the rest of the page.
describe('the payment script', () => {
  it('is asked for at its own address only, and says when it is blocked', async () => {
    const { container } = open();
    expect(scriptTag().src).toMatch(/^https:\/\/js\.stripe\.com\/\w+\/stripe\.js$/);
    await blockBothTries();
    expect(await blocked()).toBeVisible();
    expect(screen.getByText(/erlaube js\.stripe\.com/)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('counts as blocked when it neither comes nor fails, and comes on request', async () => {
    jest.useFakeTimers();
    open();
    await act(() => jest.advanceTimersByTimeAsync(14_000));
    expect(screen.getByText('Laden...')).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(await blocked()).toBeVisible();
    jest.useRealTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    installPaymentScript();
    fireEvent.load(scriptTag());
    const pay = await screen.findByRole('button', { name: 'Zahlungspflichtig abonnieren' });
    await waitFor(() => expect(pay).toBeEnabled());
  });
});

afterEach(() => {
  jest.useRealTimers();
  scriptTag().remove();
});

function open() {
  return renderWithPlatform(<CardForm publishableKey="pk_test_rezenso" clientSecret="pi_1_secret_2" />);
}

function blocked() {
  return screen.findByText('Das Zahlungsformular konnte nicht geladen werden');
}

/** The loader tries a second time by itself, with a new element. */
async function blockBothTries(): Promise<void> {
  const first = scriptTag();
  fireEvent.error(first);
  await waitFor(() => expect(scriptTag()).not.toBe(first));
  fireEvent.error(scriptTag());
}

function scriptTag(): HTMLScriptElement {
  const tag = document.querySelector<HTMLScriptElement>('script[src^="https://js.stripe.com"]');
  if (!tag) throw new Error('The script is not asked for');
  return tag;
}
