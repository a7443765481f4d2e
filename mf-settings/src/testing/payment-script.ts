import type { ConfirmPaymentData, StripeElementsOptions } from '@stripe/stripe-js';
import { act } from '@testing-library/react';

/** What the script answers to a confirmation. */
export type Confirmation = () => Promise<{ error?: { message?: string } }>;

interface PaymentScript {
  /** Options of the fields: as created, then every update. */
  looks: StripeElementsOptions[];
  confirmations: ConfirmPaymentData[];
  /** Replaces how confirmations end. */
  end(confirm: Confirmation): void;
}

/** The loader keeps the first script that it gets, as in a browser: every test fills this one anew. */
let current: PaymentScript & { confirm: Confirmation; loads: boolean };

/** Stands in for js.stripe.com, which nobody fetches in a unit test: the part of its surface that the form uses. */
export function installPaymentScript({ loads = true } = {}): PaymentScript {
  const script = { looks: [], confirmations: [], confirm: async () => ({}), loads };
  current = {
    ...script,
    end: (next) => {
      current.confirm = next;
    },
  };
  Object.assign(window, { Stripe });
  return current;
}

const unused = () => Promise.reject(new Error('not part of the form'));
const Stripe = Object.assign(
  () => ({
    elements: (options: StripeElementsOptions) => {
      current.looks.push(options);
      return { create: anElement, update: (more: StripeElementsOptions) => current.looks.push(more) };
    },
    confirmPayment: (data: ConfirmPaymentData) => {
      current.confirmations.push(data);
      return current.confirm();
    },
    createToken: unused,
    createPaymentMethod: unused,
    confirmCardPayment: unused,
  }),
  { version: 'endive' },
);

function anElement() {
  const listeners = new Map<string, () => void>();
  return {
    // At a moment of its own, which may be one at which the test does not look.
    mount: () => queueMicrotask(() => act(() => listeners.get(current.loads ? 'ready' : 'loaderror')?.())),
    on: (event: string, listener: () => void) => listeners.set(event, listener),
    off: (event: string) => listeners.delete(event),
    update: () => undefined,
    destroy: () => undefined,
  };
}
