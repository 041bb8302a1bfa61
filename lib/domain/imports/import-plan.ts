/** What a plan of an upload of courses lists, kind by kind. */
export const PLAN_KINDS = [
  'added',
  'changed',
  'unchanged',
  'refused',
  'missing',
  'unread',
  'prose',
  'twin',
  'gone',
  'repeat',
  'note',
  'university',
  'category',
] as const;
export type PlanKind = (typeof PLAN_KINDS)[number];

/** The kinds of a plan's entries that a person can leave out of what is applied. */
export const LEAVABLE_KINDS = ['added', 'changed', 'missing', 'gone'] as const;
export type LeavableKind = (typeof LEAVABLE_KINDS)[number];

export const isLeavable = (kind: string): kind is LeavableKind => (LEAVABLE_KINDS as readonly string[]).includes(kind);
