import { canReadAgencyLog } from '@/lib/access';
import type { AgencyAccess } from '@/lib/contract/agency/agency-log';
import { partWordsForOthers } from '@/lib/domain/access-log';
import { forbidden, notFound } from '@/lib/domain/errors';
import { placeOf, type Viewer } from '@/lib/platform/auth/viewer';
import { readPage } from '@/lib/services/records/lists/lists';
import { AccessLogEntry } from '@/models/access-log-entry';
import { Activity } from '@/models/activity';
import { User } from '@/models/user';

/** The newest exports that are shown beside the files that were opened. */
const EXPORTS_SHOWN = 20;

/**
 * Which files of students the people of the viewer's agency opened, the last first, with the number on all pages, and the newest lists
 * they exported. A student who left has no name here any more. 403 for who is no owner, 404 for a member of another agency.
 */
export async function agencyAccess(
  viewer: Viewer,
  { member, ...page }: { member?: string | undefined; page: number; limit: number },
): Promise<AgencyAccess> {
  if (!canReadAgencyLog(viewer)) throw forbidden();
  const { id } = placeOf(viewer);
  const people = await User.find({ role: 'agent', $or: [{ _id: id }, { 'agency.id': id }] }, 'name').lean();
  const names = new Map(people.map((one) => [String(one._id), one.name]));
  if (member && !names.has(member)) throw notFound('User not found.');
  const readers = { $in: member ? [member] : [...names.keys()] };
  const list = { model: AccessLogEntry, filter: { readerId: readers }, order: { lastOn: -1, _id: -1 } } as const;
  const [{ records: entries, total }, exports] = await Promise.all([
    readPage(list, page),
    Activity.find({ userId: readers, kind: 'export' }).sort({ createdOn: -1 }).limit(EXPORTS_SHOWN).lean(),
  ]);
  const ids = entries.map(({ studentId }) => studentId);
  const students = await User.find({ _id: { $in: ids }, role: 'student', addedBy: id }, 'name').lean();
  const theirs = new Map(students.map(({ _id, name }) => [String(_id), { _id: String(_id), name }]));
  return {
    opened: entries.map(({ _id, readerId, readerName, studentId, seen, lastOn }) => {
      const student = theirs.get(String(studentId)) ?? null;
      return {
        _id: String(_id),
        reader: names.get(String(readerId)) ?? readerName,
        student,
        // What it was called says whose it is.
        seen: [...new Set(seen.map(({ part, name }) => partWordsForOthers(part, student ? name : '')))],
        lastOn: lastOn.toISOString(),
      };
    }),
    total,
    exports: exports.map(({ _id, userId, activity, createdOn }) => ({
      _id: String(_id),
      reader: names.get(String(userId)) ?? '',
      what: activity.replace(/^You /, ''),
      on: createdOn.toISOString(),
    })),
  };
}
