import { Types } from 'mongoose';
import { setBilling } from '@/lib/services/people/agency/billing';
import { declareEarning } from '@/lib/services/people/agency/declared';
import { answerCharge, offerItem } from '@/lib/services/people/fees/charges';
import { addFeeItem, setFeeSettings } from '@/lib/services/people/fees/items';
import { askRefund } from '@/lib/services/people/fees/refunds';
import { takeMoney } from '@/lib/services/people/fees/take';
import { Application } from '@/models/application';
import { FeeItem } from '@/models/fee-item';
import { Job } from '@/models/job';
import { Notification } from '@/models/notification';
import { User } from '@/models/user';
import { PERSONAS } from './people';

const TERMS = { kind: 'service' as const, currency: 'INR', from: undefined };
const VISA = {
  ...{ ...TERMS, name: 'Visa file', amount: 15_000, isRefundable: true, askWithin: 180, payWithin: 30 },
  ...{ covers: 'We put the papers of your visa file together and check each one.', when: 'if the visa is refused' },
};
const COURIER = {
  ...{ ...TERMS, name: 'Courier of documents', amount: 1_200, isRefundable: false, askWithin: null, payWithin: null },
  ...{ covers: 'We send your papers to the university and bring the originals back.', when: '' },
};

/** The price list of the first demo agency, one student who paid and asks some of it back, and a declared line; once. */
export async function saveDemoFees(): Promise<void> {
  const owner = await User.findOne({ email: PERSONAS.agent }).lean();
  if (!owner || (await FeeItem.exists({ agencyId: owner._id }))) return;
  const viewer = { userId: String(owner._id), role: 'agent', name: owner.name, email: owner.email } as const;
  await setFeeSettings(viewer, { refundLimit: { amount: 5_000, currency: 'INR' } });
  await setBilling(viewer, {
    ...{
      legalName: 'Example Overseas Education (demo)',
      address: '14 Model Town Road\nJalandhar 144003, Punjab, India',
    },
    ...{ taxLines: [], banks: [], ownCurrency: 'INR', yearStart: '', series: [] },
  });
  const [visa, courier] = [await addFeeItem(viewer, VISA), await addFeeItem(viewer, COURIER)];
  const student = await User.findOne({ addedBy: owner._id, role: 'student', isVerified: true }).sort({ _id: 1 }).lean();
  if (student) {
    const { name, email } = student;
    const payer = { userId: String(student._id), role: 'student', name, email } as const;
    const charge = await offerItem(viewer, payer.userId, { itemId: visa._id, university: '' });
    await answerCharge(payer, charge._id, 'yes');
    const key = () => String(new Types.ObjectId());
    await takeMoney(viewer, charge._id, {
      ...{ amount: 10_000, way: 'upi', kind: 'taken' },
      reference: 'UPI 4471',
      key: key(),
    });
    await askRefund(payer, charge._id, { amount: 4_000, reason: 'I pay the embassy’s fee myself.', key: key() });
    await offerItem(viewer, payer.userId, { itemId: courier._id, university: '' });
    // It is there to be looked at: no letter goes out, and no bell rings for what lies before the first visit.
    await Job.deleteMany({ kind: 'mail', 'payload.template': 'receipt' });
    await Notification.deleteMany({ userId: { $in: [owner._id, student._id] }, href: /^\/fees/ });
  }
  const applied = await Application.findOne({ agentId: owner._id }, 'country university').sort({ _id: 1 }).lean();
  if (applied) {
    const { country, university } = applied;
    await declareEarning(viewer, { country, university, kind: 'percent', percent: 12.5, of: 'the first year’s fee' });
  }
}
