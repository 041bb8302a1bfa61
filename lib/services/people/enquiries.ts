import type { EnquiryRow } from '@/lib/contract/people/enquiries';
import { ENQUIRIES_BY_AGE, Enquiry, type EnquiryRecord } from '@/models/enquiry';
import { User } from '@/models/user';
import { announceChange, changeOfEnquiry } from '../notifications/changes';
import { containing, type ListQuery, orderOf, readPage } from './lists';

/** Keeps what a visitor of the landing page asks. */
export async function enquire(input: { name: string; email: string; mobile: string; message: string }): Promise<void> {
  const { _id } = await Enquiry.create({ ...input, source: 'landing' });
  await announceChange(changeOfEnquiry(_id));
}

/** Enquiries with whether their address belongs to a verified account, and the number on all pages. */
export async function listEnquiries(
  query: ListQuery & { sort: string },
): Promise<{ enquiries: EnquiryRow[]; total: number }> {
  const list = {
    model: Enquiry,
    filter: enquiryFilter(query),
    order: orderOf(query.sort),
    searchedBy: ENQUIRIES_BY_AGE,
  };
  const { records, total } = await readPage(list, query);
  return { enquiries: await enquiryRows(records), total };
}

/** The enquiries a list is about. */
export function enquiryFilter({ q }: { q: string }) {
  return containing(q, ['name', 'email', 'mobile']);
}

/** Enquiries as the table shows them. */
export async function enquiryRows(records: readonly EnquiryRecord[]): Promise<EnquiryRow[]> {
  const emails = [...new Set(records.map(({ email }) => email))];
  const accounts = await User.find({ email: { $in: emails }, isVerified: true }, 'email').lean();
  const verified = new Set(accounts.map(({ email }) => email));
  return records.map(({ _id, name, email, mobile, message, source, createdOn }) => ({
    _id: String(_id),
    name,
    email,
    mobile,
    message,
    source,
    createdOn: createdOn.toISOString(),
    isVerified: verified.has(email),
  }));
}
