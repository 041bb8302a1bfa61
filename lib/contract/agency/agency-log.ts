import { z } from 'zod';
import { id, named, paged } from '../fields';
import { calls } from '../operation';

const { forAgents } = calls('Agencies');

const agencyAccess = z
  .object({
    opened: z.array(
      z.object({
        _id: id,
        /** Who opened it, by the present name. */
        reader: z.string(),
        /** Null for a student who is the agency's no more. */
        student: named.nullable(),
        /** The parts of the file in words. */
        seen: z.array(z.string()),
        /** ISO 8601. */
        lastOn: z.string(),
      }),
    ),
    /** How many of them there are on all pages. */
    total: z.number(),
    /** The newest twenty. */
    exports: z.array(z.object({ _id: id, reader: z.string(), what: z.string(), on: z.string() })),
  })
  .meta({ id: 'AgencyAccess' });
/** Which files the agency's people opened, for its owners. */
export type AgencyAccess = z.infer<typeof agencyAccess>;

export const readAgencyAccess = forAgents('GET /agency/access', {
  summary: 'The agency’s access log: who opened which student files or exported lists, newest first. Owners only',
  query: z.object({
    /** One person of the agency. */
    member: id.optional(),
    ...paged(20),
  }),
  result: agencyAccess,
  errors: ['forbidden', 'not_found'],
});
