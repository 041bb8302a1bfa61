import { createHash } from 'node:crypto';
import { Types } from 'mongoose';
import { sendMail } from '@/lib/platform/mail/send';
import { notify } from '@/lib/services/records/notices/notifications';
import type { MergeRecord } from '@/models/merge';
import { User } from '@/models/user';
import { agencyName } from './agents';

type Action = 'account.merge' | 'account.unmerge';

const SAID: Record<Action, string> = {
  'account.merge': 'Our team merged another account of yours into this one. Everything in it is now here.',
  'account.unmerge': 'Our team undid the merge of your two accounts. They are separate again.',
};

/**
 * Informs the student, once however often it runs, which agency sees the file now and how to leave it, and agents whose
 * student it no longer is. Where there never was an agency it says only what became of the accounts.
 */
export async function tellOfMerge(merge: MergeRecord, action: Action): Promise<void> {
  const { _id, keepId, keepName, goneName, keepAgentId = null, goneAgentId = null } = merge;
  const before = [keepAgentId, goneAgentId].filter((agent) => agent !== null);
  const userId = String(keepId);
  const student = await User.findById(keepId, 'addedBy').orFail().lean();
  const said = [SAID[action]];
  if (student.addedBy) {
    said.push(
      `${await agencyName(student.addedBy)} is your agency and can see all of it. You can leave this agency in your settings.`,
    );
  } else if (before.length) said.push('No agency can see your file now.');
  const href = student.addedBy ? '/settings#your-agent' : '/my-applications';
  await notify(userId, said.join(' '), href, idOf(`notice ${action} ${_id}`));
  if (action === 'account.unmerge') return;
  if (student.addedBy || before.length) await sendMail({ template: 'account-merged', userId }, { key: String(_id) });
  for (const agent of before.filter((one) => !student.addedBy?.equals(one))) {
    const whose = keepAgentId?.equals(agent) ? keepName : goneName;
    await notify(String(agent), `${whose} is no longer your student.`, '/students', idOf(`lost ${agent} ${_id}`));
  }
}

/** The same id for the same text: what is written under it is written once. */
export const idOf = (text: string) => new Types.ObjectId(createHash('sha256').update(text).digest('hex').slice(0, 24));
