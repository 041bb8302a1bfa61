'use server';

import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { signIn as contract } from '@/lib/contract/accounts/accounts';
import { AppError } from '@/lib/domain/errors';
import { clientOf } from '@/lib/platform/auth/client';
import { KNOWN_BROWSER_COOKIE, KNOWN_BROWSER_SECONDS, rememberedIn } from '@/lib/platform/auth/known-browser';
import { SESSION_COOKIE, SESSION_SECONDS, secureCookies } from '@/lib/platform/auth/session';
import { connectDatabase } from '@/lib/platform/db';
import { spendOfAddress } from '@/lib/platform/limits/rate-limits';
import { signIn } from '@/lib/services/people/accounts/accounts';
import { destination } from './destination';
import { FILL_IN, type RefusedSignIn, refusedSignIn } from './refusals';

/**
 * The login form's plain submission, for browsers that run no script: the same budget, check and session as
 * `POST /api/v1/auth`. Returns the refusal to show, or redirects.
 */
export async function signInWithoutScript(_before: RefusedSignIn, form: FormData): Promise<RefusedSignIn> {
  const code = String(form.get('code') ?? '').trim();
  const given = contract.body.safeParse({
    email: form.get('email'),
    password: form.get('password'),
    ...(code ? { code } : {}),
  });
  if (!given.success) return { text: FILL_IN };
  let to: string;
  try {
    await connectDatabase();
    const sent = new Headers(await headers());
    const client = clientOf(sent);
    await spendOfAddress('sign-in', client.address);
    const { token, user } = await signIn(given.data, client);
    const jar = await cookies();
    const rules = { httpOnly: true, sameSite: 'lax', path: '/', secure: secureCookies() } as const;
    jar.set(SESSION_COOKIE, token, { ...rules, maxAge: SESSION_SECONDS });
    const known = rememberedIn(client.knownBy, user.email);
    jar.set(KNOWN_BROWSER_COOKIE, known, { ...rules, maxAge: KNOWN_BROWSER_SECONDS });
    to = destination(user.role, String(form.get('next') ?? ''));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return refusedSignIn(error, code);
  }
  redirect(to);
}
