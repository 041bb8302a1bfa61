import { hash, verify } from '@node-rs/argon2';
import { invalid } from '@/lib/errors';
import { once } from '@/lib/once';
import { isCommonPassword } from './common-passwords';
import { Semaphore } from './semaphore';

/** OWASP's argon2id parameters: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The least that argon2id accepts, for test runs only; a production build leaves this out. */
const LEAST_COST = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const;

/**
 * So many passwords are hashed at a time. Node.js has four threads for this, for files and for compressing answers: with all of
 * them hashing, all answers wait (decision 113).
 */
const AT_ONCE = 2;
const hashing = () => once('password-hashing', () => new Semaphore(AT_ONCE));

/** The argon2id hash of a password that a person chose. 422 for the field when it is among the most common ones. */
export async function hashChosenPassword(password: string, field = 'password', message?: string): Promise<string> {
  const why = 'This is one of the passwords that are guessed first. Please choose another.';
  if (isCommonPassword(password)) throw invalid({ [field]: why }, message);
  return hashPassword(password);
}

/** The argon2id hash to store for a password. */
export function hashPassword(password: string): Promise<string> {
  return hashing().run(() => hash(password, process.env.NODE_ENV === 'test' ? LEAST_COST : COST));
}

/**
 * Whether `password` belongs to `stored`. An unknown account ('' or null) takes as long as a known one, so that the
 * delay doesn't reveal which addresses exist.
 */
export async function passwordMatches(stored: string | null | undefined, password: string): Promise<boolean> {
  const decoy = once('decoy-hash', () => hashPassword('no account has this password'));
  const against = stored || (await decoy);
  const matches = await hashing().run(() => verify(against, password));
  return Boolean(stored) && matches;
}
