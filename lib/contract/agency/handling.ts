import { z } from 'zod';
import { country, done, email, id, line, optionalLine, optionalName } from '../fields';
import { calls } from '../operation';

/** Which applications an agency may handle in the place of staff, and whose own site this is. */

const { forAdmins, forAgents } = calls('Agencies');

const signed = z.object({ byName: z.string(), at: z.string() }).nullable();

const right = z
  .object({
    /** '' for every country. */
    country: z.union([z.literal(''), country]),
    /** '' for all of the country. */
    university: z.string(),
    /** Who of the agency named it, and which admin allowed it, each with the day (ISO 8601); null where no one did. */
    named: signed,
    allowed: signed,
  })
  .meta({ id: 'HandlingRight' });
/** One line of what an agency may handle, or wants to. */
export type HandlingRightView = z.infer<typeof right>;

const handling = {
  rights: z.array(right),
  /** Whether this is the agency's own site: it may handle all. */
  isOwnSite: z.boolean(),
};

const scope = {
  country: z.union([z.literal(''), country]).default(''),
  university: optionalLine(200),
};

export const agentHandling = forAdmins('GET /agents/{id}/handling', {
  summary: 'Which applications an agency may handle, and which universities it named',
  params: z.object({ id }),
  result: z.object({ agency: z.string(), ...handling }),
  errors: ['not_found'],
});

export const allowHandling = forAdmins('PUT /agents/{id}/handling', {
  summary:
    'Allow an agency to handle all applications, those of one country, or those to one university; or withdraw that right. Applications it may no longer handle pass to staff at once',
  params: z.object({ id }),
  body: z.object({ ...scope, allowed: z.boolean() }).refine(({ country, university }) => !university || country, {
    path: ['country'],
    message: 'Please choose the country of the university.',
  }),
  result: done.extend(handling),
  errors: ['not_found', 'conflict'],
});

export const ownHandling = forAgents('GET /agency/handling', {
  summary: 'Which applications the caller’s agency may handle, and which universities it named',
  result: z.object({ ...handling, canName: z.boolean() }),
});

export const nameForHandling = forAgents('PUT /agency/handling', {
  summary:
    'Name a partner university whose applications the agency wants to handle, or remove the name. An admin must allow the handling',
  body: z.object({ country, university: line(200, 'Please enter the university.'), named: z.boolean() }),
  result: done.extend(handling),
  errors: ['forbidden', 'conflict'],
});

const NEEDED = {
  company: 'Please enter the name of the agency.',
  name: 'Please enter the name of the agency’s owner.',
  email: 'Please enter the email address of the agency’s owner.',
};
const ownAgency = z.object({ _id: id, name: z.string() }).nullable();

export const getOwnAgency = forAdmins('GET /own-agency', {
  summary: 'This site’s own agency; null if there is none',
  result: z.object({ agency: ownAgency, choices: z.array(z.object({ _id: id, name: z.string() })) }),
});

export const putOwnAgency = forAdmins('PUT /own-agency', {
  summary:
    'Set a verified agency as this site’s own agency (null for none), or create it; its owner then gets an email to choose a password. It may handle all applications of its students',
  body: z
    .object({
      /** An agency that is there, or null for none; left out, one is made of the fields below. */
      agencyId: id.nullable().optional(),
      company: optionalLine(120),
      name: optionalName(120),
      email: z.union([z.literal(''), email]).default(''),
    })
    .superRefine(({ agencyId, ...made }, context) => {
      if (agencyId !== undefined) return;
      for (const [field, message] of Object.entries(NEEDED))
        if (!made[field as keyof typeof NEEDED]) context.addIssue({ code: 'custom', path: [field], message });
    }),
  result: done.extend({ agency: ownAgency }),
  errors: ['not_found', 'conflict'],
});
