import { bad, broken, type Finding, good } from '@/lib/domain/desk/site-status';
import { directoryName, directoryTrouble } from '@/lib/platform/auth/directory';
import { env } from '@/lib/platform/env';
import { User } from '@/models/user';

/** Whether people can sign in through the organisation's directory, and one admin without it. */
export async function directoryCheck(): Promise<Finding> {
  const { OIDC_REQUIRED, OIDC_BREAK_GLASS, OIDC_ISSUER } = env();
  const name = directoryName();
  if (!name) return good('Not set up: everyone signs in with a password or a passkey.');
  const glass = OIDC_REQUIRED === 'on' ? await glassTrouble(OIDC_BREAK_GLASS) : null;
  if (glass)
    return bad(glass, 'Set OIDC_BREAK_GLASS to the email address of an admin who has signed in with a password.');
  const trouble = await directoryTrouble();
  const advice = `Open ${OIDC_ISSUER}/.well-known/openid-configuration, and compare the OIDC settings with .env.example.`;
  if (trouble) return broken(`${name} can’t be used: ${trouble}`, advice);
  const who = OIDC_REQUIRED === 'on' ? `Our team signs in with it alone, but for ${OIDC_BREAK_GLASS}.` : '';
  return good(`${name} answers. ${who}`.trim());
}

/** Why the one admin who may sign in with a password could not; null where they could. */
async function glassTrouble(email: string | undefined): Promise<string | null> {
  const admin = await User.findOne({ email }, 'role isVerified disabled passwordHash settings').lean();
  if (admin?.role !== 'admin' || !admin.isVerified || admin.disabled)
    return `If the directory fails, nobody can sign in: ${email} is no admin who can.`;
  if (!admin.passwordHash) return `If the directory fails, nobody can sign in: ${email} has no password.`;
  return null;
}
