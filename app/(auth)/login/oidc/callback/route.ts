import { clientOf } from '@/lib/platform/auth/client';
import { directoryName } from '@/lib/platform/auth/directory';
import { knownBrowserCookie } from '@/lib/platform/auth/known-browser';
import { sessionCookie } from '@/lib/platform/auth/session';
import { connectDatabase } from '@/lib/platform/db';
import { finishDirectory } from '@/lib/services/people/accounts/directory-sign-in';
import { directoryCookie, leadBack, leadTo, spendSignIn } from '../_parts/answers';

export const dynamic = 'force-dynamic';

/** Where the directory sends the browser back to: its answer is taken, and the browser goes on to an address without it. */
export async function GET(request: Request): Promise<Response> {
  const client = clientOf(request.headers);
  try {
    if (!directoryName()) return leadTo('/login');
    await connectDatabase();
    await spendSignIn(request);
    const arrival = await finishDirectory(new URL(request.url).searchParams, client);
    if ('linkFor' in arrival) return leadTo('/login?directory=link');
    if ('confirmed' in arrival) return leadTo('/login/confirmed', [directoryCookie('')]);
    const { token, email, to } = arrival;
    return leadTo(to, [sessionCookie(token), knownBrowserCookie(client.knownBy, email), directoryCookie('')]);
  } catch (error) {
    return leadBack(error, request);
  }
}
