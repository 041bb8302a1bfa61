import { type QuickProfile, quickStudies, quickToeflScale } from '@/lib/domain/marks/quick-profile';
import { UNSAID_EDUCATION } from '@/lib/domain/profile';
import type { StoredProfile } from './applicant-profile';

/**
 * What a visitor entered as the profile that `applicantProfileOf` takes, so that both are judged alike. The studies are finished,
 * nothing says when; the report has no day, so it holds. Where the lowest section was left out it is unknown.
 */
export function quickProfile(quick: QuickProfile): StoredProfile {
  const { level, test, overall, lowest } = quick;
  const sections = lowest === null ? [] : SECTIONS.map((section) => [`${test}_${section}`, lowest]);
  return {
    tests:
      test === null || overall === null
        ? {}
        : {
            [`${test}_overall`]: overall,
            ...Object.fromEntries(sections),
            ...(test === 'toefl' ? { toefl_scale: quickToeflScale(overall) } : {}),
          },
    educationSummaries:
      level === null ? [] : [{ ...UNSAID_EDUCATION, level_of_education: level, ...quickStudies(quick) }],
  };
}

/** Every section is at least the lowest: no rule asks for more of them. */
const SECTIONS = ['reading', 'writing', 'speaking', 'listening'] as const;
