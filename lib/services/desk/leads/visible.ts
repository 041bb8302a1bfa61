import { leadsToTake, leadsVisibleTo } from '@/lib/access';
import { conflict, found, notFound } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { Enquiry, type EnquiryRecord } from '@/models/enquiry';
import type { Filter } from '@/models/filter';

/** The filter of the enquiries a viewer works on, of those that a filter is about. 404 for who works on none. */
export function visibleLeads(viewer: Viewer, filter: Filter<EnquiryRecord>): Filter<EnquiryRecord> {
  const scope = leadsVisibleTo(viewer);
  if (!scope) throw notFound('Enquiry not found.');
  return Object.keys(scope).length ? { $and: [filter, scope] } : filter;
}

/** One of the enquiries a viewer works on; else 404. */
export async function visibleLead(viewer: Viewer, id: string): Promise<EnquiryRecord> {
  return found(await Enquiry.findOne(visibleLeads(viewer, { _id: id })).lean(), 'Enquiry not found.');
}

/** The filter of the enquiries that a viewer may take for themself: those no one works on, beside their own scope. */
export function leadsForTaking(viewer: Viewer, filter: Filter<EnquiryRecord>): Filter<EnquiryRecord> {
  const free = leadsToTake(viewer);
  return free ? { $or: [visibleLeads(viewer, filter), { $and: [filter, free] }] } : visibleLeads(viewer, filter);
}

/** One that a viewer may take; 409 where someone else has it, or there is none. */
export async function leadForTaking(viewer: Viewer, id: string): Promise<EnquiryRecord> {
  const lead = await Enquiry.findOne(leadsForTaking(viewer, { _id: id })).lean();
  if (!lead) throw conflict('This enquiry is assigned to someone else now, or was deleted.');
  return lead;
}
