import { z } from 'zod';
import { done, id, secondFactorCode } from '../fields';
import { calls } from '../operation';
import { proof } from './proof';

const { forSignedIn } = calls('Settings');
const everyRole = ['student', 'agent', 'team', 'admin'] as const;
const recoveryCodes = z.array(z.string());

export const getSecondFactor = forSignedIn('GET /second-factor', {
  summary:
    "The caller's authenticator app and passkeys, whether a second factor is required for all staff, and the link with the directory",
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
    /** The organisation's directory, and since when the account is linked; null where there is none, and for students. */
    directory: z.object({ name: z.string(), linkedOn: z.string().nullable() }).nullable(),
    /** Of staff: it can't be turned off. */
    required: z.boolean(),
  }),
});
/** The second factors on a person's settings page. */
export type SecondFactorView = z.infer<typeof getSecondFactor.result>;

export const unlinkDirectory = forSignedIn('DELETE /directory-link', {
  summary: "End the link of the caller's account with the organisation's directory. Its other sessions end",
  confirm: everyRole,
  result: done,
  errors: ['conflict'],
});

export const beginApp = forSignedIn('POST /second-factor/app', {
  summary: 'Start adding an authenticator app. Returns its secret and the QR code’s address, valid for ten minutes',
  confirm: everyRole,
  result: z.object({ secret: z.string(), uri: z.string() }),
  errors: ['conflict'],
});

export const addApp = forSignedIn('PUT /second-factor/app', {
  summary: 'Finish adding the authenticator app with its first code. Returns ten recovery codes, shown once',
  confirm: everyRole,
  body: z.object({ code: secondFactorCode }),
  result: done.extend({ recoveryCodes }),
  errors: ['conflict', 'too_many_requests'],
});

export const removeApp = forSignedIn('DELETE /second-factor/app', {
  summary: 'Remove the authenticator app. Without a passkey, codes are then sent by email',
  confirm: everyRole,
  body: proof,
  result: done,
  errors: ['too_many_requests'],
});

export const removePasskey = forSignedIn('DELETE /second-factor/passkeys/{id}', {
  summary: "Remove one of the caller's passkeys. Without another passkey or an app, codes are then sent by email",
  confirm: everyRole,
  params: z.object({ id }),
  body: proof,
  result: done,
  errors: ['not_found', 'too_many_requests'],
});

export const renewRecoveryCodes = forSignedIn('POST /second-factor/recovery-codes', {
  summary: 'Create ten new recovery codes, shown once. Earlier codes stop working',
  confirm: everyRole,
  body: proof,
  result: done.extend({ recoveryCodes }),
  errors: ['too_many_requests'],
});
