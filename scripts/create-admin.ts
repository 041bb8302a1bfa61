import { createInterface } from 'node:readline/promises';
import { email as emailField, newPassword } from '@/lib/contract/fields';
import { PASSWORD_RULE } from '@/lib/domain/accounts/passwords';
import { hashPassword } from '@/lib/platform/auth/passwords';
import { disconnectDatabase } from '@/lib/platform/db';
import { createAccount } from '@/lib/services/people/accounts/accounts';
import { openUpToDate } from './open-database';

/**
 * `npm run create-admin -- --email a@b.org --name "A B"`: the first admin. The password comes from ADMIN_PASSWORD or is
 * asked for, never from the command line, where other users of the machine could read it.
 */
export async function main(args: string[]): Promise<void> {
  const email = emailField.safeParse(option(args, '--email') ?? (await ask('E-mail: ')));
  if (!email.success) throw new Error(email.error.issues[0]?.message);
  const name = option(args, '--name') ?? (await ask('Name: '));
  const password = newPassword.safeParse(process.env.ADMIN_PASSWORD ?? (await ask(`Password. ${PASSWORD_RULE} `)));
  if (!password.success) throw new Error(password.error.issues[0]?.message);
  const database = await openUpToDate();
  try {
    const passwordHash = await hashPassword(password.data);
    await createAccount({
      name: name.trim() || 'Admin',
      email: email.data,
      mobile: '',
      role: 'admin',
      passwordHash,
      isVerified: true,
    });
    console.log(`${email.data} can sign in as an admin now.`);
  } finally {
    await disconnectDatabase();
    await database.stop();
  }
}

function option(args: string[], name: string): string | undefined {
  const at = args.indexOf(name);
  return at < 0 ? undefined : args[at + 1];
}

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}
