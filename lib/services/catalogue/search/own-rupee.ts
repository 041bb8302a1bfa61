import { rupeeOf, speaksOfRupees } from '@/lib/domain/money/rupees';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { Profile } from '@/models/profile';

/**
 * What a student's 'lakh' is counted in, by the country of the own profile, then its nationality; undefined where the
 * text or the viewer needs none.
 */
export async function ownRupee(q: string, viewer: Viewer | null): Promise<string | undefined> {
  if (viewer?.role !== 'student' || !speaksOfRupees(q)) return undefined;
  const profile = await Profile.findOne({ userId: viewer.userId }, 'personal.country personal.nationality').lean();
  return rupeeOf([profile?.personal?.country, profile?.personal?.nationality]);
}
