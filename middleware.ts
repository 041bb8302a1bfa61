import { type NextRequest, NextResponse } from 'next/server';
import { areaOf } from '@/lib/domain/areas';
import { clearedCookies, hasUnknownRole, openSession, SESSION_COOKIE } from './lib/auth/session';

/**
 * The guards of the specification, section 2: who is signed in goes to their own area and nowhere else under /app.
 * They only steer; every page and call checks its viewer again. /api is left out: a matcher over uploads would cut
 * their bodies at 10 MB.
 */
export const config = {
  runtime: 'nodejs',
  matcher: ['/app', '/app/:path*', '/login', '/register', '/forget-password'],
};

export default async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname, search, searchParams } = request.nextUrl;
  const token = request.cookies.get(SESSION_COOKIE)?.value;
  const session = await openSession(token);
  if (!pathname.startsWith('/app')) {
    // A page found the account itself no longer in order: the cookie must go, or the two would redirect for ever.
    if (searchParams.has('expired')) return withoutSession(NextResponse.next());
    return session ? redirect(request, '/app') : NextResponse.next();
  }
  if (!session) {
    if (await hasUnknownRole(token)) return NextResponse.rewrite(new URL('/unauthorized', request.nextUrl));
    const next = pathname === '/app' ? '' : `?next=${encodeURIComponent(pathname + search)}`;
    const toLogin = redirect(request, `/login${next}`);
    return token ? withoutSession(toLogin) : toLogin;
  }
  const home = areaOf(session.role);
  const inside = pathname === home || pathname.startsWith(`${home}/`);
  return inside ? NextResponse.next() : redirect(request, home);
}

function redirect(request: NextRequest, to: string): NextResponse {
  return NextResponse.redirect(new URL(to, request.nextUrl));
}

function withoutSession(response: NextResponse): NextResponse {
  for (const cookie of clearedCookies()) response.headers.append('set-cookie', cookie);
  return response;
}
