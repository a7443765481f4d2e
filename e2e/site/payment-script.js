// Stands in for https://js.stripe.com/<train>/stripe.js in the journeys: the part of its surface that our form uses.
// Like the original it draws the fields and talks to https://api.stripe.com itself; what that address answers, the
// journey decides. The provider's own test cards decide how a payment ends, and one number makes the script break.
(() => {
  const breakingCard = '4000000000000341';
  const fields = [
    { name: 'number', label: 'Kartennummer', autocomplete: 'cc-number' },
    { name: 'expiry', label: 'Gültig bis', autocomplete: 'cc-exp' },
    { name: 'cvc', label: 'Prüfziffer', autocomplete: 'cc-csc' },
  ];

  function createElement(look) {
    const listeners = {};
    const box = document.createElement('div');
    const wear = ({ variables = {} }) => {
      for (const label of box.querySelectorAll('label')) label.style.color = variables.colorText;
      for (const input of box.querySelectorAll('input')) {
        Object.assign(input.style, {
          color: variables.colorText,
          background: variables.colorBackground,
          border: `1px solid ${variables.colorTextSecondary}`,
          borderRadius: variables.borderRadius,
        });
      }
    };
    return {
      wear,
      valueOf: (name) => box.querySelector(`[name="${name}"]`)?.value.replaceAll(' ', '') ?? '',
      mount(target) {
        box.replaceChildren(...fields.map(drawField));
        wear(look);
        target.append(box);
        setTimeout(() => listeners.ready?.(), 0);
      },
      on: (event, listener) => {
        listeners[event] = listener;
      },
      off: (event) => delete listeners[event],
      update() {},
      destroy: () => box.remove(),
    };
  }

  function drawField({ name, label, autocomplete }) {
    const row = document.createElement('label');
    Object.assign(row.style, { display: 'grid', gap: '6px', marginBottom: '16px', fontWeight: '550' });
    const input = document.createElement('input');
    Object.assign(input, { name, autocomplete, inputMode: 'numeric' });
    Object.assign(input.style, { width: '100%', padding: '11px 12px', font: 'inherit' });
    row.append(label, input);
    return row;
  }

  function createElements(options) {
    let look = options.appearance ?? {};
    let element;
    return {
      clientSecret: options.clientSecret,
      locale: options.locale,
      create: () => {
        element = createElement(look);
        return element;
      },
      update: (more) => {
        look = more.appearance ?? look;
        element?.wear(look);
      },
      getElement: () => element ?? null,
    };
  }

  async function confirmPayment(publishableKey, { elements, confirmParams, redirect }) {
    const element = elements.getElement();
    const number = element.valueOf('number');
    if (!/^\d{16}$/.test(number))
      return { error: { type: 'validation_error', message: 'Die Kartennummer ist unvollständig.' } };
    if (number === breakingCard) throw new Error('The payment script broke');
    const [intent] = elements.clientSecret.split('_secret_');
    const answer = await fetch(`https://api.stripe.com/v1/payment_intents/${intent}/confirm`, {
      method: 'POST',
      headers: { authorization: `Bearer ${publishableKey}` },
      body: new URLSearchParams({
        client_secret: elements.clientSecret,
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': number,
      }),
    });
    const body = await answer.json();
    if (!answer.ok) return { error: body.error };
    if (redirect !== 'if_required') window.location.assign(confirmParams.return_url);
    return { paymentIntent: body };
  }

  const unused = () => Promise.reject(new Error('not part of the journeys'));
  window.Stripe = Object.assign(
    (publishableKey) => ({
      elements: createElements,
      confirmPayment: (data) => confirmPayment(publishableKey, data),
      createToken: unused,
      createPaymentMethod: unused,
      confirmCardPayment: unused,
      registerAppInfo() {},
      _registerWrapper() {},
    }),
    { version: new URL(document.currentScript.src).pathname.split('/')[1] },
  );
})();
