import { z } from 'zod';
import type { GroupRole } from '@/lib/domain/accounts/directory';
import { isTimeZone } from '@/lib/domain/days/time-zones';
import { once } from './once';

const text = z.string().trim().min(1);

/** MB a day by role, as `student=200,agent=2000`; a role that isn't named keeps what stands here. */
const megabytesByRole = z
  .string()
  .default('')
  .transform((given, context) => {
    const megabytes = { student: 200, agent: 2_000, team: 2_000, admin: 10_000, helper: 200 };
    for (const part of given.split(',').filter(Boolean)) {
      const [, role, number] = /^\s*(student|agent|team|admin|helper)=(\d+)\s*$/.exec(part) ?? [];
      if (!role) {
        context.addIssue('must look like student=200,agent=2000');
        return z.NEVER;
      }
      megabytes[role as keyof typeof megabytes] = Number(number);
    }
    return megabytes;
  });

/** Addresses of a directory: encrypted, but on this machine. */
export const OWN_MACHINE = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|\/|$)/;
export const isSafeAddress = (url: string): boolean => url.startsWith('https://') || OWN_MACHINE.test(url);

const listed = (given: string) => given.split(/\s*,\s*/).flatMap((one) => one.trim() || []);

/** Roles by group, as `site-admins=admin,counsellors=team`; '*' is everybody, and nobody is made an admin by it. */
const rolesByGroup = z
  .string()
  .default('')
  .transform((given, context) =>
    listed(given).map((part) => {
      const [, group, role] = /^(.*\S)\s*=\s*(team|admin)$/.exec(part) ?? [];
      if (group && role && !(group === '*' && role === 'admin')) return { group, role } as GroupRole;
      context.addIssue('must look like site-admins=admin,counsellors=team; everybody (*) can only be team');
      return z.NEVER;
    }),
  );

const timeZone = text.refine(isTimeZone, 'must be a time zone like Asia/Kolkata');

