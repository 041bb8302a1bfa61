import type { ReactNode } from 'react';
import { requireArea } from '@/lib/auth/page-viewer';

type Place = { params: Promise<{ area: string }>; children: ReactNode };

/** Above loading.tsx, which sends 200 at once: so a role without this screen gets a true 404. The pages check, too. */
export default async function ApplicationsLayout({ params, children }: Place) {
  await requireArea(params, 'applications');
  return children;
}
