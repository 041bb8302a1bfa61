import { z } from 'zod';
import { done, optionalLine } from '../fields';
import { calls } from '../operation';

/** Where backups are copied to, off the machine. */

const { forAdmins } = calls('Site');
/** A path, or a bucket's address: no search, password or dots that lead elsewhere. */
const PLACE = /^(\/.*|https?:\/\/[^/?#@\s]+(\/[\w-][\w.-]*)+)?$/;
const settings = z.object({
  /** A folder of the server by its whole path, or a bucket's address with a folder in it or without; empty for nowhere. */
  where: optionalLine(500).refine(
    (given) => PLACE.test(given),
    'Please enter a path like /mnt/backups, or an address like https://s3.example.org/bucket/folder.',
  ),
  /** Of a bucket. */
  region: optionalLine(60).refine((given) => /^[\w-]*$/.test(given), 'Please enter a region like eu-central-1.'),
  accessKey: optionalLine(200).refine((given) => /^[\w+/=.-]*$/.test(given), 'Please enter the access key’s id.'),
  /** So many copies stay. */
  kept: z.number().int().min(1, 'At least 1.').max(1000, 'At most 1,000.').default(30),
});
const savedOn = z.iso.datetime('This is not a valid ISO 8601 date and time.').nullable();
const stored = settings.extend({
  /** Whether a secret key is stored; it is never shown. */
  hasSecret: z.boolean(),
  /** The number of the recovery key; '' before there is one, or where it can't be read. */
  keyNumber: z.string(),
  /** The site was restored: no copies until the settings are saved. */
  paused: z.boolean(),
  savedOn,
});

/** Where backups are copied to, as admins see it: never a secret. */
export type CopySettingsView = z.infer<typeof stored>;

export const getCopySettings = forAdmins('GET /copy-settings', {
  summary: 'Where backups of this site are copied to, without secrets',
  result: z.object({ settings: stored }),
});

export const putCopySettings = forAdmins('PUT /copy-settings', {
  summary:
    'Set where backups are copied to, after testing that place. Needs the password. Logged, and all admins are notified. 409 if saved since `savedOn`',
  confirm: ['admin'],
  body: settings.extend({
    /** Of the bucket; without one the stored secret stays, as long as address and access key do. */
    secret: z.string().max(500, 'At most 500 characters.').default(''),
    /** Make a new recovery key. Copies made before open with the former one. */
    newKey: z.boolean().default(false),
    savedOn: savedOn.default(null),
  }),
  result: done.extend({
    settings: stored,
    /** A new recovery key, shown this once; null where the former one stays. */
    key: z.object({ key: z.string(), number: z.string() }).nullable(),
  }),
  errors: ['conflict'],
});
