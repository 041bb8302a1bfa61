import { Types } from 'mongoose';
import { canCommentOnPractice } from '@/lib/access';
import { conflict, forbidden, invalid } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { siteUrl } from '@/lib/platform/env';
import { wholeFile } from '@/lib/platform/files/store';
import { studentWrittenAbout } from '@/lib/services/people/students';
import { changeOfStudent } from '@/lib/services/records/notices/changes';
import type { Effect } from '@/lib/services/records/notices/effects';
import { deliverEffects, effectsUpdate } from '@/lib/services/records/notices/outbox';
import { PracticeSent, type PracticeSentRecord } from '@/models/practice-sent';
import { criteriaFor, visibleSent } from './read';

const MOST_COMMENTS = 100;
/** Comments of one person that follow each other within this time give one notice. */
const ONE_SITTING_MS = 3600_000;

interface Written {
  text: string;
  quote: string;
  second: number | null;
  bands: Record<string, number>;
}

/**
 * Comments on what a student sent. The student gets a notice, and of staff a message with the link, which the usual letter
 * brings; once for the comments of one sitting. 404 outside the viewer's scope, 403 for who may not comment, 422 for words
 * that do not stand in the text, a second of a text, or bands of what is no IELTS writing; 409 on a merged account.
 */
export async function commentOn(viewer: Viewer, id: string, { text, quote, second, bands }: Written): Promise<void> {
  const { record } = await visibleSent(viewer, id);
  if (!canCommentOnPractice(viewer)) throw forbidden();
  const student = await studentWrittenAbout(viewer, String(record.userId));
  if (second !== null && record.kind === 'text') throw invalid({ second: 'Only recordings have a time in seconds.' });
  if (quote && !(await stands(record, quote))) throw invalid({ quote: 'These words are not in the text.' });
  const criteria = await criteriaFor(record);
  if (Object.keys(bands).some((one) => !criteria.includes(one)))
    throw invalid({ bands: 'Bands are given for the four criteria of IELTS writing.' });
  const comment = {
    _id: new Types.ObjectId(),
    by: new Types.ObjectId(viewer.userId),
    byName: viewer.name,
    ...{ text, quote, second, ...(Object.keys(bands).length > 0 && { bands }) },
    at: new Date(),
  };
  const effects: Effect[] = [
    ...(isOfOneSitting(viewer, record) ? [] : noticesOf(viewer, record)),
    { kind: 'changed', ...changeOfStudent(student) },
  ];
  const { $push, $set } = effectsUpdate(effects);
  const changed = await PracticeSent.findOneAndUpdate(
    { _id: record._id, [`comments.${MOST_COMMENTS - 1}`]: { $exists: false } },
    { $push: { ...$push, comments: comment }, $set: { ...$set, isAnswered: true } },
    { returnDocument: 'after' },
  ).lean();
  if (!changed) throw conflict('This work already has the maximum number of comments.');
  await deliverEffects(PracticeSent, changed);
}

async function stands({ kind, fileId }: PracticeSentRecord, quote: string): Promise<boolean> {
  return kind === 'text' && (await wholeFile(fileId)).toString('utf8').includes(quote);
}

const isOfOneSitting = ({ userId }: Viewer, { comments }: PracticeSentRecord): boolean =>
  comments.some(({ by, at }) => String(by) === userId && Date.now() - at.getTime() < ONE_SITTING_MS);

function noticesOf(viewer: Viewer, { _id, userId, title, n }: PracticeSentRecord): Effect[] {
  const to = String(userId);
  const href = `/practice-sent/${_id}`;
  const what = `${title}, task ${n}`;
  const notice: Effect = {
    kind: 'notice',
    userId: to,
    notification: `${viewer.name} commented on your work: ${what}.`,
    href,
  };
  if (viewer.role === 'agent') return [notice];
  const from = { userId: viewer.userId, role: viewer.role, name: viewer.name };
  const text = `I commented on your work (${what}).\n${siteUrl(`/app/student${href}`)}`;
  return [notice, { kind: 'message', from, to, text }];
}
