import type { EnquiryRow } from '@/lib/contract/enquiries';
import { Enquiry, type EnquiryRecord } from '@/models/enquiry';
import { User } from '@/models/user';
import { containing, type ListQuery, orderOf, pageOf, totalOf } from './lists';

/** Keeps what a visitor of the landing page asks. */
export async function enquire(input: { name: string; email: string; mobile: string; message: string }): Promise<void> {
  await Enquiry.create({ ...input, source: 'landing' });
}

/** Enquiries with whether their address belongs to a verified account, and the number on all pages. */
export async function listEnquiries(
  query: ListQuery & { sort: string },
): Promise<{ enquiries: EnquiryRow[]; total: number }> {
  const filter = enquiryFilter(query);
  const paging = pageOf(query);
  const records = await Enquiry.find(filter).sort(orderOf(query.sort)).skip(paging.skip).limit(paging.limit).lean();
  // The database keeps the number of all; a search is counted along an index, for it has none of its own.
  const total = await totalOf(records, paging, () =>
    query.q ? Enquiry.countDocuments(filter).hint({ createdOn: -1, _id: -1 }) : Enquiry.estimatedDocumentCount(),
  );
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
