import { createServer, type ServerResponse } from 'node:http';

export interface BusinessWebsite {
  /** host:port, as a person would type it. */
  host: string;
  close(): Promise<void>;
}

interface Business {
  name: string;
  description: string;
  heading: string;
  body: string;
  imprint: string;
}

export const bakery: Business = {
  name: 'Backhaus Lindenhof GmbH',
  description: 'Handwerksbäckerei mit Café in Freiburg: Sauerteigbrot, Kuchen und Frühstück aus eigener Backstube.',
  heading: 'Café und Restaurant Lindenhof in Freiburg',
  body: 'In unserem Restaurant servieren wir Frühstück, Mittagstisch und Kuchen. Die Speisekarte wechselt jede Woche. Reservieren Sie einen Tisch für Familien und Gruppen.',
  imprint:
    'Backhaus Lindenhof GmbH, Salzstraße 12, 79098 Freiburg im Breisgau. Geschäftsführerin: Jana Linde. Registergericht Freiburg HRB 701234. Gaststättenerlaubnis erteilt durch die Stadt Freiburg.',
};

export const bikeShop: Business = {
  name: 'Radhaus Dreisam e.K.',
  description: 'Fahrradladen mit Werkstatt in Freiburg: Stadträder, E-Bikes und Zubehör für Alltag und Touren.',
  heading: 'Fahrradgeschäft Radhaus Dreisam',
  body: 'In unserem Fachgeschäft finden Familien, Pendler und Studierende das passende Fahrrad. Im Laden verkaufen wir Räder, Helme und Zubehör und beraten Sie in Ruhe.',
  imprint:
    'Radhaus Dreisam e.K., Inhaber: Tom Brand, Kartäuserstraße 40, 79102 Freiburg im Breisgau. Einzelhandel mit Fahrrädern. Registergericht Freiburg HRA 4711.',
};

/** A small real website on loopback, to be analysed. */
export function serveWebsite(business: Business): Promise<BusinessWebsite> {
  return serve((url, response) => answer(business, url, response));
}

/** Pages of a slow website wait until they are let through: the first one, and then all others. */
export interface SlowWebsite extends BusinessWebsite {
  letStartThrough(): void;
  letOthersThrough(): void;
}

export async function serveSlowWebsite(business: Business): Promise<SlowWebsite> {
  const start = Promise.withResolvers<void>();
  const others = Promise.withResolvers<void>();
  const website = await serve((url, response) => {
    void (url === '/' ? start : others).promise.then(() => answer(business, url, response));
  });
  return { ...website, letStartThrough: start.resolve, letOthersThrough: others.resolve };
}

function answer(business: Business, url: string, response: ServerResponse): void {
  const page = pages(business)[url];
  response.writeHead(page ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
  response.end(page ?? 'Nicht gefunden');
}

async function serve(listener: (url: string, response: ServerResponse) => void): Promise<BusinessWebsite> {
  const server = createServer(({ url = '/' }, response) => listener(url, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no address');
  return {
    host: `127.0.0.1:${address.port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function pages({ name, description, heading, body, imprint }: Business): Record<string, string> {
  const frame = (title: string, content: string) => `<!doctype html><html lang="de"><head><title>${title}</title>
    <meta name="description" content="${description}"></head>
    <body><nav><a href="/">Start</a> <a href="/impressum">Impressum</a></nav><main>${content}</main></body></html>`;
  return {
    '/': frame(`${heading} | ${name}`, `<h1>${heading}</h1><p>${description}</p><p>${body}</p>`),
    '/impressum': frame(`Impressum | ${name}`, `<h1>Impressum</h1><p>${imprint}</p>`),
  };
}
