import type { Viewer } from '@/lib/auth/viewer';
import type { StudentScores } from '@/lib/domain/test-scores';
import { scoresOf } from '@/lib/eligibility/rules';
import { Profile } from '@/models/profile';

/** A signed-in student's own test scores; null for other viewers, and for a student without any. */
export async function ownScores(viewer: Viewer | null): Promise<StudentScores | null> {
  if (viewer?.role !== 'student') return null;
  const profile = await Profile.findOne({ userId: viewer.userId }, 'tests').lean();
  const scores = scoresOf(profile?.tests ?? {});
  return Object.keys(scores).length > 0 ? scores : null;
}
