import { agentReader } from '@/lib/domain/agency/care';
import { courseWords } from '@/lib/domain/applications/course-words';
import { handlingAgency } from '@/lib/domain/applications/handler';
import type { Viewer } from '@/lib/platform/auth/viewer';
import type { Effect, MailEffect } from '@/lib/services/records/notices/effects';
import type { GroupedNotice } from '@/lib/services/records/notices/grouped';
import type { ApplicationRecord } from '@/models/application';

type About = Pick<
  ApplicationRecord,
  | '_id'
  | 'userId'
  | 'agentId'
  | 'memberId'
  | 'course'
  | 'university'
  | 'studentName'
  | 'revision'
  | 'counsellorId'
  | 'handler'
>;

/**
 * Notices to the student, their helpers and their agent about an application, but to the viewer; with `mail`, an e-mail to each that
 * lists what is asked of them. With `many`, those of one application are one until they are read.
 * @param text a sentence about 'your application to …', and the same for the agent about their student's
 */
export function noticesToApplicant(
  viewer: Viewer,
  application: About,
  text: (whose: string) => string,
  { mail = false, many }: { mail?: boolean; many?: (whose: string) => string } = {},
): Effect[] {
  const { _id, userId, studentName, revision = 0 } = application;
  const [id, what] = [String(_id), courseWords(application)];
  const member = agentReader(application);
  const theirs = { whose: `${studentName}'s application to ${what}`, href: `/applications/${id}` };
  const readers = [
    { reader: String(userId), whose: `your application to ${what}`, href: `/my-applications/${id}`, of: {} },
    ...(member ? [{ reader: String(member), ...theirs, of: { whileAgentOf: String(userId) } }] : []),
  ].filter(({ reader }) => reader !== viewer.userId);
  const toReaders = readers.flatMap(({ reader, whose, href, of }): Effect[] => [
    many
      ? { kind: 'grouped-notice', userId: reader, notice: groupOf(id, href, text(whose), many(whose)), ...of }
      : { kind: 'notice', userId: reader, notification: text(whose), href, ...of },
    ...(mail ? [mailOfChecklist(id, revision, reader)] : []),
  ]);
  const { whose, href } = theirs;
  const toHelpers: Effect = {
    kind: 'helpers',
    studentId: String(userId),
    by: viewer.userId,
    notice: many ? groupOf(id, href, text(whose), many(whose)) : { notification: text(whose), href },
    ...(mail ? { mail: mailOfChecklist(id, revision, String(userId)) } : {}),
  };
  return [...toReaders, toHelpers];
}

/** The same effects with an e-mail to each reader of a notice, and to the student's helpers. */
export function withMail(effects: readonly Effect[], mailTo: (userId: string) => MailEffect): Effect[] {
  return effects.flatMap((effect): Effect[] => {
    if (effect.kind === 'helpers') return [{ ...effect, mail: mailTo(effect.studentId) }];
    return effect.kind === 'notice' ? [effect, mailTo(effect.userId)] : [effect];
  });
}

/** The e-mail that lists what is asked of a reader on an application; once per change of it. */
function mailOfChecklist(applicationId: string, revision: number, userId: string): MailEffect {
  const request = { template: 'documents-requested', userId, applicationId } as const;
  return { kind: 'mail', request, key: `${applicationId}:items:${revision}:${userId}` };
}

/**
 * A notice to staff about an application: to its assignee, else to those concerned, else to the whole team.
 * Those of one application are one until they are read.
 * @param concerned ids of staff, such as who asked
 */
export function noticeToStaff(application: About, concerned: readonly string[], { one, many }: StaffWords): Effect {
  const { _id, studentName, counsellorId } = application;
  const staff = counsellorId ? [String(counsellorId)] : [...new Set(concerned)];
  const several = many ?? `${studentName}: {n} updates for ${courseWords(application)}.`;
  const notice = groupOf(String(_id), `/applications/${_id}`, one, several);
  return { kind: 'staff-notice', staff, notice };
}

/**
 * The same to who handles the application. Where its agency does, none: `noticesToApplicant` tells its person in charge, and staff don't
 * work on it.
 */
export const noticeToHandler = (application: About, concerned: readonly string[], words: StaffWords): Effect[] =>
  handlingAgency(application) ? [] : [noticeToStaff(application, concerned, words)];

interface StaffWords {
  one: string;
  /** The text for several, with '{n}' for their number. */
  many?: string;
}

function groupOf(id: string, href: string, one: string, many: string): GroupedNotice {
  return { group: `application:${id}`, one, many, href, hrefOfMany: href };
}
