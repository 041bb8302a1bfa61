import { cookies } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { areaOf, SHARED_SCREENS, type SharedScreen } from '@/lib/domain/areas';
import type { Role } from '@/lib/domain/roles';
import { viewerOfToken } from './account';
import { SESSION_COOKIE } from './session';
import type { Viewer } from './viewer';

/**
 * Returns the page's viewer, or null for a visitor. Read once per request, and an object of this request alone: what is
 * read once for a viewer while a page is rendered can't be met by another request.
 */
export const pageViewer = cache(async (): Promise<Viewer | null> => {
  const viewer = await viewerOfToken((await cookies()).get(SESSION_COOKIE)?.value);
  return viewer && { ...viewer };
});

/** The viewer of any page below /app; without a valid session it leads to /login. */
export async function signedInViewer(): Promise<Viewer> {
  return (await pageViewer()) ?? redirect('/login?expired=1');
}

/**
 * The viewer of a form that is sent without JavaScript, the account read anew as for every change. Without a valid session it
 * leads to /login, for other roles than these to their home.
 */
export async function changingViewer(roles?: readonly Role[]): Promise<Viewer> {
  const token = (await cookies()).get(SESSION_COOKIE)?.value;
  const viewer = (await viewerOfToken(token, { fresh: true })) ?? redirect('/login?expired=1');
  if (roles && !roles.includes(viewer.role)) redirect(areaOf(viewer.role));
  return viewer;
}

/**
 * The viewer of a page that only one role has. Layouts don't run again on client navigation, so every page calls this
 * or `requireArea`: with another role it leads to that role's home.
 */
export async function requireViewer(role: Role): Promise<Viewer> {
  const viewer = await signedInViewer();
  if (viewer.role !== role) redirect(areaOf(viewer.role));
  return viewer;
}

type ViewerOf<Screen extends SharedScreen> = Viewer & { role: (typeof SHARED_SCREENS)[Screen][number] };

/**
 * The viewer of a screen that roles share, at /app/[area]/…: in another role's area it leads to the viewer's own home;
 * a screen the role doesn't have is the not-found page.
 */
export async function requireArea<Screen extends SharedScreen>(
  params: Promise<{ area: string }>,
  screen: Screen,
): Promise<ViewerOf<Screen>> {
  const viewer = await signedInViewer();
  if (viewer.role !== (await params).area) redirect(areaOf(viewer.role));
  if (!has(viewer, screen)) notFound();
  return viewer;
}

function has<Screen extends SharedScreen>(viewer: Viewer, screen: Screen): viewer is ViewerOf<Screen> {
  const roles: readonly Role[] = SHARED_SCREENS[screen];
  return roles.includes(viewer.role);
}
