import { notFound } from '@/lib/domain/errors';
import { KEPT_OPENINGS, MOST_OPENINGS } from '@/lib/domain/shares';
import { connectDatabase } from '@/lib/platform/db';
import { findFile, type StoredFile } from '@/lib/platform/files/store';
import { announceChange, changeOfAccessLog } from '@/lib/services/records/notices/changes';
import { Profile } from '@/models/profile';
import { Share, type ShareRecord } from '@/models/share';
import { User } from '@/models/user';
import { shareOfToken } from './link';

/** The files behind a link, and who shared them; the opening is recorded. null for a link that doesn't work any more. */
export async function openShare(token: string) {
  await connectDatabase();
  const share = await opened(token, '');
  const student = share && (await User.findOne({ _id: share.studentId, disabled: { $ne: true } }, 'name').lean());
  if (!share || !student) return null;
  const own = await ownFiles(share);
  return {
    studentName: student.name,
    name: share.name,
    endsOn: share.endsOn.toISOString(),
    files: share.files
      .map(({ fileId, name, size }) => ({ fileId: String(fileId), name, size }))
      .filter(({ fileId }) => own.has(fileId)),
  };
}

/** One file behind a link; the opening is recorded. 404 for a link that doesn't work any more, and any other file. */
export async function sharedFile(token: string, fileId: string): Promise<StoredFile> {
  const id = shareOfToken(token);
  const share = id && (await Share.findOne({ _id: id, ...WORKING() }).lean());
  const shared = share ? share.files.find((one) => String(one.fileId) === fileId) : undefined;
  if (!share || !shared || !(await ownFiles(share)).has(fileId)) throw notFound('File not found.');
  const file = await findFile(fileId, 'document');
  if (!file || !(await opened(token, shared.name))) throw notFound('File not found.');
  return file;
}

const WORKING = () => ({ revokedOn: null, endsOn: { $gt: new Date() }, opened: { $lt: MOST_OPENINGS } });

/** Counts an opening and returns the share, in one write: of many at once none goes beyond the bound. */
async function opened(token: string, file: string): Promise<ShareRecord | null> {
  const id = shareOfToken(token);
  if (!id) return null;
  const share = await Share.findOneAndUpdate(
    { _id: id, ...WORKING() },
    { $inc: { opened: 1 }, $push: { openings: { $each: [{ on: new Date(), file }], $slice: -KEPT_OPENINGS } } },
    { returnDocument: 'after' },
  ).lean();
  if (share) await announceChange(changeOfAccessLog(String(share.studentId)));
  return share;
}

/** Which documents are still in the student's profile. */
async function ownFiles({ studentId }: ShareRecord): Promise<Set<string>> {
  const profile = await Profile.findOne({ userId: studentId }, 'documents').lean();
  return new Set(Object.values(profile?.documents ?? {}).flatMap((list) => list.map(({ fileId }) => String(fileId))));
}
