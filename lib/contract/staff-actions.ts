import { z } from 'zod';
import { day, id, keyword, paging } from './fields';
import { operation } from './operation';

/** What staff can do that is worth a line in the log, each with its words. */
export const STAFF_ACTIONS = {
  'application.move': 'Moved an application',
  'account.verify': 'Verified an account',
  'agent.verify': 'Verified an agent',
  'agent.unverify': "Took back an agent's verification",
  'staff.invite': 'Invited staff',
  'staff.accept': 'Accepted an invitation',
  'staff.role': 'Changed a role',
  'staff.disable': 'Disabled an account',
  'staff.enable': 'Enabled an account',
  'course.edit': 'Edited a course',
  'course.remove': 'Removed a course',
  'courses.upload': 'Uploaded courses',
  'courses.take-back': 'Took back an upload',
  'category.add': 'Added a category',
  'category.edit': 'Edited a category',
  'category.merge': 'Merged a category',
  'category.delete': 'Deleted a category',
  'logo.set': 'Set a logo',
  'logo.remove': 'Removed a logo',
  'blog.add': 'Added a blog',
  'blog.publish': 'Published a blog',
  'blog.draft': 'Moved a blog to the drafts',
  'blog.delete': 'Deleted a blog',
  'news.add': 'Added news',
  'news.publish': 'Published news',
  'news.draft': 'Moved news to the drafts',
  'news.delete': 'Deleted news',
  'people.export': 'Exported a list of people',
} as const;
export type StaffActionKind = keyof typeof STAFF_ACTIONS;
export const STAFF_ACTION_KINDS = Object.keys(STAFF_ACTIONS) as [StaffActionKind, ...StaffActionKind[]];

export type StaffActionSubject =
  | 'application'
  | 'account'
  | 'course'
  | 'upload'
  | 'category'
  | 'university'
  | 'blog'
  | 'news'
  | 'list';

const facts = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).nullable();
const person = z.object({ _id: id, name: z.string() });

export const staffAction = z.object({
  _id: id,
  /** ISO 8601. */
  at: z.string(),
  /** The name is '' for an account that no longer exists. */
  by: person.extend({ role: z.string() }),
  action: z.enum(STAFF_ACTION_KINDS),
  subject: z.string(),
  subjectId: z.string(),
  label: z.string(),
  /** The person it was about. */
  person: person.nullable(),
  before: facts,
  after: facts,
});
export type StaffActionRow = z.infer<typeof staffAction>;

export const staffActions = operation({
  method: 'GET',
  path: '/staff/actions',
  tag: 'Staff',
  summary: 'What staff did: who, what, on whom, when, before and after; newest first. `q` looks in names',
  access: ['admin'],
  query: z.object({
    by: id.optional(),
    action: z.enum(STAFF_ACTION_KINDS, 'Please choose one of the actions.').optional(),
    /** Days in UTC, both included. */
    from: day.optional(),
    to: day.optional(),
    q: keyword,
    page: paging.page.default(1),
    limit: paging.limit.default(20),
  }),
  result: z.object({ actions: z.array(staffAction), total: z.number() }),
});
