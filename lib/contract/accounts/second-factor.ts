import { z } from 'zod';
import { done, id, secondFactorCode } from '../fields';
import { operation } from '../operation';
import { proof } from './proof';

const tag = 'Settings';
const everyRole = ['student', 'agent', 'team', 'admin'] as const;
const recoveryCodes = z.array(z.string());

export const getSecondFactor = operation({
  method: 'GET',
  path: '/second-factor',
  tag,
  summary: "The caller's authenticator app and passkeys, and whether admins ask all staff for a second factor",
  access: 'signed-in',
  result: z.object({
    app: z.boolean(),
    passkeys: z.array(
      z.object({
        _id: id,
        name: z.string(),
        createdOn: z.string(),
        /** null before its first use. */
        usedOn: z.string().nullable(),
      }),
    ),
    recoveryCodesLeft: z.number(),
    /** Of staff: it can't be turned off. */
    required: z.boolean(),
  }),
});
export type SecondFactorView = z.infer<typeof getSecondFactor.result>;

export const beginApp = operation({
  method: 'POST',
  path: '/second-factor/app',
  tag,
  summary: 'Begin to add an authenticator app: its secret, and the address for its picture; good for ten minutes',
  access: 'signed-in',
  limit: 'write',
  confirm: everyRole,
  result: z.object({ secret: z.string(), uri: z.string() }),
  errors: ['conflict'],
});

export const addApp = operation({
  method: 'PUT',
  path: '/second-factor/app',
  tag,
  summary: 'Add the authenticator app that was begun by its first code; answers ten recovery codes, this once',
  access: 'signed-in',
  limit: 'write',
  confirm: everyRole,
  body: z.object({ code: secondFactorCode }),
  result: done.extend({ recoveryCodes }),
  errors: ['conflict', 'too_many_requests'],
});

export const removeApp = operation({
  method: 'DELETE',
  path: '/second-factor/app',
  tag,
  summary: 'Remove the authenticator app; without a passkey, codes then come by e-mail',
  access: 'signed-in',
  limit: 'write',
  confirm: everyRole,
  body: proof,
  result: done,
  errors: ['too_many_requests'],
});

export const removePasskey = operation({
  method: 'DELETE',
  path: '/second-factor/passkeys/{id}',
  tag,
  summary: "Remove one of the caller's passkeys; without another or an app, codes then come by e-mail",
  access: 'signed-in',
  limit: 'write',
  confirm: everyRole,
  params: z.object({ id }),
  body: proof,
  result: done,
  errors: ['not_found', 'too_many_requests'],
});

export const renewRecoveryCodes = operation({
  method: 'POST',
  path: '/second-factor/recovery-codes',
  tag,
  summary: 'Make ten new recovery codes, answered this once; those before stop working',
  access: 'signed-in',
  limit: 'write',
  confirm: everyRole,
  body: proof,
  result: done.extend({ recoveryCodes }),
  errors: ['too_many_requests'],
});
