import { CURRENCY_OF } from '@/lib/domain/countries';
import { addAgreement } from '@/lib/services/desk/commission/agreements';
import { Application } from '@/models/application';
import { CommissionAgreement } from '@/models/commission-agreement';
import { User } from '@/models/user';
import { PERSONAS } from './people';

const LETTER = 'Agency agreement of the demo';

/**
 * An agreement of the first demo agency with the university whose offer one of its students accepted, so that Commission
 * has an entry; once.
 */
export async function saveDemoCommission(now: Date): Promise<void> {
  const owner = await User.findOne({ email: PERSONAS.agent }).lean();
  if (!owner || (await CommissionAgreement.exists({ agencyId: owner._id }))) return;
  const accepted = { agentId: owner._id, status: 'Accepted' as const };
  const application = await Application.findOne(accepted, 'country university').sort({ _id: 1 }).lean();
  if (!application) return;
  const { country, university } = application;
  const viewer = { userId: String(owner._id), role: 'agent', name: owner.name, email: owner.email } as const;
  const year = now.getUTCFullYear();
  await addAgreement(viewer, {
    ...{ country, university, currency: CURRENCY_OF[country], from: `${year - 1}-01-01`, to: `${year + 1}-12-31` },
    ...{ mayNet: true, claims: 'together', source: LETTER, note: '' },
    rules: [
      {
        ...{ levels: [], course: '', kind: 'percent', tiers: [{ from: 1, rate: 150_000 }] },
        ...{ tierMode: null, tierDrop: null, countBy: null, tiersBy: 'students', bonus: null },
        ...{ intakes: [], campus: '', nationalities: [] },
        ...{ base: 'first-year-fee', scholarship: 'after', terms: 1, payEvent: 'census', minPaid: null, cap: null },
        ...{ clawback: 'pro-rata', clawbackDays: null, claimDays: 60, keyDate: 'application' },
        source: `${LETTER}, page 2`,
      },
    ],
  });
}
