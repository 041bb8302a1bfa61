import { Types } from 'mongoose';
import { POST as addBranch } from '@/app/api/v1/agency/branches/route';
import type { AgencyRole } from '@/lib/domain/agency/roles';
import { applyToCourse } from '@/lib/services/applications/apply';
import { tokenFor } from '@/lib/services/people/accounts/accounts';
import { User } from '@/models/user';
import { storedCourses } from './courses';
import { madeOnce } from './made-once';
import { type Person, person } from './people';
import { ask } from './request';

export const NEXT_YEAR = new Date().getFullYear() + 1;

/** A person of an agency, as the next request would know them. */
export async function renewed(one: Person): Promise<Person> {
  const user = await User.findById(one.userId).orFail().lean();
  return { ...one, user, token: await tokenFor(user) };
}

/**
 * An agency with two branches: a manager, Neha and a front desk in Moga, Simran in Jalandhar, an accountant. One student is in Neha's care, one in
 * Simran's, one in no one's; each has one application.
 */
export const agencyOfFive = () => madeOnce('agency of five', newAgencyOfFive);

async function newAgencyOfFive() {
  const [owner, stranger, admin] = [await person('agent'), await person('agent'), await person('admin')];
  const branchNamed = async (name: string) =>
    String((await ask(addBranch, { as: owner, body: { name, city: name } })).body.branch?._id);
  const [moga, jalandhar] = [await branchNamed('Moga'), await branchNamed('Jalandhar')];
  const member = (name: string, role: AgencyRole, branches: string[], more: object = {}) => {
    const place = { id: owner.user._id, role, branches: branches.map(idOf), exports: false, closed: false };
    return person('agent', { name, agency: place, ...more });
  };
  const who = {
    ...{ owner, stranger, admin },
    manager: await member('Manpreet Gill', 'manager', [moga]),
    neha: await member('Neha Sharma', 'counsellor', [moga]),
    simran: await member('Simran Kaur', 'counsellor', [jalandhar]),
    desk: await member('Dilpreet Front', 'front-desk', [moga]),
    accountant: await member('Amrit Books', 'accountant', []),
  };
  const addedBy = owner.user._id;
  const inCareOf = ({ user }: Person, branch: string) => ({
    ...{ addedBy, branchId: idOf(branch), memberId: user._id },
    counsellor_name: user.name,
  });
  const students = {
    ofNeha: await person('student', inCareOf(who.neha, moga)),
    ofSimran: await person('student', inCareOf(who.simran, jalandhar)),
    ofNone: await person('student', { addedBy }),
  };
  const [course] = await storedCourses({});
  const courseId = String(course?._id);
  for (const student of Object.values(students))
    await applyToCourse(student.viewer, { userId: student.userId, courseId, year: NEXT_YEAR, month: 'Sep' });
  return { who, students, moga, jalandhar, courseId, member };
}

export const idOf = (id: string) => new Types.ObjectId(id);
