import { z } from 'zod';
import { MOST_DAYS_AFTER, MOST_DAYS_BEFORE, MOST_TASK_RULES, RULE_DAYS } from '@/lib/domain/applications/task-rules';
import { applicationStatus, country, day, done, id, line, named, optionalLine, seen } from '../fields';
import { calls } from '../operation';

const { forAdmins, forStaff } = calls('Staff work');
const params = z.object({ id });

const task = z
  .object({
    _id: id,
    title: z.string(),
    /** Null for one about no student, and about no application. */
    studentId: id.nullable(),
    /** '' for one about no student. */
    studentName: z.string(),
    applicationId: id.nullable(),
    /** Whose it is; null for no one. */
    owner: named.nullable(),
    /** YYYY-MM-DD. */
    dueOn: z.string(),
    /** ISO 8601; null while it is open. */
    doneOn: z.string().nullable(),
    doneByName: z.string(),
    /** What came of it. */
    word: z.string(),
    byRule: z.boolean(),
    /** What the caller may do with it besides marking it as done. */
    mayChange: z.boolean(),
    mayDelete: z.boolean(),
  })
  .meta({ id: 'Task' });
/** Something to do, with what the caller may do about it. */
export type TaskView = z.infer<typeof task>;

const title = line(200, 'Please describe the task.');
/** Null: no one's. */
const ownerId = id.nullable();
const changed = done.extend({ task });

export const listTasks = forStaff('GET /staff/tasks', {
  summary:
    "Tasks for a student or an application, or the caller's tasks if neither is given: open tasks by due date, then completed tasks",
  query: z.object({ studentId: id.optional(), applicationId: id.optional() }),
  result: z.object({ tasks: z.array(task) }),
  errors: ['not_found'],
});

export const addTask = forStaff('POST /staff/tasks', {
  summary: 'Add a task for a student, an application or neither',
  body: z.object({
    studentId: id.nullable().default(null),
    applicationId: id.nullable().default(null),
    title,
    dueOn: day,
    /** The caller where left out. */
    ownerId: ownerId.optional(),
  }),
  result: changed,
  status: 201,
  errors: ['not_found', 'conflict'],
});

export const changeTask = forStaff('PATCH /staff/tasks/{id}', {
  summary: 'Change an open task. Allowed for its creator, its assignee or an admin',
  params,
  body: z.object({ title: title.optional(), dueOn: day.optional(), ownerId: ownerId.optional(), seen }),
  result: changed,
  errors: ['not_found', 'conflict'],
});

export const removeTask = forStaff('DELETE /staff/tasks/{id}', {
  summary: 'Delete a task. Allowed for its creator or an admin',
  params,
  result: done,
  errors: ['not_found'],
});

export const finishTask = forStaff('POST /staff/tasks/{id}/done', {
  summary: 'Mark a task as done, with its outcome',
  params,
  body: z.object({ word: optionalLine(200) }),
  result: changed,
  errors: ['not_found', 'conflict'],
});

export const reopenTask = forStaff('POST /staff/tasks/{id}/reopen', {
  summary: 'Reopen a completed task. Repeating the call changes nothing',
  params,
  result: changed,
  errors: ['not_found'],
});

const WHOLE = 'Please enter a whole number.';
const days = (most: number) => z.number(WHOLE).int(WHOLE).min(0, 'At least 0.').max(most, `At most ${most}.`);
/** `_id`: null for a new rule. */
const base = { _id: id.nullable(), country: country.nullable(), title };
const rule = z.discriminatedUnion(
  'when',
  [
    z.strictObject({
      ...base,
      when: z.literal('status'),
      status: applicationStatus,
      days: days(MOST_DAYS_AFTER),
    }),
    z.strictObject({ ...base, when: z.literal('day'), day: z.enum(RULE_DAYS), days: days(MOST_DAYS_BEFORE) }),
  ],
  'Please choose whether a status or a date creates the task.',
);
/** A rule as admins send it: by a status or by a due day. */
export type TaskRuleInput = z.output<typeof rule>;

/** `revision` counts the changes. */
const taskRules = z
  .object({
    rules: z.array(rule, 'Please send a list of rules.').max(MOST_TASK_RULES, `At most ${MOST_TASK_RULES} rules.`),
    revision: z.number().int().min(0),
  })
  .meta({ id: 'TaskRules' });
/** The rules with their count of changes. */
export type TaskRulesView = z.output<typeof taskRules>;

export const getTaskRules = forStaff('GET /staff/task-rules', {
  summary: 'The rules that create tasks for applications: when one reaches a status, or some days before a due date',
  result: taskRules,
});

export const setTaskRules = forAdmins('PUT /staff/task-rules', {
  summary: 'Set all rules at once, with the `revision` that was read; otherwise nothing changes (409)',
  body: taskRules,
  result: done.extend({ taskRules }),
  errors: ['conflict'],
});
