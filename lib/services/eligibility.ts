import type { Viewer } from '@/lib/auth/viewer';
import { scoresOf } from '@/lib/eligibility/rules';
import type { StudentScores } from '@/lib/search/types';
import { Profile } from '@/models/profile';

/** A signed-in student's own test scores; null for anybody else, and for a student without any. */
export async function ownScores(viewer: Viewer | null): Promise<StudentScores | null> {
  if (viewer?.role !== 'student') return null;
  const profile = await Profile.findOne({ userId: viewer.userId }, 'tests').lean();
  const scores = scoresOf(profile?.tests ?? {});
  return Object.keys(scores).length > 0 ? scores : null;
}
