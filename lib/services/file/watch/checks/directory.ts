import { bad, broken, type Finding, good } from '@/lib/domain/desk/site-status';
import { directoryName, directoryTrouble } from '@/lib/platform/auth/directory';
import { env } from '@/lib/platform/env';
import { User } from '@/models/user';

/** Whether people can sign in through the organisation's directory, and one admin without it. */
export async function directoryCheck(): Promise<Finding> {
  const { OIDC_REQUIRED, OIDC_BREAK_GLASS: email, OIDC_ISSUER } = env();
  const name = directoryName();
  if (!name) return good('Not set up: everyone signs in with a password or a passkey.');
  const alone = OIDC_REQUIRED === 'on';
  const admin = alone && (await User.findOne({ email, role: 'admin', isVerified: true }).lean());
  if (alone && (!admin || admin.disabled || !admin.passwordHash))
    return bad(
      `If the directory fails, nobody can sign in: ${email} is no admin with a password.`,
      'Set OIDC_BREAK_GLASS to the email address of an admin who has signed in with a password.',
    );
  const trouble = await directoryTrouble();
  const advice = `Open ${OIDC_ISSUER}/.well-known/openid-configuration, and compare the OIDC settings with .env.example.`;
  if (trouble) return broken(`${name} can’t be used: ${trouble}`, advice);
  return good(`${name} answers.${alone ? ` Our team signs in with it alone, but for ${email}.` : ''}`);
}
