import type { Education } from '@/lib/domain/profile';
import { toeflScaleOf } from '@/lib/domain/test-scores';
import { applicantProfileOf, type StoredProfile } from '@/lib/engines/eligibility/applicant-profile';
import { fitOf } from '@/lib/engines/eligibility/fit';
import { readCourseDrafts } from '@/lib/engines/import/drafts';
import { fileWith } from '../import/spreadsheet-files';
import { GOLDEN_DAY, type GoldenCase, type GoldenVerdict } from './golden-table';
import { NO_JOB } from './people';

/** The product's verdict of a golden case on `GOLDEN_DAY`, of a course just uploaded and not confirmed by anybody. */
export async function verdictOf({ student, course }: GoldenCase): Promise<GoldenVerdict> {
  const { columns, country, level, name, text } = course;
  const cells: Record<string, string> = {
    University: 'Golden University',
    'Course Name': name,
    Level: level,
    ...Object.fromEntries(Object.entries(columns).map(([about, cell]) => [HEADS[about] ?? about, cell])),
    'Entry Requirements': text,
  };
  const lines = [Object.keys(cells), Object.values(cells)].map((line) => line.map(quoted).join(','));
  const { rows } = await readCourseDrafts(await fileWith(`${lines.join('\n')}\n`, 'golden.csv'), { country });
  for await (const { draft, problems } of rows) {
    if (!draft) throw new Error(JSON.stringify(problems));
    return fitOf(draft, applicantProfileOf(profileOf(student), { today: GOLDEN_DAY, intakeDay: null })).verdict;
  }
  throw new Error(`No row was read of ${name}.`);
}

/** The heads of a sheet's columns, by what a case calls them. */
const HEADS: Readonly<Record<string, string>> = {
  ielts: 'IELTS',
  pte: 'PTE',
  toefl: 'TOEFL',
  det: 'Duolingo',
  gre: 'GRE',
  gmat: 'GMAT',
  percentage: 'Minimum Percentage',
  cgpa: 'Minimum CGPA',
  class: 'Minimum Degree Class',
  backlogs: 'Backlogs Allowed',
  gap: 'Study Gap',
};

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

/** The profile of a student as its forms would store it: of two reports of one test the newer. */
function profileOf(student: GoldenCase['student']): StoredProfile {
  const { level, country, nationality, years, percentage, cgpa, field, subjects, backlogs, age, workYears } = student;
  const ends = student.runningUntil ?? student.ended;
  const reports = [...student.tests].sort((one, other) => one.testedOn.localeCompare(other.testedOn));
  return {
    tests: Object.assign({}, ...reports.map(reportOf)),
    educationSummaries: [
      {
        country_of_education: country,
        level_of_education: level,
        name_of_board: student.board ?? 'Board',
        name_of_institution: 'Institution',
        state: 'State',
        city: 'City',
        start_date: yearsBefore(ends, years),
        end_date: ends,
        backlogs,
        ...(percentage === undefined ? {} : { percentage }),
        ...(cgpa ? { cgpa: cgpa.value, cgpa_scale: String(cgpa.of) as '4' | '10' } : {}),
        ...(student.marks ? { marks: student.marks } : {}),
        ...(student.taught ? { language_of_instruction: student.taught } : {}),
        ...(field ? { fieldOfStudy: field } : {}),
        ...(subjects ? { subjects: subjects.join(', ') } : {}),
        // Of a student with an average alone the percentage is not known.
      } as Education,
    ],
    workExperience:
      workYears === 0
        ? [NO_JOB]
        : [
            {
              organization_details: 'Office',
              position: 'Clerk',
              working_from: yearsBefore(GOLDEN_DAY, workYears),
              working_upto: null,
              salary_mode: null,
            },
          ],
    personal: { dob: yearsBefore(GOLDEN_DAY, age), ...(nationality && { nationality }) },
  };
}

const yearsBefore = (day: string, years: number) => `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;

const SECTIONS = ['reading', 'writing', 'speaking', 'listening'];
const SUBSCORES = ['literacy', 'comprehension', 'conversation', 'production'];

function reportOf({ exam, overall, lowest, testedOn }: GoldenCase['student']['tests'][number]): object {
  const sections = exam === 'gre' || exam === 'gmat' ? [] : exam === 'det' ? SUBSCORES : SECTIONS;
  return {
    [`${exam}_test_date`]: testedOn,
    [`${exam}_overall`]: overall,
    ...(exam === 'toefl' ? { toefl_scale: toeflScaleOf(testedOn, overall) } : {}),
    ...(lowest === undefined
      ? {}
      : Object.fromEntries(
          sections.map((one, at) => [`${exam}_${one}`, at === 0 ? lowest : sectionFor(exam, overall, lowest)]),
        )),
  };
}

/** The other sections, so that they fit the overall score: of TOEFL it is the sum of the four. */
const sectionFor = (exam: string, overall: number, lowest: number): number =>
  exam === 'toefl' && overall > 6 ? Math.round((overall - lowest) / 3) : overall;
