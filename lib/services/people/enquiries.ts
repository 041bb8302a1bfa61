import { Types } from 'mongoose';
import type { EnquiryRow } from '@/lib/contract/people/enquiries';
import { OPEN_LEAD_STATES } from '@/lib/domain/desk/leads';
import { shownPhone, UNCLEAR_NUMBER } from '@/lib/domain/phones';
import { type ListQuery, orderOf, readPage, searchedPeople } from '@/lib/services/records/lists/lists';
import { announceChange, changeOfEnquiry } from '@/lib/services/records/notices/changes';
import { deliverEffects, effectsOnCreate } from '@/lib/services/records/notices/outbox';
import { Enquiry, type EnquiryRecord } from '@/models/enquiry';
import { User, type UserRecord } from '@/models/user';
import { noticesOfEnquiry } from './new-work';

/** Keeps what a visitor of the landing page asks. */
export async function enquire(input: { name: string; email: string; mobile: string; message: string }): Promise<void> {
  await storeEnquiry({ ...input, source: 'landing' });
}

/** Keeps an enquiry, with whether its address belongs to a verified account. One of the landing page rings staff. */
export async function storeEnquiry(
  enquiry: Pick<EnquiryRecord, 'name' | 'email' | 'mobile' | 'source'> & { message?: string },
): Promise<void> {
  const _id = new Types.ObjectId();
  const asks = enquiry.source === 'landing' ? await noticesOfEnquiry({ _id, name: enquiry.name }) : [];
  const { email } = enquiry;
  await deliverEffects(Enquiry, (await Enquiry.create({ ...enquiry, _id, ...effectsOnCreate(asks) })).toObject());
  await renewEnquiries(email);
  await announceChange(changeOfEnquiry(_id));
}

/**
 * A student registered by themself: that counts as an enquiry which led to an account, and so do those that were open
 * from this address. A second call changes nothing more.
 */
export async function enquiriesRegistered({ _id, email }: Pick<UserRecord, '_id' | 'email'>): Promise<void> {
  await Enquiry.updateMany(
    { email, state: { $in: OPEN_LEAD_STATES } },
    { $set: { state: 'student', studentId: _id, closedOn: new Date(), followUpOn: null } },
  );
}

/** Writes to the enquiries of an address whether it belongs to a verified account now. To be called when that changes. */
export async function renewEnquiries(email: string): Promise<void> {
  const isVerified = (await User.exists({ email, isVerified: true })) !== null;
  await Enquiry.updateMany({ email, isVerified: !isVerified }, { $set: { isVerified } });
}

interface EnquiryFilter {
  q: string;
  /** Only those with a number that is not clear. */
  number?: 'unclear' | undefined;
}

/** Enquiries with whether their address belongs to a verified account, and the number on all pages. */
export async function listEnquiries(
  query: ListQuery & EnquiryFilter & { sort: string },
): Promise<{ enquiries: EnquiryRow[]; total: number }> {
  const list = {
    model: Enquiry,
    filter: enquiryFilter(query),
    order: orderOf(query.sort),
    isNarrow: query.number !== undefined,
  };
  const { records, total } = await readPage(list, query);
  return { enquiries: await enquiryRows(records), total };
}

/** The enquiries a list is about. */
export function enquiryFilter({ q, number }: EnquiryFilter) {
  return { ...searchedPeople(q), ...(number ? UNCLEAR_NUMBER : {}) };
}

/** Enquiries as the table shows them. */
export async function enquiryRows(records: readonly EnquiryRecord[]): Promise<EnquiryRow[]> {
  const emails = [...new Set(records.map(({ email }) => email))];
  const accounts = await User.find({ email: { $in: emails }, isVerified: true }, 'email').lean();
  const verified = new Set(accounts.map(({ email }) => email));
  return records.map(({ _id, name, email, mobile, mobileE164, message, source, createdOn }) => ({
    _id: String(_id),
    name,
    email,
    mobile,
    mobileShown: shownPhone({ mobile, mobileE164 }),
    message,
    source,
    createdOn: createdOn.toISOString(),
    isVerified: verified.has(email),
  }));
}
