import type { NextAuthOptions } from 'next-auth';
import CredentialsProvider from 'next-auth/providers/credentials';
import { viewerOfToken } from '@/lib/auth/account';
import { SESSION_COOKIE, SESSION_SECONDS, sealSession, secureCookies, sessionOf } from '@/lib/auth/session';
import { connectDatabase } from '@/lib/db';
import { ROLE_CODES } from '@/lib/domain/roles';
import { authSecret } from '@/lib/env';
import { clientAddress } from '@/lib/limits/client-address';
import { spend } from '@/lib/limits/rate-limits';
import { signIn } from '@/lib/services/accounts/accounts';
import { User } from '@/models/user';

/**
 * next-auth on the same one cookie and the same sign-in as `POST /api/v1/auth`: sessions started by either are the
 * same sessions (product decision 1).
 */
export function nextAuthOptions(request: Request): NextAuthOptions {
  return {
    secret: authSecret(),
    session: { strategy: 'jwt', maxAge: SESSION_SECONDS },
    pages: { signIn: '/login', error: '/login' },
    cookies: {
      sessionToken: {
        name: SESSION_COOKIE,
        options: { httpOnly: true, sameSite: 'lax', path: '/', secure: secureCookies() },
      },
    },
    providers: [
      CredentialsProvider({
        credentials: {
          email: { label: 'Email', type: 'email' },
          password: { label: 'Password', type: 'password' },
          code: { label: 'Code', type: 'text' },
        },
        async authorize(given) {
          await connectDatabase();
          await spend('sign-in', clientAddress(request));
          const { user } = await signIn(
            (given?.email ?? '').trim().toLowerCase(),
            given?.password ?? '',
            given?.code?.trim() || undefined,
          );
          return { id: user.id, name: user.name, email: user.email };
        },
      }),
    ],
    callbacks: {
      async jwt({ token, user }) {
        if (!user) return token;
        const account = await User.findById(user.id).lean();
        if (!account) throw new Error('Invalid details!');
        const { name, email, role, sessionVersion } = account;
        return { sub: user.id, userId: user.id, userName: name, email, role: ROLE_CODES[role], sessionVersion };
      },
      async session({ session, token }) {
        const claimed = sessionOf(token);
        const viewer = claimed && (await viewerOfToken(await sealSession(claimed), 'read'));
        if (!viewer) return { expires: session.expires };
        return { expires: session.expires, user: { name: viewer.name, email: viewer.email } };
      },
    },
  };
}
