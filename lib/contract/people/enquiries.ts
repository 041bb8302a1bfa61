import { z } from 'zod';
import { LEAD_SOURCE_KINDS } from '@/lib/domain/desk/leads';
import { done, email, id, keyword, mobile, orderBy, paging, personName, unclearNumber } from '../fields';
import { calls } from '../operation';
import { exportFormat } from '../table-export';

const { forAdmins, forAnyone } = calls('Enquiries');
/** What admins may order enquiries by. */
export const ENQUIRY_COLUMNS = ['_id', 'name', 'email', 'mobile', 'createdOn', 'isVerified'] as const;

const enquiryRow = z.object({
  _id: id,
  name: z.string(),
  email: z.string(),
  mobile: z.string(),
  mobileShown: z.string(),
  message: z.string(),
  source: z.enum(LEAD_SOURCE_KINDS),
  createdOn: z.string(),
  /** Whether the address belongs to a verified account. */
  isVerified: z.boolean(),
});
/** An enquiry in the admins' table and its export. */
export type EnquiryRow = z.infer<typeof enquiryRow>;

export const enquire = forAnyone('POST /enquiries', {
  summary: 'Ask a counsellor to call back',
  limit: 'enquiry',
  body: z.object({
    name: personName(),
    email,
    mobile,
    message: z.string().trim().max(2000).default(''),
  }),
  result: done,
  status: 201,
  invalidMessage: 'Please fill in all fields',
});

export const getEnquiries = forAdmins('GET /get-enquiries', {
  summary: 'Enquiries. The header x-total-count has the total',
  query: z.object({
    ...paging,
    q: keyword,
    sort: orderBy(ENQUIRY_COLUMNS).default('-createdOn'),
    number: unclearNumber,
  }),
  result: z.array(enquiryRow),
});

export const exportEnquiries = forAdmins('GET /get-enquiries/export', {
  summary: 'The enquiries of GET /get-enquiries, all pages, as a file, streamed',
  limit: 'whole-list',
  confirm: ['admin'],
  query: getEnquiries.query.omit({ page: true, limit: true }).extend({ format: exportFormat }),
  result: 'stream',
});
