import { CallError, call } from '@/lib/api/client';
import type { NewPasskey, PasskeyAnswer } from '@/lib/contract/accounts/passkeys';

/** Passkeys in the browser. The library is loaded at the first press: no page carries it. */
const webAuthn = () => import('@simplewebauthn/browser');

/** Asks for one of the site's passkeys. Throws what `passkeyProblem` words. */
export async function askForPasskey(): Promise<PasskeyAnswer> {
  const [{ startAuthentication }, optionsJSON] = await Promise.all([webAuthn(), call('POST /auth/passkey', {})]);
  return startAuthentication({ optionsJSON });
}

/** Has the browser make a passkey for the signed-in account. Throws what `passkeyProblem` words. */
export async function makePasskey(): Promise<NewPasskey> {
  const [{ startRegistration }, optionsJSON] = await Promise.all([
    webAuthn(),
    call('POST /second-factor/passkeys', {}),
  ]);
  return startRegistration({ optionsJSON });
}

/** What went wrong with a passkey, in words: refused by the server, by the browser, or by the person at it. */
export function passkeyProblem(error: unknown): string {
  if (error instanceof CallError) return error.message;
  const { name } = error instanceof Error ? error : { name: '' };
  if (name === 'InvalidStateError') return 'You already have a passkey on this device.';
  if (name === 'NotAllowedError' || name === 'AbortError') return 'No passkey was received. Please try again.';
  return 'Your browser could not use a passkey here.';
}
