import type { ReactNode } from 'react';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { loadStudent } from '../../../../_parts/load/load-student';

type Place = { params: Promise<{ studentId: string }>; children: ReactNode };

/**
 * Looks the student up here, so that an unknown one leads to the not-found page above and an unknown course to the one
 * beside this file: each says what is missing. The page itself looks too; layouts don't run at each navigation.
 */
export default async function StudentOfApplication({ params, children }: Place) {
  await loadStudent(await requireViewer('agent'), (await params).studentId);
  return children;
}
