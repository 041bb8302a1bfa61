import type { ShortlistedFor } from '@/lib/domain/agency/shortlist';

/** Whom a shortlist is for, as the calls name them. */
export interface ShortlistedWhom {
  whom: ShortlistedFor;
  id: string;
}

/** The search page for them, in the agent's area. */
export const findCoursePath = ({ whom, id }: ShortlistedWhom): string => `/app/agent/find-course/${whom}/${id}`;

/** The page that has their shortlist. */
export const shortlistPath = ({ whom, id }: ShortlistedWhom): string =>
  whom === 'lead' ? `/app/agent/leads/${id}#shortlist` : `/app/agent/view-profile/${id}?tab=shortlist`;

/** How the address of a course's page names them: '?for=lead-…'. */
export const forWhom = ({ whom, id }: ShortlistedWhom): string => `?for=${whom}-${id}`;

/** Whom such an address names; null for none. */
export function whomIn(given: unknown): ShortlistedWhom | null {
  const [, whom, id] = /^(lead|student)-([0-9a-f]{24})$/.exec(String(given)) ?? [];
  return whom && id ? { whom: whom as ShortlistedFor, id } : null;
}
