import type { ReactNode } from 'react';
import { PublicShell } from '@/components/shell/public-shell';
import { areaOf } from '@/lib/domain/areas';
import { pageViewer } from '@/lib/platform/auth/page-viewer';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { env } from '@/lib/platform/env';
import { siteFacts } from '@/lib/platform/site-facts';

interface PublicPageProps {
  /** The page brings its own full-width sections. */
  bare?: boolean;
  /** 'deep': it begins with a hero on the deep ground, and the top bar is part of it. */
  ground?: 'deep';
  children: ReactNode;
}

/** The frame of a public page, for visitors and for those who are signed in. */
export async function PublicPage({ bare = false, ground, children }: PublicPageProps) {
  const [viewer, { operator, texts }] = await Promise.all([viewerOrVisitor(), siteFacts()]);
  return (
    <PublicShell
      bare={bare}
      ground={ground}
      operator={operator}
      texts={texts}
      mockTestHref={env().MOCK_TEST_URL}
      start={viewer ? { href: areaOf(viewer.role), label: 'My account' } : undefined}
    >
      {children}
    </PublicShell>
  );
}

/** A public page must not fail for want of the database: who cannot be looked up counts as a visitor. */
export async function viewerOrVisitor(): Promise<Viewer | null> {
  try {
    return await pageViewer();
  } catch {
    return null;
  }
}
