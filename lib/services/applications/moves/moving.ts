import { agentReader } from '@/lib/domain/agency/care';
import { courseWords } from '@/lib/domain/applications/course-words';
import { eachPart, type PartName, STATUS_PARTS } from '@/lib/domain/applications/status-parts';
import type { Viewer } from '@/lib/platform/auth/viewer';
import type { Effect, Notice } from '@/lib/services/records/notices/effects';
import type { ApplicationRecord, StatusMove } from '@/models/application';
import { mailOfMove } from '../mails';
import { noticeToHandler } from '../notices';
import type { ApplicationChange } from './change';

/**
 * The change that makes a move by the viewer, with its effects: an activity of theirs, notices to student and agent, and
 * a line in the staff's log.
 */
export function moving(viewer: Viewer, before: ApplicationRecord, move: StatusMove): ApplicationChange {
  const informs = informOfMove({ ...before, status: move.status, history: [...before.history, move] }, viewer.userId);
  const change = movingSilently(viewer, before, move);
  return { ...change, effects: [...change.effects, ...informs] };
}

/** The same, but student and agent hear nothing of it yet. */
export function movingSilently(viewer: Viewer, before: ApplicationRecord, move: StatusMove): ApplicationChange {
  const { status: from, studentName } = before;
  const { status: to } = move;
  const own = whoseApplication(viewer, before);
  const activity = to === 'Withdrawn' ? `You withdrew ${own}.` : `You changed ${own} to '${to}'.`;
  const effects: Effect[] = [{ kind: 'activity', userId: viewer.userId, activity }];
  if (viewer.role === 'team' || viewer.role === 'admin') {
    effects.push(logLine(viewer, before, 'application.move', { from, to }));
  } else if (from === 'Withdrawn') {
    const one = `${studentName || 'A student'}: the application to ${courseWords(before)} was reopened.`;
    effects.push(...noticeToHandler(before, [], { one }));
  }
  // What was entered for an earlier time there says nothing of this one.
  const isOver = (name: PartName) => STATUS_PARTS[name].status === to && Boolean(before[name]);
  const cleared = eachPart(() => null, isOver);
  const change = { moves: [move], ...cleared, effects };
  // Reopened: the reply to a former offer no longer stands.
  return from === 'Withdrawn' && before.offer?.reply ? { ...change, offer: { ...before.offer, reply: null } } : change;
}

/** Notices and e-mails to student, helpers and agent, but not to who did it, about the newest move of an application. */
export function informOfMove(application: Moved, by: unknown): Effect[] {
  const { _id, userId, studentName, status, history } = application;
  const member = agentReader(application);
  const [id, studentId] = [String(_id), String(userId)];
  const which = `application to ${courseWords(application)}`;
  const effects: Effect[] = [];
  const inform = (reader: string, notice: Pick<Notice, 'notification' | 'href' | 'whileAgentOf'>) =>
    effects.push({ kind: 'notice', userId: reader, ...notice }, mailOfMove(id, history.length - 1, reader));
  if (studentId !== String(by)) {
    inform(studentId, { notification: `Your ${which} has a new status: ${status}.`, href: `/my-applications/${id}` });
  }
  const ofOthers = {
    notification: `${studentName || 'A student'}: the ${which} has a new status: ${status}.`,
    href: `/applications/${id}`,
  };
  if (member && String(member) !== String(by)) inform(String(member), { ...ofOthers, whileAgentOf: studentId });
  const mail = mailOfMove(id, history.length - 1, studentId);
  effects.push({ kind: 'helpers', studentId, by: String(by), notice: ofOthers, mail });
  return effects;
}

type Moved = Pick<
  ApplicationRecord,
  '_id' | 'userId' | 'agentId' | 'memberId' | 'studentName' | 'status' | 'history' | 'course' | 'university'
>;

/** A line in the staff's log about a move, or about what it recorded. */
export function logLine(
  { userId, role }: Viewer,
  { _id, userId: studentId, course, university }: ApplicationRecord,
  action:
    | 'application.move'
    | 'application.undo'
    | 'application.sent-outside'
    | 'application.paper-consent'
    | 'application.course',
  move?: { from: string; to: string },
): Effect {
  return {
    kind: 'staff-action',
    by: { userId, role },
    action,
    subject: {
      kind: 'application',
      id: String(_id),
      label: `${course}, ${university}`,
      userId: String(studentId),
    },
    change: move ? { before: { status: move.from }, after: { status: move.to } } : {},
  };
}

/** "Asha Rao's application to BSc Nursing at UBC", 'your application to …' for the student. */
export function whoseApplication(viewer: Viewer, application: ApplicationRecord): string {
  const { userId, studentName } = application;
  const whose = String(userId) === viewer.userId ? 'your' : `${studentName || 'a student'}'s`;
  return `${whose} application to ${courseWords(application)}`;
}
