import type { MailRequests } from '@/lib/domain/mail-requests';
import { Application } from '@/models/application';
import { User, type UserRecord } from '@/models/user';
import { heardOf } from './heard-of';
import type { MovedOne } from './templates/moves';

/** Those of these moves that are about the reader's own applications, or about a present student of theirs. */
export async function movesFor(
  user: UserRecord,
  moves: MailRequests['applications-moved']['moves'],
): Promise<MovedOne[]> {
  const ids = moves.map(({ applicationId }) => applicationId);
  const applications = await Application.find({ _id: { $in: ids } }).lean();
  const theirs = { _id: { $in: applications.map(({ userId }) => userId) } };
  const students = await User.find({ $and: [theirs, await heardOf(user)] }, 'name').lean();
  const names = new Map(students.map(({ _id, name }) => [String(_id), name]));
  return applications.flatMap((application) => {
    const place = moves.find(({ applicationId }) => applicationId === String(application._id))?.move ?? -1;
    const move = application.history[place];
    const isOwn = application.userId.equals(user._id);
    const studentName = isOwn ? null : names.get(String(application.userId));
    return move && studentName !== undefined ? [{ application, move, studentName }] : [];
  });
}
