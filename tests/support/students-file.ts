import { POST as save } from '@/app/api/v1/save-documents/route';
import { applyToCourse } from '@/lib/services/applications/apply';
import { savePersonalInfo } from '@/lib/services/applications/consent/personal-info';
import { sendMessage } from '@/lib/services/desk/messages/messages';
import { saveAcademicInfo, saveWorkExperience } from '@/lib/services/people/profile/profile';
import { checkArchive } from '@/public/verify/check.js';
import { storedCourses } from './courses';
import { file, formOf, PDF, PNG } from './files';
import { type Person, person } from './people';
import { education, ieltsScores, job, personal } from './profiles';
import { send } from './request';

/** A profile with documents, an application and messages with a member of staff. Returns the application's id. */
export async function fillFile(student: Person, staff: Person): Promise<string> {
  await savePersonalInfo(student.viewer, personal() as never);
  await saveAcademicInfo(student.viewer, { educationSummaries: [education()], ...NO_TESTS, ...ieltsScores } as never);
  await saveWorkExperience(student.viewer, { workExperience: [job()] } as never);
  const form = formOf({
    passport: [file(PDF, 'my passport.pdf'), file(PNG, '../größe & co.png')],
    tenth_certificate: file(PDF, 'tenth.pdf'),
  });
  await send(save, { as: student, form });
  await sendMessage(student.viewer, staff.userId, { text: 'Is my <b>file</b> complete?', key: 'key-of-the-file-1' });
  await sendMessage(staff.viewer, student.userId, { text: 'It is.', key: 'key-of-the-file-2' });
  const [course] = await storedCourses({ course: 'Bachelor of Nursing', admissionIntake: 'Sep' });
  const intake = { year: new Date().getFullYear() + 1, month: 'Sep' as const };
  return (await applyToCourse(student.viewer, { courseId: String(course?._id), ...intake }))._id;
}

const NO_TESTS = Object.fromEntries(
  ['ielts', 'pte', 'toefl', 'gre', 'gmat'].flatMap((test) =>
    ['test_date', 'result_date', 'overall', 'reading', 'writing', 'speaking', 'listening', 'trf_no', 'english_marks']
      .concat(['quantitative', 'verbal', 'analytical_writing', 'integrated_reasoning'])
      .map((field) => [`${test}_${field}`, null]),
  ),
);

/** A student and a member of staff, with a file. */
export async function studentWithFile() {
  const [student, staff] = [await person('student'), await person('team')];
  return { student, staff, applicationId: await fillFile(student, staff) };
}

/** The report about an archive, and its files by name. */
export async function opened(archive: Uint8Array<ArrayBuffer>) {
  const files = new Map<string, Buffer>();
  const report = await checkArchive(new Blob([archive]), (name, bytes) => files.set(name, Buffer.from(bytes)));
  const json = (name: string) => JSON.parse(String(files.get(`data/${name}.json`)));
  return { report, files, json };
}
