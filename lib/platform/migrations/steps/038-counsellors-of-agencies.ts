import { Application, wordsOfApplication } from '@/models/application';
import { User, type UserRecord, wordsOfUser } from '@/models/user';
import { changeEach, type Migration, nextIds } from '../migration';

const ACCOUNT = { name: 1, email: 1, company_name: 1, counsellor_name: 1, ref: 1, mobile: 1 } as const;
const APPLICATION = {
  ...{ userId: 1, studentName: 1, course: 1, university: 1, agency: 1, ref: 1, mobile: 1 },
  ...{ agentId: 1, branchId: 1, memberId: 1 },
} as const;

/** Students, and applications with a copy, are found by the name of the agency's counsellor. */
export const counsellorsOfAgencies: Migration = {
  version: 38,
  name: 'Store the name of the agency’s counsellor, to find students and applications by it',
  async step(after) {
    const { last, ids } = await nextIds(User, after);
    const chosen = { _id: { $in: ids }, role: 'student' as const, counsellor_name: { $gt: '' } };
    const students = await User.find(chosen, { ...ACCOUNT, words: 1, addedBy: 1, memberId: 1, branchId: 1 }).lean();
    const changed = await changeEach(
      User,
      students.flatMap((student) => {
        const words = wordsOfUser(student);
        const { _id, counsellor_name } = student;
        return isSame(words, student.words) ? [] : [{ filter: { _id, counsellor_name }, set: { words } }];
      }),
    );
    return { after: last, changed: changed + (await copyToApplications(students.filter(({ addedBy }) => addedBy))) };
  },
};

type Student = Pick<UserRecord, '_id' | 'counsellor_name'>;

async function copyToApplications(students: readonly Student[]): Promise<number> {
  const names = new Map(students.map(({ _id, counsellor_name }) => [String(_id), counsellor_name]));
  const of = { userId: { $in: students.map(({ _id }) => _id) }, agentId: { $ne: null }, agencyCounsellor: null };
  const applications = students.length ? await Application.find(of, APPLICATION).lean() : [];
  return changeEach(
    Application,
    applications.map((application) => {
      const agencyCounsellor = names.get(String(application.userId)) ?? '';
      const words = wordsOfApplication({ ...application, agencyCounsellor });
      return { filter: { _id: application._id, agencyCounsellor: null }, set: { agencyCounsellor, words } };
    }),
  );
}

const isSame = (words: readonly string[], stored: readonly string[] = []) => words.join(' ') === stored.join(' ');
