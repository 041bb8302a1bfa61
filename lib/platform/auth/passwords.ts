import { hash, verify } from '@node-rs/argon2';
import { normalPassword } from '@/lib/domain/accounts/passwords';
import { invalid } from '@/lib/domain/errors';
import { Places } from '@/lib/platform/limits/places';
import { once } from '@/lib/platform/once';
import { User, type UserRecord } from '@/models/user';
import { isCommonPassword } from './common-passwords';

/** OWASP's argon2id parameters: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The least that argon2id accepts, for test runs only; a production build leaves this out. */
const LEAST_COST = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const;

/**
 * So many passwords are hashed at a time. Node.js has four threads for this, for files and for compressing answers: with all of
 * them hashing, all answers wait (decision 30). One takes 40 ms, so the last of so many waits for one to two seconds.
 */
const AT_ONCE = 2;
const MOST_WAITING = { each: 30, all: 100 };
const hashing = () => once('password-hashing', () => new Places(AT_ONCE, MOST_WAITING));

/**
 * The argon2id hash of a password that a person at this address chose. 422 for the field when it is among the most common ones;
 * 429 and 503 when too many wait for theirs.
 */
export async function hashChosenPassword(
  password: string,
  address: string,
  field?: string,
  message?: string,
): Promise<string> {
  refuseCommonPassword(password, field, message);
  return hashPassword(password, address);
}

/** The refusal alone, for where hashing comes later. */
export function refuseCommonPassword(password: string, field = 'password', message?: string): void {
  const why = 'This password is too easy to guess. Please choose another.';
  if (isCommonPassword(normalPassword(password))) throw invalid({ [field]: why }, message);
}

/** The argon2id hash to store for a password, of its normal form; scripts have no address. */
export function hashPassword(password: string, address: string | null = null): Promise<string> {
  const cost = process.env.NODE_ENV === 'test' ? LEAST_COST : COST;
  return hashing().run(address, () => hash(normalPassword(password), cost));
}

type Owner = Pick<UserRecord, '_id' | 'passwordHash'>;

/**
 * Whether `password` is the account's. An unknown account (null), and one without a password, takes as long as a known one,
 * so that the delay doesn't reveal which addresses exist. `address`: where it was typed. 429 and 503 when too many wait for theirs.
 */
export async function passwordMatches(owner: Owner | null, password: string, address: string): Promise<boolean> {
  const decoy = once('decoy-hash', () => hashPassword('no account has this password'));
  const against = owner?.passwordHash || (await decoy);
  const fits = (typed: string) => hashing().run(address, () => verify(against, typed));
  const normal = normalPassword(password);
  const isNormal = await fits(normal);
  // Hashes from before passwords had a normal form are of what was typed.
  const isTyped = !isNormal && normal !== password && (await fits(password));
  if (!owner?.passwordHash || !(isNormal || isTyped)) return false;
  if (isTyped) await renewHash(owner, normal, address);
  return true;
}

/** Stores the hash of the normal form, unless the password was changed at the same moment. */
async function renewHash({ _id, passwordHash }: Owner, normal: string, address: string): Promise<void> {
  await User.updateOne({ _id, passwordHash }, { $set: { passwordHash: await hashPassword(normal, address) } });
}
