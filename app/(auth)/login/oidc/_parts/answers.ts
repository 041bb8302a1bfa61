import { errorResponse } from '@/lib/api/error-response';
import { DIRECTORY_COOKIE } from '@/lib/platform/auth/client';
import { DirectoryRefusal } from '@/lib/platform/auth/directory';
import { secureCookies } from '@/lib/platform/auth/session';
import { siteUrl } from '@/lib/platform/env';
import { clientAddress } from '@/lib/platform/limits/client-address';
import { spendOfAddress } from '@/lib/platform/limits/rate-limits';

/** Leads the browser on: to a page of ours, or to the directory's own address. Nothing of it is stored or sent along. */
export function leadTo(address: string, cookies: readonly string[] = []): Response {
  const location = address.startsWith('/') ? siteUrl(address) : address;
  const headers = new Headers({ location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(null, { status: 303, headers });
}

/** Leads the browser back with the reason of a refusal; what else failed is answered as any call's. */
export function leadBack(error: unknown, request: Request, confirms = false): Response {
  if (!(error instanceof DirectoryRefusal)) return errorResponse(error, request);
  return leadTo(`${confirms || error.confirms ? '/login/confirmed' : '/login'}?directory=${error.outcome}`);
}

/** The `Set-Cookie` value of the secret by which the browser that began is known; '' takes it away. */
export function directoryCookie(secret: string): string {
  const age = secret ? 1200 : 0;
  return `${DIRECTORY_COOKIE}=${secret}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secureCookies() ? '; Secure' : ''}`;
}

/** Bounds the work that an address can make: nothing here can be guessed. Throws 429. */
export const spendSignIn = (request: Request) => spendOfAddress('passkey', clientAddress(request));
