import type { Viewer } from '@/lib/auth/viewer';
import type { ApplicationRecord, StatusMove } from '@/models/application';
import type { Effect, Notice } from '../notifications/outbox';
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
  const whose = studentId === viewer.userId ? 'your' : `${studentName || 'a student'}'s`;
  const own = `${whose} application to ${courseWords(before)}`;
  const activity = to === 'Withdrawn' ? `You withdrew ${own}.` : `You set ${own} to '${to}'.`;
  const effects: Effect[] = [{ kind: 'activity', userId: viewer.userId, activity }];
  const inform = (reader: string, notice: Pick<Notice, 'notification' | 'href' | 'whileAgentOf'>) =>
    effects.push({ kind: 'notice', userId: reader, ...notice }, mailOfMove(id, history.length, reader));
  if (studentId !== viewer.userId) {
    inform(studentId, { notification: `Your ${which} is now: ${to}.`, href: `/my-applications/${id}` });
  }
  if (agentId && String(agentId) !== viewer.userId) {
    const notification = `${studentName || 'A student'}: the ${which} is now: ${to}.`;
    inform(String(agentId), { notification, href: `/applications/${id}`, whileAgentOf: studentId });
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
