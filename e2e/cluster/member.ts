/** Longer than nginx tries. */
const timeoutMs = 60_000;

export interface Answer {
  status: number;
  /** What came as JSON, or the text. */
  body: unknown;
}

/** The part of GET /api/profile that is looked at here. */
export interface ProfileBody {
  user: { id: string; companyName: string | null; xp: number };
}

/** Somebody's browser, as far as the API sees it. `origin` is nginx's address, or that of one process. */
export interface Member {
  email: string;
  cookie: string;
  call(method: string, path: string, body?: unknown, at?: string): Promise<Answer>;
  /** What a call answers that has to work; the caller says its form. @throws Error for any status but 200 */
  ask<Body>(method: string, path: string, body?: unknown): Promise<Body>;
}

export function member(origin: string, email: string, cookie = ''): Member {
  const call: Member['call'] = (method, path, body, at = origin) => send({ method, path, body, at, cookie, origin });
  return {
    email,
    cookie,
    call,
    async ask<Body>(method: string, path: string, body?: unknown) {
      const answer = await call(method, path, body);
      if (answer.status !== 200)
        throw new Error(`${email} ${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
      return answer.body as Body;
    },
  };
}

/** Signs in without a mail. @throws Error when the answer is not OK */
export async function signIn(origin: string, email: string): Promise<Member> {
  return signedIn(origin, email, '/api/auth/dev-bypass', { email });
}

/** Redeems a link of a mail. @throws Error when the answer is not OK */
export function redeem(origin: string, email: string, token: string): Promise<Member> {
  return signedIn(origin, email, '/api/auth/magic-link/verify', { token });
}

async function signedIn(origin: string, email: string, path: string, body: unknown): Promise<Member> {
  const answer = await request({ method: 'POST', path, body, at: origin, cookie: '', origin });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${email} could not sign in: ${answer.status}`);
  return member(
    origin,
    email,
    answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; '),
  );
}

/** The whole profile, as onboarding sends it; saving it again changes nothing. */
export function profileOf(companyName: string) {
  return {
    firstName: 'Eva',
    lastName: 'Lang',
    companyName,
    industry: 'gastronomie',
    // Two accounts with one domain would be one business, which cannot swap with itself.
    domain: `${companyName
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')}.example.de`,
    description: 'Wir kochen jeden Mittag frisch für die Nachbarschaft.',
    targetAudience: 'Familien und Berufstätige',
    location: '79098 Freiburg',
    languages: ['de'],
    registeredPlatforms: ['google'],
  };
}

interface Request {
  method: string;
  path: string;
  body: unknown;
  at: string;
  cookie: string;
  origin: string;
}

async function send(wanted: Request): Promise<Answer> {
  const answer = await request(wanted);
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.includes('json');
  return { status: answer.status, body: isJson ? JSON.parse(text) : text };
}

function request({ method, path, body, at, cookie, origin }: Request): Promise<Response> {
  return fetch(at + path, {
    method,
    headers: { origin, cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  });
}
