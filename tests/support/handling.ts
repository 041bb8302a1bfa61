import { PUT as allow } from '@/app/api/v1/agents/[id]/handling/route';
import { PUT as putHandler } from '@/app/api/v1/applications/[id]/handler/route';
import type { AgencyRole } from '@/lib/domain/agency/roles';
import { madeOnce } from './made-once';
import { type Person, person } from './people';
import { ask } from './request';

/** An agency that an admin lets handle all its applications: its owner, a counsellor who has the right and looks after the student. */
export const handlingAgency = () => madeOnce('handling agency', newHandlingAgency);

async function newHandlingAgency() {
  const [admin, team] = [await person('admin'), await person('team')];
  const owner = await person('agent', { company_name: 'Himal Overseas' });
  const member = async (role: AgencyRole, handles: boolean): Promise<Person> => {
    const place = { role, branches: [], exports: false, handles };
    const one = await person('agent', { agency: { ...place, id: owner.user._id, closed: false } });
    return { ...one, viewer: { ...one.viewer, agency: { ...place, id: owner.userId } } };
  };
  const counsellor = await member('counsellor', true);
  const student = await person('student', { addedBy: owner.user._id, memberId: counsellor.user._id });
  await allowed(admin, owner);
  return { admin, team, owner, counsellor, student, member, stranger: await person('agent') };
}

/** Lets an agency handle, or no longer; all unless a country or a university is named. */
export const allowed = (admin: Person, owner: Person, scope: object = {}, is = true) =>
  ask(allow, { as: admin, params: { id: owner.userId }, body: { ...scope, allowed: is } });

/** Hands an application over. */
export const handTo = (as: Person | null, id: string, to: 'staff' | 'agency', reason = '') =>
  ask(putHandler, { as, params: { id }, body: { to, reason } });