/** Every variable the product reads; `.env.example` explains each. */
const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  MONGODB_URI: text.regex(/^mongodb(\+srv)?:\/\//, 'must start with mongodb:// or mongodb+srv://').optional(),
  MONGODB_DB: text.default('study_abroad'),
  NEXTAUTH_SECRET: text.min(32, 'must have at least 32 characters').optional(),
  NEXTAUTH_URL: z.url('must be an address like https://example.org').optional(),
  BLOG_DELETE_KEY: text.optional(),
  MOCK_TEST_URL: z.url('must be an address like https://example.org').optional(),
  WHATSAPP_NUMBER: text.regex(/^\d{6,15}$/, 'digits only, with the country code').optional(),
  PORT: z.coerce.number().int().default(3000),
  DATA_DIR: text.default('.data'),
  PRACTICE_DIR: text.optional(),
  TIME_ZONE: timeZone.optional(),
  SMTP_URL: text
    .regex(/^smtps?:\/\/[^/?#\s]+/, 'must look like smtp://user:password@host:587 or smtps://host')
    .optional(),
  MAIL_FROM: text.regex(/@/, "must contain an email address, like 'Study Abroad <office@example.org>'").optional(),
  TRUST_PROXY: z.coerce.number().int().min(0).max(5).default(0),
  METRICS_TOKEN: text.min(16, 'must have at least 16 characters').optional(),
  SLOW_QUERY_MS: z.coerce.number().int().min(1).default(200),
  STAFF_IDLE_HOURS: z.coerce.number().min(0.1).max(168).default(12),
  STOP_LEAD_SECONDS: z.coerce.number().int().min(0).max(120).default(0),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  UPLOADS_AT_ONCE: z.coerce.number().int().min(1).max(1000).default(16),
  UPLOAD_MB_PER_DAY: megabytesByRole,
  DOCUMENTS_KEY: text.regex(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal digits').optional(),
  DOCUMENTS_KEYS_BEFORE: text
    .regex(/^[0-9a-f]{64}(,\s*[0-9a-f]{64})*$/i, 'must be keys of 64 hexadecimal digits, separated by commas')
    .optional(),
  SIGNING_KEY: text.regex(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal digits').optional(),
  BACKUP_DIR: text.optional(),
  BACKUPS_KEPT: z.coerce.number().int().min(0).max(1000).default(14),
  DISK_RESERVE_MB: z.coerce.number().int().min(0).default(256),
  RATES_URL: z.url({ protocol: /^https$/, error: 'must be an address that begins with https://' }).optional(),
  WEBHOOK_NETWORKS: text
    .regex(
      /^[\da-f.:]+\/\d{1,3}(\s*,\s*[\da-f.:]+\/\d{1,3})*$/i,
      'must be networks like 10.20.0.0/16, separated by commas',
    )
    .optional(),
  CLAMD_SOCKET: text
    .regex(/^(\/|tcp:\/\/[^:/]+:\d+$)/, 'must be the path of a socket, or look like tcp://clamd:3310')
    .optional(),
  OIDC_ISSUER: z.url().refine(isSafeAddress, 'must be an address that begins with https://').optional(),
  OIDC_CLIENT_ID: text.optional(),
  OIDC_CLIENT_SECRET: text.optional(),
  OIDC_NAME: text.max(40, 'must have at most 40 characters').optional(),
  OIDC_DOMAINS: z
    .string()
    .default('')
    .transform((given) => listed(given.toLowerCase())),
  OIDC_SCOPES: text.optional(),
  OIDC_GROUPS_CLAIM: text.default('groups'),
  OIDC_ROLES: rolesByGroup,
  OIDC_CREATE: z.enum(['on', 'off']).default('off'),
  OIDC_REQUIRED: z.enum(['on', 'off']).default('off'),
  OIDC_BREAK_GLASS: z.email('must be an email address').toLowerCase().optional(),
});
export type Env = z.infer<typeof schema>;

/** The environment, checked once per process. Throws one sentence that names the variable at fault. */
export function env(): Env {
  return once('env', () => readEnv(process.env));
}

/** Checks a set of variables. Empty values count as not set. */
export function readEnv(from: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(
    Object.entries(from).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const checked = schema.safeParse(given);
  const issue = checked.error?.issues[0];
  if (issue) throw new Error(`The environment variable ${issue.path.join('.')} is not valid: ${issue.message}.`);
  const lacking = checked.data && lackingOf(checked.data);
  if (lacking) throw new Error(`${lacking[1]} is needed with ${lacking[0]}. See .env.example.`);
  return checked.data as Env;
}

/** A setting of the directory that is of no use, or not safe, without another: the two names. */
function lackingOf(given: Env): readonly (keyof Env)[] | undefined {
  const needs: readonly (readonly [boolean, ...(keyof Env)[]])[] = [
    [given.OIDC_ISSUER !== undefined, 'OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_DOMAINS'],
    [given.OIDC_CREATE === 'on', 'OIDC_CREATE', 'OIDC_ROLES'],
    [given.OIDC_REQUIRED === 'on', 'OIDC_REQUIRED', 'OIDC_ISSUER', 'OIDC_BREAK_GLASS'],
  ];
  const pairs = needs.flatMap(([isSet, name, ...others]) =>
    isSet && name ? others.map((other) => [name, other]) : [],
  );
  return pairs.find(([, other]) => other && !given[other]?.toString());
}

/** The absolute address of one of the site's pages, for links that leave the site; '' gives the site itself, without a slash. */
export function siteUrl(path = ''): string {
  const { NEXTAUTH_URL, PORT } = env();
  return `${(NEXTAUTH_URL ?? `http://localhost:${PORT}`).replace(/\/+$/, '')}${path}`;
}

/** Whether visitors reach the site encrypted: then nothing may go unencrypted. */
export const isHttps = () => siteUrl().startsWith('https://');

/** The key that encrypts sessions. `npm start` makes one for a local database; a deployment must set it. */
export function authSecret(): string {
  const secret = env().NEXTAUTH_SECRET;
  if (!secret) throw new Error('NEXTAUTH_SECRET is not set. Set it to a random text of at least 32 characters.');
  return secret;
}
