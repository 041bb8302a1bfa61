import type { RuleResult } from '@/lib/engines/eligibility/verdicts';

/** Where a student enters the first field that would answer a rule; null where nothing of theirs is missing. */
export function profileFieldOf({ lacks }: Pick<RuleResult, 'lacks'>): string | null {
  const [field] = lacks ?? [];
  if (!field) return null;
  const [part, ...rest] = field.split('.');
  if (part === 'personal') return addressOf(2, rest.join('.'));
  if (part === 'workExperience') return addressOf(4, 'workExperience.0.working_from');
  if (part === 'tests') return addressOf(3, `taken.${rest.join('.')}`);
  return addressOf(3, rest.length > 0 ? field : 'educationSummaries.0.level_of_education');
}

const addressOf = (step: number, field: string) => `/app/student/profile?step=${step}#field-${field}`;
