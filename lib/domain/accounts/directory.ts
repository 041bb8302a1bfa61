import type { Role } from '../roles';

/** The organisation's own directory (OpenID Connect): its rules without the protocol (docs/decisions, 285). */

/** Whose accounts can be linked with it. Never a student's or a helper's. */
const LINKABLE: readonly Role[] = ['agent', 'team', 'admin'];
export const isLinkable = (role: Role): boolean => LINKABLE.includes(role);

/** Which role the members of a group have here; the group '*' is everybody. */
export interface GroupRole {
  group: string;
  role: 'team' | 'admin';
}

/** The role that groups give: admin only where one of them is named for it, null where none is named at all. */
export function roleOfGroups(table: readonly GroupRole[], groups: readonly string[]): 'team' | 'admin' | null {
  const roles = table.flatMap(({ group, role }) => (group === '*' || groups.includes(group) ? [role] : []));
  return roles.includes('admin') ? 'admin' : (roles[0] ?? null);
}

/** Why a sign-in through the directory ended without a session, in words; `link` is no refusal but what comes next. */
const DIRECTORY_WORDS = {
  link: (name: string) =>
    `${name} recognised you. Sign in once with your password to link your account. After that, ${name} is enough.`,
  expired: () => 'This sign-in took too long or was started in another window. Please start again.',
  cancelled: (name: string) => `You didn’t sign in to ${name}. You can try again.`,
  away: (name: string) => `${name} isn’t answering right now. Please try again in a few minutes.`,
  failed: (name: string) =>
    `The answer from ${name} could not be accepted. Please start again. If it happens again, tell the people who run this site.`,
  email: (name: string) => `${name} doesn’t confirm your email address. Ask the people who run ${name} to verify it.`,
  domain: (name: string) => `Your email address at ${name} isn’t one that may sign in here.`,
  group: (name: string) => `None of your groups at ${name} may sign in here. Ask the people who run this site.`,
  unknown: () => 'There is no account here for your email address. Ask an admin to invite you, then try again.',
  student: (name: string) => `${name} is only for our team and for agencies. Please sign in with your password.`,
  closed: () => 'Your account can’t sign in: it is disabled or not verified yet. Please ask an admin.',
  refused: (name: string) => `${name} doesn’t let you in any more. Please ask the people who run it.`,
  other: () => 'That was another person’s account. Please confirm with the account that you are signed in with.',
} as const satisfies Record<string, (name: string) => string>;
export type DirectoryOutcome = keyof typeof DIRECTORY_WORDS;

/** What an address of ours says about a sign-in through the directory; null for anything else. */
export function directoryWords(outcome: unknown, name: string | undefined): string | null {
  const known = typeof outcome === 'string' && Object.hasOwn(DIRECTORY_WORDS, outcome);
  return known && name ? DIRECTORY_WORDS[outcome as DirectoryOutcome](name) : null;
}
