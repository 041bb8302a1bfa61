'use server';

import { saveCourse as contract } from '@/lib/contract/catalogue/saved-courses';
import { budgetOf } from '@/lib/contract/operation';
import { AppError } from '@/lib/domain/errors';
import { changingViewer } from '@/lib/platform/auth/page-viewer';
import { connectDatabase } from '@/lib/platform/db';
import { spend } from '@/lib/platform/limits/rate-limits';
import { saveCourse } from '@/lib/services/catalogue/saved-courses';

/**
 * The Save of a course's card and page in browsers that run no script: the same budget, check and record as
 * `POST /api/v1/save-course`. The page that is answered says Saved, or still Save after a refusal.
 */
export async function saveCourseWithoutScript(courseId: string): Promise<void> {
  const given = contract.body.safeParse({ courseId });
  if (!given.success) return;
  await connectDatabase();
  const viewer = await changingViewer();
  try {
    await spend(budgetOf(contract), viewer.userId);
    await saveCourse(viewer, given.data);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}
