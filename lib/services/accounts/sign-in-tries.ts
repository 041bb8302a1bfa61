import type { Client } from '@/lib/auth/client';
import { knownBrowser } from '@/lib/auth/known-browser';
import { refund, spend } from '@/lib/limits/rate-limits';

/**
 * Takes one try at an account's password. Tries are counted tightly for the network they come from and loosely for the
 * account as a whole, so that who guesses locks out themself and not the owner: a browser that the owner signed in with
 * before is counted by itself. Throws 429. Returns how many were taken.
 */
export async function spendTry(email: string, client: Client): Promise<number> {
  const browser = knownBrowser(client.knownBy, email);
  if (browser) return (await spend('sign-in-browser', `${email} ${browser}`)).used;
  const { used } = await spend('sign-in-network', `${email} ${client.network}`);
  await spend('sign-in-account', email);
  return used;
}

/** Gives the tries of this client back after a success. Those of other networks stay counted. */
export async function forgiveTries(email: string, client: Client): Promise<void> {
  const browser = knownBrowser(client.knownBy, email);
  if (browser) await refund('sign-in-browser', `${email} ${browser}`);
  else await refund('sign-in-network', `${email} ${client.network}`);
}
