import type { ReactNode } from 'react';
import { signedInViewer } from '@/lib/platform/auth/page-viewer';
import { AreaFrame } from './_parts/area-frame';

/** The shell of the viewer's area, around own and shared screens alike: going between them leaves it as it is. */
export default async function AreasLayout({ children }: { children: ReactNode }) {
  return <AreaFrame viewer={await signedInViewer()}>{children}</AreaFrame>;
}
