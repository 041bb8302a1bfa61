import type { Viewer } from '@/lib/auth/viewer';
import type { ApplicationRecord, StatusMove } from '@/models/application';
import type { Effect } from '../notifications/outbox';
import type { ApplicationChange } from './change';
import { mailOfMove } from './mails';
import { courseWords, noticeToStaff } from './notices';

/**
 * The change that makes a move by the viewer, with its effects: an activity of theirs, notices to student and agent, and
 * a line in the staff's log.
 */
export function moving(viewer: Viewer, before: ApplicationRecord, move: StatusMove): ApplicationChange {
  const change = { moves: [move], effects: effectsOf(viewer, before, move) };
  // Reopened: the reply to a former offer no longer stands.
  return before.status === 'Withdrawn' && before.offer?.reply
    ? { ...change, offer: { ...before.offer, reply: null } }
    : change;
}

function effectsOf(viewer: Viewer, before: ApplicationRecord, { status: to }: StatusMove): Effect[] {
  const { _id, userId, agentId, studentName, course, university, status: from, history } = before;
  const [id, studentId] = [String(_id), String(userId)];
  const which = `application to ${courseWords(before)}`;
  const effects: Effect[] = [{ kind: 'activity', userId: viewer.userId, activity: `You moved the ${which} to ${to}.` }];
  const inform = (reader: string, notification: string, href: string) =>
    effects.push({ kind: 'notice', userId: reader, notification, href }, mailOfMove(id, history.length, reader));
  if (studentId !== viewer.userId) inform(studentId, `Your ${which} is now: ${to}.`, `/my-applications/${id}`);
  if (agentId && String(agentId) !== viewer.userId) {
    inform(String(agentId), `${studentName || 'A student'}: the ${which} is now: ${to}.`, `/applications/${id}`);
  }
  if (from === 'Withdrawn' && viewer.role !== 'team' && viewer.role !== 'admin') {
    effects.push(noticeToStaff(before, [], { one: `${studentName || 'A student'}: the ${which} was reopened.` }));
  }
  if (viewer.role === 'team' || viewer.role === 'admin') {
    const { userId: by, role } = viewer;
    effects.push({
      kind: 'staff-action',
      by: { userId: by, role },
      action: 'application.move',
      subject: { kind: 'application', id, label: `${course}, ${university}`, userId: studentId },
      change: { before: { status: from }, after: { status: to } },
    });
  }
  return effects;
}
