import { createInterface } from 'node:readline/promises';
import type { Types } from 'mongoose';
import { email as emailField, newPassword } from '@/lib/contract/fields';
import { PASSWORD_RULE } from '@/lib/domain/accounts/passwords';
import { hashPassword } from '@/lib/platform/auth/passwords';
import { disconnectDatabase } from '@/lib/platform/db';
import { createAccount } from '@/lib/services/people/accounts/accounts';
import { nameOwnAgency } from '@/lib/services/people/agents/handling-rights';
import { openUpToDate } from './open-database';

/**
 * `npm run create-admin -- --email a@b.org --name "A B"`: the first admin. The password comes from ADMIN_PASSWORD or is
 * asked for, never from the command line, where other users of the machine could read it. With `--agency "Himal" --owner-name "A B"
 * --owner-email c@d.org` it also makes the agency whose own site this is.
 */
export async function main(args: string[]): Promise<void> {
  const given = await askedFor(args);
  const agency = await agencyAskedFor(args, given.email);
  const database = await openUpToDate();
  try {
    const admin = await store(given);
    console.log(`${given.email} can now sign in as an admin.`);
    await makeAgency(agency, admin);
  } finally {
    await disconnectDatabase();
    await database.stop();
  }
}

/** Makes an admin in the connected database, by the same arguments and questions. */
export async function makeAdmin(args: string[]): Promise<{ _id: Types.ObjectId; email: string }> {
  return store(await askedFor(args));
}

export interface GivenAgency {
  company: string;
  name: string;
  email: string;
}

/**
 * The agency whose own site this is, of the arguments or, at a terminal, of what is answered; null for none. Asked before anything is
 * made: throws one sentence for an address that isn't one, and for the admin's own.
 */
export async function agencyAskedFor(args: string[], adminEmail: string): Promise<GivenAgency | null> {
  const asks = process.stdin.isTTY && option(args, '--email') === undefined;
  const company =
    option(args, '--agency') ??
    (asks ? await ask('Your own agency’s name, if you run this site for one (or press Enter to skip): ') : '');
  if (!company.trim()) return null;
  const name = option(args, '--owner-name') ?? (await ask('Name of its owner: '));
  const email = emailField.safeParse(option(args, '--owner-email') ?? (await ask('Email of its owner: ')));
  if (!email.success) throw new Error(email.error.issues[0]?.message);
  if (email.data === adminEmail)
    throw new Error('The agency’s owner needs a different email address from the admin’s.');
  return { company: company.trim(), name: name.trim() || company.trim(), email: email.data };
}

/** Makes that agency, whose owner gets an email to choose a password once the site runs; without one it says where an admin names one. */
export async function makeAgency(
  given: GivenAgency | null,
  admin: { _id: Types.ObjectId; email: string },
): Promise<void> {
  if (!given) return console.log('If you run this site for your own agency, name it under Setup, This site.');
  const viewer = { userId: String(admin._id), role: 'admin', name: 'Admin', email: admin.email } as const;
  await nameOwnAgency(viewer, given);
  console.log(`${given.company} is this site’s own agency. ${given.email} gets an email to choose a password.`);
}

interface Given {
  email: string;
  name: string;
  password: string;
}

async function askedFor(args: string[]): Promise<Given> {
  const email = emailField.safeParse(option(args, '--email') ?? (await ask('Email: ')));
  if (!email.success) throw new Error(email.error.issues[0]?.message);
  const name = option(args, '--name') ?? (await ask('Name: '));
  const password = newPassword.safeParse(process.env.ADMIN_PASSWORD ?? (await ask(`Password. ${PASSWORD_RULE} `)));
  if (!password.success) throw new Error(password.error.issues[0]?.message);
  return { email: email.data, name: name.trim() || 'Admin', password: password.data };
}

async function store({ email, name, password }: Given): Promise<{ _id: Types.ObjectId; email: string }> {
  const passwordHash = await hashPassword(password);
  return createAccount({ name, email, mobile: '', role: 'admin', passwordHash, isVerified: true });
}

/** What stands behind a name among a command's words. */
export function option(args: string[], name: string): string | undefined {
  const at = args.indexOf(name);
  return at < 0 ? undefined : args[at + 1];
}

/** One line of the terminal. */
export async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}
