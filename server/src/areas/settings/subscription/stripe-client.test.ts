import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, it } from 'node:test';
import { expect } from 'expect';
import { testEnv } from '../../../../testing/test-env.ts';
import { asking, stripeClient } from './stripe-client.ts';

for (const status of [301, 302, 303, 307, 308])
  it(`the payment provider is followed to no other address: ${status}`, async () => {
    const asked: string[] = [];
    const elsewhere = await listening((request, answer) => {
      asked.push(`elsewhere: ${request.url}`);
      answer.end(JSON.stringify({ id: 'cus_1', object: 'customer' }));
    });
    const provider = await listening((request, answer) => {
      asked.push(`provider: ${request.url}`);
      answer.writeHead(status, { location: `${elsewhere}${request.url}` }).end();
    });
    const stripe = await stripeClient(testEnv({ STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_API_BASE: provider }));
    const customer = () => asking(async () => stripe?.customers.create({ email: 'eva@example.de' }));
    await expect(customer()).rejects.toMatchObject({ code: 'PAYMENT_PROVIDER_FAILED' });
    expect(new Set(asked)).toEqual(new Set(['provider: /v1/customers']));
  });

async function listening(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  after(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
