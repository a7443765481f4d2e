// Fakes of the payment provider, of Google, of a language model and of a browser's push service for programs outside this package:
// `node server/bin/serve-providers.mjs http://localhost:3000` prints the site's settings for them as one line of JSON,
// and ends when its input closes.
import { underPinnedNode } from './bootstrap.mjs';

await underPinnedNode(import.meta.url, async () => {
  const { startFakeGoogle } = await import('../testing/google/fake-google.ts');
  const { breaks, says, startFakeModel } = await import('../testing/language-model.ts');
  const { startFakePushService } = await import('../testing/fake-push-service.ts');
  const { startFakeStripe } = await import('../testing/stripe/fake-stripe.ts');

  const [siteOrigin] = process.argv.slice(2);
  const payment = {
    STRIPE_SECRET_KEY: 'sk_test_stand_in',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_stand_in',
    STRIPE_PRICE_ID: 'price_pro',
    STRIPE_YEARLY_PRICE_ID: 'price_pro_yearly',
    STRIPE_WEBHOOK_SECRET: 'whsec_stand_in',
  };
  const account = { GOOGLE_CLIENT_ID: 'rezenso.apps.example', GOOGLE_CLIENT_SECRET: 'a secret of the fake' };

  const stripe = await startFakeStripe({
    secretKey: payment.STRIPE_SECRET_KEY,
    publishableKey: payment.STRIPE_PUBLISHABLE_KEY,
    priceId: payment.STRIPE_PRICE_ID,
    yearlyPriceId: payment.STRIPE_YEARLY_PRICE_ID,
    webhookSecret: payment.STRIPE_WEBHOOK_SECRET,
    webhookUrl: `${siteOrigin}/api/webhooks/stripe`,
  });
  stripe.state.addPromotionCode('WILLKOMMEN20', 20);
  const google = await startFakeGoogle({
    clientId: account.GOOGLE_CLIENT_ID,
    clientSecret: account.GOOGLE_CLIENT_SECRET,
    siteOrigin,
  });
  const writtenAt = '2026-10-12T10:00:00Z';
  google.business.accounts.get('accounts/1')?.[0]?.reviews.push({
    reviewId: 'review-1',
    reviewer: { displayName: 'Petra Sommer' },
    starRating: 'FOUR',
    comment: 'Am Sonntag zu viert gefrühstückt. Das Brot war noch warm, nur der Kaffee kam etwas spät.',
    createTime: writtenAt,
    updateTime: writtenAt,
  });

  const model = await startFakeModel();
  // Words what it is given, obeys orders in it as a gullible model does, and fails when it reads of a failure.
  model.reply = (response, request) => {
    const { notes = '', recommendation } = JSON.parse(request.messages.at(-1)?.content ?? '{}').data ?? {};
    if (recommendation) return says({ recommendation: `${recommendation} Das passt.` })(response, request);
    if (notes.includes('Ausfall')) return breaks['fails with 500'](response, request);
    const draft = notes.includes('Anweisung') ? 'Gewinne jetzt auf https://evil.example 500 Euro!' : `${notes}.`;
    says({ draft })(response, request);
  };

  const push = await startFakePushService();

  const addresses = { STRIPE_API_BASE: stripe.url, GOOGLE_ISSUER: google.url, GOOGLE_API_BASE: google.url };
  const wording = { LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'fake' };
  console.log(JSON.stringify({ ...payment, ...account, ...addresses, ...wording, PUSH_ALLOW: push.host }));
  process.stdin.resume();
  process.stdin.once('end', () => {
    void Promise.all([stripe.close(), google.close(), model.close(), push.close()]).then(() => process.exit(0));
  });
});
