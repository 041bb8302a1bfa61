import { bad, type Finding, good } from '@/lib/domain/desk/site-status';
import { env, OWN_MACHINE, siteUrl } from '@/lib/platform/env';
import { hasSealedFiles } from '@/lib/platform/files/missing-keys';
import { User } from '@/models/user';

/** The address of the demo's admin, whose password is in the README. */
const DEMO_ADMIN = 'admin@example.com';

/** Settings with which the site is not safe for people's data. */
export async function settingsCheck(): Promise<Finding> {
  const { RATE_LIMITS, DOCUMENTS_KEY, TRUST_PROXY } = env();
  const isPublic = !OWN_MACHINE.test(siteUrl());
  const isHttps = siteUrl().startsWith('https://');
  const demo = isPublic && (await User.exists({ email: DEMO_ADMIN }));
  const unsafe: readonly [boolean, text: string, advice: string][] = [
    [RATE_LIMITS === 'off', 'Password guessing is not limited (RATE_LIMITS is off).', 'Remove RATE_LIMITS.'],
    // Where files are sealed already, the line of stored files says to bring their key back: another one would lock it out.
    [
      !DOCUMENTS_KEY && !(await hasSealedFiles()),
      'Uploaded files are stored unencrypted (DOCUMENTS_KEY is not set).',
      'Set DOCUMENTS_KEY.',
    ],
    [
      isPublic && !isHttps,
      'The site is served without encryption.',
      'Put a proxy with a certificate in front, and use https:// in NEXTAUTH_URL.',
    ],
    [
      isPublic && isHttps && TRUST_PROXY === 0,
      'All visitors count as one address (TRUST_PROXY is 0).',
      'Set TRUST_PROXY to the number of proxies.',
    ],
    [
      Boolean(demo),
      'The demo accounts exist, with passwords that anyone can look up.',
      'Start with an empty database, without the demo.',
    ],
  ];
  const found = unsafe.filter(([is]) => is);
  if (found.length === 0) return good('No unsafe settings.');
  return bad(
    found.map(([, text]) => text).join(' '),
    `${found.map(([, , advice]) => advice).join(' ')} Then start again.`,
  );
}
