import type { ApplicantProfile } from '@/lib/engines/eligibility/fit';
import type { Random } from './generate';

/** A student who may have any of the tests, with or without parts, and studies that are finished or still run. */
export function generateApplicant(random: Random): ApplicantProfile {
  const some = (share: number) => random() < share;
  const ielts = 4.5 + Math.floor(random() * 6) / 2;
  const toefl = some(0.5) ? { toefl: 40 + Math.floor(random() * 60) } : { newToefl: 2 + Math.floor(random() * 7) / 2 };
  const studies = (level: 'Senior Secondary' | 'Bachelors' | 'Masters') => ({
    country_of_education: 'India',
    level_of_education: level,
    percentage: 40 + Math.floor(random() * 500) / 10,
    end_date: some(0.8) ? '2024-05-31' : '2027-05-31',
    ...(some(0.5) ? { cgpa: 2 + Math.floor(random() * 80) / 10, cgpa_scale: '10' as const } : {}),
    ...(some(0.5) ? { backlogs: Math.floor(random() * 4) } : {}),
    ...(some(0.5) ? { subjects: 'Mathematics' } : {}),
  });
  return {
    scores: {
      ...(some(0.6) ? { ielts: { overall: ielts, lowest: some(0.7) ? ielts - 0.5 : null } } : {}),
      ...(some(0.4) ? { pte: { overall: 40 + Math.floor(random() * 30), lowest: some(0.7) ? 40 : null } } : {}),
      ...(some(0.4) ? toefl : {}),
      ...(some(0.3) ? { det: 80 + 5 * Math.floor(random() * 10) } : {}),
      ...(some(0.4) ? { gre: 290 + Math.floor(random() * 30) } : {}),
      ...(some(0.4) ? { gmat: 505 + 10 * Math.floor(random() * 15) } : {}),
      ...(some(0.1) ? { expired: { IELTS: '2025-01-01' } } : {}),
    },
    schooling: [
      ...(some(0.9) ? [studies('Senior Secondary')] : []),
      ...(some(0.6) ? [studies('Bachelors')] : []),
      ...(some(0.1) ? [studies('Bachelors'), studies('Masters')] : []),
    ],
    day: '2026-11-22',
    isIntake: false,
    gradeRules: [],
  };
}
