import { tokenOf } from '@/lib/api/endpoint';
import { viewerOfToken } from '@/lib/platform/auth/account';
import { directoryName } from '@/lib/platform/auth/directory';
import { connectDatabase } from '@/lib/platform/db';
import { isSameSite } from '@/lib/platform/limits/client-address';
import { beginDirectory } from '@/lib/services/people/accounts/directory-sign-in';
import { directoryCookie, leadBack, leadTo, spendSignIn } from './_parts/answers';

export const dynamic = 'force-dynamic';

/**
 * Leads the browser to the organisation's directory. With `confirms`, which only our own pages may ask, the owner of the session signs in
 * there again, in place of the password.
 */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const confirms = searchParams.has('confirms');
  try {
    if (!directoryName() || (confirms && !isSameSite(request))) return leadTo('/login');
    await connectDatabase();
    await spendSignIn(request);
    const viewer = confirms ? await viewerOfToken(tokenOf(request).token, { fresh: true }) : null;
    if (confirms && !viewer) return leadTo('/login?expired=1');
    const { url, secret } = await beginDirectory(searchParams.get('next') ?? '', viewer);
    return leadTo(url, [directoryCookie(secret)]);
  } catch (error) {
    return leadBack(error, request, confirms);
  }
}
