import type { ProfileRecord } from '@/models/profile';

/** What verdicts look at of a stored profile. */
export type JudgedProfile = Pick<ProfileRecord, 'userId' | 'tests' | 'educationSummaries' | 'workExperience'> & {
  personal?: { dob?: string | null; nationality?: string | null } | null;
};

const FIELDS = ['userId', 'tests', 'educationSummaries', 'workExperience', 'personal.dob', 'personal.nationality'];

/**
 * The fields to load of a profile that is judged, as a projection; each place that builds one has all of them, so
 * that a verdict is the same everywhere.
 * @param more fields that the caller needs besides: 'documents personal'
 */
export function judgedFields(more = ''): string {
  const others = more.split(' ').filter(Boolean);
  // The database refuses a field beside a part of it.
  const isPart = (field: string) => others.some((other) => field.startsWith(`${other}.`));
  return [...new Set([...FIELDS.filter((field) => !isPart(field)), ...others])].join(' ');
}
