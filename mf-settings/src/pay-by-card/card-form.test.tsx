import { setTheme } from '@rezenso/platform';
import { renderWithPlatform } from '@rezenso/platform/testing';
import { darkColors, lightColors } from '@rezenso/ui/tokens';
import { act, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { installPaymentScript } from '../testing/payment-script.ts';
import CardForm from './card-form.tsx';

describe('paying by card', () => {
  it('confirms with the provider and returns to the settings', async () => {
    const script = installPaymentScript();
    const { user, location } = open();
    await user.click(await payButton());
    await waitFor(() => expect(location()).toBe('/settings?tab=subscription&success=true'));
    expect(script.confirmations).toMatchObject([
      {
        confirmParams: { return_url: 'http://localhost/settings?tab=subscription&success=true' },
        redirect: 'if_required',
      },
    ]);
  });

  it("shows the provider's message, keeps the fields and can be tried again", async () => {
    const script = installPaymentScript();
    script.end(async () => ({ error: { message: 'Deine Karte wurde abgelehnt.' } }));
    const { user, container, location } = open();
    await user.click(await payButton());
    expect(await screen.findAllByText('Payment Failed')).toHaveLength(2);
    expect(screen.getAllByText('Deine Karte wurde abgelehnt.')).toHaveLength(2);
    expect(location()).toBe('/subscribe');
    expect(script.looks).toHaveLength(1);
    expect(await axe(container)).toHaveNoViolations();
    script.end(async () => ({}));
    await user.click(await payButton());
    await waitFor(() => expect(location()).toBe('/settings?tab=subscription&success=true'));
  });

  it('says when something unexpected happened', async () => {
    const script = installPaymentScript();
    script.end(() => Promise.reject(new Error('the script broke')));
    const { user } = open();
    await user.click(await payButton());
    expect(await screen.findAllByText('Payment Error')).toHaveLength(2);
    expect(screen.getAllByText('An unexpected error occurred. Please try again.')).toHaveLength(2);
    expect(await payButton()).toBeEnabled();
  });

  it('confirms once, however often the button is pressed', async () => {
    const script = installPaymentScript();
    const gate = Promise.withResolvers<object>();
    script.end(() => gate.promise);
    const { user, location } = open();
    await user.dblClick(await payButton());
    gate.resolve({});
    await waitFor(() => expect(location()).toContain('success=true'));
    expect(script.confirmations).toHaveLength(1);
  });
});

describe('the fields', () => {
  it('are German and wear our colours, also when the theme changes under them', async () => {
    setTheme('light');
    const script = installPaymentScript();
    open();
    await payButton();
    expect(script.looks[0]).toMatchObject({ clientSecret: 'pi_1_secret_2', locale: 'de' });
    expect(script.looks[0]?.appearance?.variables).toMatchObject({ colorPrimary: lightColors.accent });
    act(() => setTheme('dark'));
    await waitFor(() =>
      expect(script.looks.at(-1)?.appearance?.variables).toMatchObject({ colorPrimary: darkColors.accent }),
    );
    act(() => setTheme('light'));
  });

  it('say that they did not come, and come on request', async () => {
    installPaymentScript({ loads: false });
    const { user, container } = open();
    expect(await screen.findByText('Das Zahlungsformular konnte nicht geladen werden')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByText('Das Zahlungsformular konnte nicht geladen werden')).toBeVisible();
  });
});

function open() {
  return renderWithPlatform(<CardForm publishableKey="pk_test_rezenso" clientSecret="pi_1_secret_2" />, {
    route: '/subscribe',
  });
}

async function payButton() {
  const button = await screen.findByRole('button', { name: 'Zahlungspflichtig abonnieren' });
  await waitFor(() => expect(button).toBeEnabled());
  return button;
}
