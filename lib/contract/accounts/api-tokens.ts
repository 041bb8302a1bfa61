import { z } from 'zod';
import { API_SCOPE_NAMES } from '../../domain/accounts/api-tokens';
import { done, id, line } from '../fields';
import { calls } from '../operation';

/** Tokens by which programs call the API in their maker's place. */

const { forAgentsAndStaff } = calls('API tokens');
const scopes = z.array(z.enum(API_SCOPE_NAMES));

const apiToken = z
  .object({
    _id: id,
    name: z.string(),
    /** Who made it, whose reach it has. */
    maker: z.string(),
    scopes,
    createdOn: z.string(),
    endsOn: z.string(),
    /** To within a minute; null before its first use. */
    usedOn: z.string().nullable(),
  })
  .meta({ id: 'ApiToken' });
/** A token for programs as those who may revoke it see it. */
export type ApiTokenView = z.infer<typeof apiToken>;

export const listApiTokens = forAgentsAndStaff('GET /api-tokens', {
  summary:
    'API tokens, newest first: owners see those of their agency, admins those of all staff, others their own. A token has the access of the person who created it',
  result: z.object({ tokens: z.array(apiToken) }),
  errors: ['forbidden'],
});

export const makeApiToken = forAgentsAndStaff('POST /api-tokens', {
  summary:
    'Create an API token, which is shown only in this response. Needs the password. Logged. 403 for agents who don’t own an agency, 409 for more than twenty tokens',
  confirm: ['agent', 'team', 'admin'],
  status: 201,
  body: z.object({
    name: line(60, 'Please enter a name.'),
    scopes: scopes.min(1, 'Please choose at least one.'),
    /** It ends after so many days. */
    days: z.number().int().min(1).max(365),
  }),
  result: done.extend({ token: z.string() }),
  errors: ['conflict'],
});

export const revokeApiToken = forAgentsAndStaff('DELETE /api-tokens/{id}', {
  summary: 'Revoke an API token: it stops working at once. Logged',
  params: z.object({ id }),
  result: done,
  errors: ['forbidden', 'not_found'],
});
