import type { Client } from '@/lib/platform/auth/client';
import { knownBrowser } from '@/lib/platform/auth/known-browser';
import { giveBack, refund, spend, spendOfAddress } from '@/lib/platform/limits/rate-limits';

/** The owner can have this browser known by a mailed link (sign-in-link.ts). */
const STRANGE = { hints: { signInLink: true } } as const;

/**
 * Takes one try at an account's password. Tries are counted tightly for the network they come from and loosely for the
 * account as a whole, so that who guesses locks out themself and not the owner; and for the address over all accounts, so that
 * one password can't be tried on many. A browser that the owner signed in with before, or opened by a mailed link, is
 * counted by itself. Throws 429, with `signInLink` for any
 * other. Returns
 * how many were taken.
 */
export async function spendTry(email: string, client: Client): Promise<number> {
  const browser = knownBrowser(client.knownBy, email);
  if (browser) return (await spend('sign-in-browser', `${email} ${browser}`)).used;
  await spendOfAddress('sign-in-failures', client.address, STRANGE);
  const { used } = await spend('sign-in-network', `${email} ${client.network}`, STRANGE);
  await spend('sign-in-account', email, STRANGE);
  return used;
}

/** Counts a try whose password was right no longer among the failed ones of its address. */
export async function takeBackFailure(email: string, client: Client): Promise<void> {
  if (!knownBrowser(client.knownBy, email)) await giveBack('sign-in-failures', client.address);
}

/** Gives the tries of this client back after a success. Those of other networks stay counted. */
export async function forgiveTries(email: string, client: Client): Promise<void> {
  const browser = knownBrowser(client.knownBy, email);
  if (browser) await refund('sign-in-browser', `${email} ${browser}`);
  else await refund('sign-in-network', `${email} ${client.network}`);
}
