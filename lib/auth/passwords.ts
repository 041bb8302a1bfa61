import { hash, verify } from '@node-rs/argon2';
import { once } from '@/lib/once';

/** OWASP's argon2id parameters: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The least that argon2id accepts, for test runs only; a production build leaves this out. */
const LEAST_COST = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const;

/** The argon2id hash to store for a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, process.env.NODE_ENV === 'test' ? LEAST_COST : COST);
}

/**
 * Whether `password` belongs to `stored`. An unknown account ('' or null) takes as long as a known one, so that the
 * delay doesn't reveal which addresses exist.
 */
export async function passwordMatches(stored: string | null | undefined, password: string): Promise<boolean> {
  const decoy = once('decoy-hash', () => hashPassword('no account has this password'));
  const matches = await verify(stored || (await decoy), password);
  return Boolean(stored) && matches;
}
