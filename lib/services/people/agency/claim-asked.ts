import { defineJob } from '@/lib/platform/jobs/worker';
import { sendMail } from '@/lib/platform/mail/send';
import { announceChange, changeOfStudent } from '@/lib/services/records/notices/changes';
import { notify } from '@/lib/services/records/notices/notifications';
import { AgencyClaim } from '@/models/agency-claim';
import { User } from '@/models/user';
import { askGuardian, guardianWhoAnswers } from './answers';

/** Tells a student, and the guardian of one under 18, that an agency asks for them: a notice and a mail each, once. */
export const claimAsked = defineJob({
  kind: 'claim-asked',
  async run({ claimId }) {
    const claim = await AgencyClaim.findOne({ _id: claimId, state: 'waiting' }).lean();
    if (!claim?.userId) return;
    const student = await User.findOne({ _id: claim.userId, role: 'student', disabled: { $ne: true } }).lean();
    if (!student || student.mergedInto) return;
    const userId = String(student._id);
    const owner = await User.findById(claim.agencyId, 'company_name').lean();
    await sendMail({ template: 'agency-asks', userId, claimId }, { key: claimId });
    const guardian = await guardianWhoAnswers(student);
    if (guardian) await askGuardian(claim, student, guardian);
    await notify(userId, `${owner?.company_name || 'An agency'} asks if they may act for you.`, '/settings', claim._id);
    await announceChange(changeOfStudent({ _id: student._id, addedBy: null }));
  },
});
