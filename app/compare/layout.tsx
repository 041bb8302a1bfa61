import type { ReactNode } from 'react';
import { PublicPage, viewerOrVisitor } from '../(public)/_parts/public-page';
import { AreaFrame } from '../app/_parts/area-frame';

/** One address for all, so that it can be sent: visitors read it in the public frame, who is signed in within their own area. */
export default async function CompareLayout({ children }: { children: ReactNode }) {
  const viewer = await viewerOrVisitor();
  return viewer ? <AreaFrame viewer={viewer}>{children}</AreaFrame> : <PublicPage>{children}</PublicPage>;
}
