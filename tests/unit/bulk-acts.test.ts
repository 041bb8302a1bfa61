import { describe, expect, it } from 'vitest';
import { BULK_ACT_NAMES, BULK_ACTS, BULK_LISTS } from '@/lib/domain/agency/bulk-acts';
import { AGENCY_ROLE_RULES, AGENCY_ROLES } from '@/lib/domain/agency/roles';

/** By hand: what each list has, what it changes, and which roles have it. */
const SHEET = {
  assign: ['leads: lead, students: student, applications: student', 'owner manager counsellor'],
  branch: ['leads: lead, students: student, applications: student', 'owner manager'],
  next: ['leads: lead, students: student, applications: student', 'owner manager counsellor'],
  stage: ['leads: lead', 'owner manager counsellor'],
  archive: ['leads: lead', 'owner manager counsellor'],
  mayMessage: ['leads: lead, students: student, applications: student', 'owner manager counsellor'],
  message: ['leads: lead, students: student, applications: student', 'owner manager counsellor'],
  move: ['applications: application', 'owner manager counsellor'],
  export: ['leads: lead, students: student, applications: application', AGENCY_ROLES.join(' ')],
};

describe('acts on many', () => {
  it('have these lists, subjects and roles', () => {
    const made = BULK_ACT_NAMES.map((act) => {
      const { of, isOpenTo }: { of: Partial<Record<string, string>>; isOpenTo: (rule: never) => boolean } =
        BULK_ACTS[act];
      const lists = BULK_LISTS.flatMap((list) => (of[list] ? [`${list}: ${of[list]}`] : [])).join(', ');
      return [act, [lists, AGENCY_ROLES.filter((role) => isOpenTo(AGENCY_ROLE_RULES[role] as never)).join(' ')]];
    });
    expect(Object.fromEntries(made)).toEqual(SHEET);
  });

  it('are undone within a day, a status before anyone is informed, a choice for a file or a message never', () => {
    const hours = BULK_ACT_NAMES.map((act) => [act, BULK_ACTS[act].undoMs / 3_600_000]);
    expect(Object.fromEntries(hours)).toEqual({
      ...{ assign: 24, branch: 24, next: 24, stage: 24, archive: 24, mayMessage: 24, move: 5 / 60 },
      ...{ message: 0, export: 0 },
    });
  });
});
