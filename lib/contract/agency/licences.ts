import { z } from 'zod';
import { LICENCE_KIND_NAMES } from '@/lib/domain/agency/licences';
import { day, done, id, line, optionalLine } from '../fields';
import { calls } from '../operation';

/** Licences and registrations of an agency and of its people. */
const { forAgents } = calls('Agencies');

const licence = z
  .object({
    _id: id,
    kind: z.enum(LICENCE_KIND_NAMES),
    /** The person whose it is; '' for the agency’s. */
    holder: z.string(),
    memberId: id.nullable(),
    /** The branch that it is for; '' for the whole agency. */
    branch: z.string(),
    number: z.string(),
    /** Where it is for; '' where that is not said. */
    place: z.string(),
    /** The last day, YYYY-MM-DD; null where it names none. */
    to: z.string().nullable(),
    /** 'renewed' where another one of its kind, holder and place ends later. */
    state: z.enum(['holds', 'ends soon', 'ended', 'renewed']),
  })
  .meta({ id: 'AgencyLicence' });
/** A licence in an agency's list, with how long it holds. */
export type LicenceView = z.infer<typeof licence>;

export const listLicences = forAgents('GET /agency/licences', {
  summary: 'Licences of the caller’s agency and its staff, earliest expiry date first',
  result: z.object({ licences: z.array(licence), today: z.string() }),
});

const given = z.object({
  kind: z.enum(LICENCE_KIND_NAMES, 'Please choose a type.'),
  memberId: id.nullable().default(null),
  branchId: id.nullable().default(null),
  number: line(80, 'Please enter the number.'),
  place: optionalLine(80),
  to: day.nullable(),
});
/** A licence as owners enter it, checked. */
export type NewLicence = z.output<typeof given>;

export const addLicence = forAgents('POST /agency/licences', {
  summary:
    'Add a licence for a person, the agency or a branch. Owners only. A renewal is added as a new one. After the agency’s licence expires, no new commission can be claimed',
  body: given,
  result: done,
  status: 201,
  errors: ['forbidden', 'not_found', 'conflict'],
});

export const removeLicence = forAgents('DELETE /agency/licences/{id}', {
  summary: 'Remove a licence that was added by mistake. Owners only; it stays in the log',
  params: z.object({ id }),
  result: done,
  errors: ['forbidden', 'not_found'],
});
