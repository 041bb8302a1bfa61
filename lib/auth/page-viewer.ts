import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { areaOf } from '@/lib/domain/areas';
import type { Role } from '@/lib/domain/roles';
import { viewerOfToken } from './account';
import { SESSION_COOKIE } from './session';
import type { Viewer } from './viewer';

/** Returns the page's viewer, or null for a visitor. Read once per request. */
export const pageViewer = cache(async (): Promise<Viewer | null> => {
  return viewerOfToken((await cookies()).get(SESSION_COOKIE)?.value, 'read');
});

/**
 * The viewer of a page of one role's area. Layouts don't run again on client navigation, so every page calls this:
 * without a valid session it leads to /login, with another role to that role's home.
 */
export async function requireViewer(role: Role): Promise<Viewer> {
  const viewer = await pageViewer();
  if (!viewer) redirect('/login?expired=1');
  if (viewer.role !== role) redirect(areaOf(viewer.role));
  return viewer;
}
