import type { ApplicationStatus } from '@/lib/domain/applications/application-status';
import type { TaskRule } from '@/lib/domain/applications/task-rules';
import rules from '../data/task-rules.json' with { type: 'json' };
import titles from '../data/task-titles.json' with { type: 'json' };

/** What a counsellor notes to do about an application at this status. */
export const TASK_TITLES: Partial<Record<ApplicationStatus, string>> = titles;

/** When the tasks of one counsellor are due, in days from today; those behind were done, with what came of them. */
export const OPEN_TASKS: readonly number[] = [-1, 0, 3];
export const DONE_TASKS: readonly { due: number; word: string }[] = [
  { due: -4, word: 'Reached by phone, writes tonight' },
  { due: -2, word: 'No answer, left a message' },
];

export const RULES = rules as readonly TaskRule[];

/** What all staff insert into their messages. */
export { default as REPLIES } from '../data/reply-templates.json' with { type: 'json' };

/** What staff note on a student for one another; `@` stands for a colleague. */
export { default as STUDENT_NOTES } from '../data/student-notes.json' with { type: 'json' };
