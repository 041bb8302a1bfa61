import type { Types } from 'mongoose';
import {
  LIVE_PROSPECT_STAGES,
  type NextKind,
  type ProspectSource,
  type ProspectStage,
} from '@/lib/domain/agency/prospects';
import { storedSteps } from '@/lib/domain/agency/steps';
import { addDays, DAY_MS, dayOf } from '@/lib/domain/days/day';
import { e164Of, phoneEndOf } from '@/lib/domain/phones';
import { nameKeyOf } from '@/lib/services/people/prospects/likeness';
import { Prospect } from '@/models/prospect';
import { User } from '@/models/user';

type Lead = [
  name: string,
  mobile: string,
  source: ProspectSource,
  wishes: string,
  stage: ProspectStage,
  /** In days from today; null for none. */
  next: number | null,
  note: string,
];

const LEADS: readonly Lead[] = [
  [
    'Jaspreet Dhaliwal',
    '+919814020011',
    'walk-in',
    'Canada, nursing, Sep',
    'new',
    null,
    'Came with her mother. Wants to know what it costs.',
  ],
  [
    'Rohan Bhatia',
    '+919814020012',
    'call',
    'UK, MSc data science, Jan',
    'contacted',
    0,
    'Has 68 % and IELTS 6.5. Father pays.',
  ],
  ['Simranjit Sandhu', '+919814020013', 'referral', 'Australia, cookery', 'contacted', -2, 'Called twice, no answer.'],
  [
    'Ananya Kapoor',
    '+919814020014',
    'fair',
    'Ireland, business, Sep',
    'counselled',
    3,
    'Took home four courses to talk over.',
  ],
  ['Gurpreet Sidhu', '+919814020015', 'advert', 'Canada, welding', 'visit', 1, 'Comes on Saturday with both parents.'],
  [
    'Mehak Arora',
    '+919814020016',
    'website',
    'USA, computer science',
    'papers',
    5,
    'Passport is at the office, marks to follow.',
  ],
  ['Karan Malhotra', '+919814020017', 'school', 'UK, any', 'later', 60, 'After his exams in March.'],
  ['Navdeep Brar', '+919814020018', 'walk-in', 'Australia', 'lost', null, 'Went to his uncle’s agency.'],
];

/** Some leads for the first demo agency, once, where it has none. */
export async function saveDemoLeads(now: Date): Promise<void> {
  const agency = await User.findOne({ role: 'agent', agency: null }, 'name').sort({ _id: 1 }).lean();
  if (!agency || (await Prospect.exists({ agencyId: agency._id }))) return;
  const counsellor = await User.findOne({ 'agency.id': agency._id, 'agency.role': 'counsellor' }, 'name agency')
    .sort({ _id: 1 })
    .lean();
  const day = (days: number) => addDays(dayOf(now, 'UTC'), days);
  for (const [at, [name, mobile, source, wishes, stage, next, note]] of LEADS.entries()) {
    const by = counsellor && at % 2 ? counsellor : agency;
    const isNew = stage === 'new';
    const step = (days: number, kind: NextKind, text: string) => ({ on: day(days), kind, text, memberId: null });
    const steps = next === null ? [] : [step(next, 'call', '')];
    if (stage === 'papers') steps.push(step(9, 'task', 'marks from her school'));
    await Prospect.create({
      ...{ agencyId: agency._id, name, nameKey: nameKeyOf(name), mobile, source, wishes, stage },
      mobileE164: e164Of(mobile),
      phoneEnds: [phoneEndOf(mobile)],
      memberId: isNew ? null : by._id,
      branchId: counsellor?.agency?.branches[0] ?? null,
      ...storedSteps<Types.ObjectId>(steps),
      touchedOn: isNew ? null : now,
      lostReason: stage === 'lost' ? 'agency' : '',
      forgetOn: LIVE_PROSPECT_STAGES.some((live) => live === stage) ? null : new Date(now.getTime() + 730 * DAY_MS),
      entries: [{ kind: 'note', text: note, by: by._id, byName: by.name, at: now }],
    });
  }
}
