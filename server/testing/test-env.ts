import { type Env, parseEnv } from '../src/config/env.ts';

/** The environment of tests: nothing configured but what a test asks for. */
export function testEnv(variables: Record<string, string> = {}): Env {
  return parseEnv({
    NODE_ENV: 'test',
    PUBLIC_ORIGIN: 'http://localhost:3000',
    SEED: 'none',
    LOG_LEVEL: 'silent',
    // Tests ask more often than people; in production nobody may switch it off.
    ...(variables.NODE_ENV === 'production' ? {} : { CALL_LIMITS: 'off' }),
    ...variables,
  });
}
