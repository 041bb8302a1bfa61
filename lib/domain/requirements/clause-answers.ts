/** What an admin can say of a clause of requirement texts, once for all courses that have it. */
export const CLAUSE_ANSWERS = ['as read', 'none', 'hand-in', 'selection', 'field', 'subjects'] as const;
export type ClauseAnswer = (typeof CLAUSE_ANSWERS)[number];

/** As pages and the log say it. */
export const CLAUSE_ANSWER_NAMES: Record<ClauseAnswer, string> = {
  'as read': 'The automatic reading is right',
  none: 'No requirement',
  'hand-in': 'A document to submit',
  selection: 'Selection by the university',
  field: 'A field of study',
  subjects: 'School subjects',
};
