import type { Role } from '@/lib/domain/roles';
import { hashPassword } from '@/lib/platform/auth/passwords';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { once } from '@/lib/platform/once';
import { createAccount, tokenFor } from '@/lib/services/people/accounts/accounts';
import type { UserRecord } from '@/models/user';
import { madeOnce } from './made-once';

export const PASSWORD = 'correct horse battery';

export interface Person {
  user: UserRecord;
  viewer: Viewer;
  userId: string;
  token: string;
}

let made = 0;

/** A verified account of this role, with its session. */
export async function person(role: Role, more: Partial<UserRecord> = {}): Promise<Person> {
  const passwordHash = await once('test-password-hash', () => hashPassword(PASSWORD));
  made++;
  const user = await createAccount({
    name: `${role[0]?.toUpperCase()}${role.slice(1)} ${made}`,
    email: `${role}${made}-${process.pid}@example.com`,
    // What belongs to staff and agents is no student's.
    mobile: role === 'student' ? '9876543210' : '9800000001',
    role,
    passwordHash,
    isVerified: true,
    ...more,
  });
  const { _id, name, email } = user;
  const viewer = { userId: String(_id), role: user.role, name, email };
  return { user, viewer, userId: viewer.userId, token: await tokenFor(user) };
}

/** One of everybody the access rules tell apart. */
export const everybody = () =>
  madeOnce('everybody', async () => {
    const [agent, otherAgent] = [await person('agent'), await person('agent')];
    const student = await person('student', { addedBy: agent.user._id });
    const otherStudent = await person('student');
    return { agent, otherAgent, student, otherStudent, team: await person('team'), admin: await person('admin') };
  });
