import { type NextRequest, NextResponse } from 'next/server';
import { areaOf } from '@/lib/domain/areas';
import { clearedCookies, hasUnknownRole, openSession, SESSION_COOKIE } from '@/lib/platform/auth/session';
import { env } from '@/lib/platform/env';
import { log } from '@/lib/platform/log';
import { spendPage } from '@/lib/platform/web/page-budget';
import { isKept, keptPage } from '@/lib/platform/web/page-cache';
import { publicPath } from '@/lib/platform/web/public-paths';
import { responseTo } from '@/lib/platform/web/stored-answer';

/** All that may render a page. The API is left out: a matcher over uploads would cut their bodies at 10 MB. */
export const config = {
  runtime: 'nodejs',
  matcher: ['/((?!api/v1/|_next/static/).*)'],
};

const GUARDED = /^\/(app(\/.*)?|login|register|forget-password)$/;

export default async function middleware(request: NextRequest): Promise<Response> {
  const isGuarded = GUARDED.test(request.nextUrl.pathname);
  const path = !isGuarded && env().NODE_ENV === 'production' ? publicPath(request) : null;
  const refusal = path && isKept(path) ? null : await spendPage(request, request.cookies.get(SESSION_COOKIE)?.value);
  if (refusal) return refusal;
  return isGuarded ? guard(request) : publicPage(request, path);
}

/** A visitor's request for a public page is answered from memory (decision 0016), any other by Next. */
async function publicPage(request: NextRequest, path: string | null): Promise<Response> {
  if (!path) return NextResponse.next();
  try {
    return responseTo(request, await keptPage(path));
  } catch (error) {
    log().warn({ err: error, path }, 'a public page could not be rendered to be kept; Next answers');
    return NextResponse.next();
  }
}

/**
 * The guards of the specification, section 2: an account is sent to its own area and nowhere else under /app. They only
 * steer; every page and call checks its viewer again.
 */
async function guard(request: NextRequest): Promise<NextResponse> {
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
