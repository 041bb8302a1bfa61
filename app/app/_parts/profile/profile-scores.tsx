import { ScorePanel } from '@/components/fit/score-panel';
import { quickScoresOf } from '@/lib/domain/marks/quick-scores';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { savedOn, visibleProfile } from '@/lib/services/people/profile/steps';

/** What decides verdicts, above a student's profile, for the student and for their agent. */
export async function ProfileScores({ viewer, studentId }: { viewer: Viewer; studentId: string }) {
  const profile = await visibleProfile(viewer, studentId);
  const updatedOn = savedOn(profile, 'academic');
  return (
    <ScorePanel
      key={updatedOn}
      studentId={studentId}
      isOwn={viewer.role === 'student'}
      stored={quickScoresOf(profile ?? {})}
      updatedOn={updatedOn}
    />
  );
}
