import type { z } from 'zod';
import { testProblems } from '@/lib/contract/profile/academic';
import type { saveQuickScores as contract } from '@/lib/contract/profile/quick-scores';
import { invalid } from '@/lib/domain/errors';
import { hasLowest, type QuickTest, quickStudies, quickToeflScale } from '@/lib/domain/marks/quick-profile';
import { QUICK_SECTIONS } from '@/lib/domain/marks/quick-scores';
import { type Education, UNSAID_EDUCATION } from '@/lib/domain/profile';
import { isOnScale, TEST_FIELD_KINDS, TEST_FIELDS, type TestScores, wantedScore } from '@/lib/domain/test-scores';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { Profile } from '@/models/profile';
import { studentActedFor } from '../students';
import { savedOn, saveStep } from './steps';

type Sent = z.output<typeof contract.body>;

/**
 * Saves a student's highest studies and one English test into the academic step: studies of that level are changed, else added with
 * what else an education has left open; the other tests stay. 404 for another's student, 409 when the step was saved since
 * `updatedOn`, 422 for a report that doesn't fit its scale or has no day.
 */
export async function saveQuickScores(viewer: Viewer, sent: Sent): Promise<string> {
  const student = await studentActedFor(viewer, sent.userId ?? viewer.userId);
  const stored = await Profile.findOne({ userId: student._id }).lean();
  const educationSummaries = withStudies(stored?.educationSummaries ?? [], sent);
  const tests = withReport(stored?.tests ?? {}, sent);
  // What was read is what is built upon.
  const seen = sent.updatedOn === undefined ? savedOn(stored, 'academic') : sent.updatedOn;
  return saveStep(viewer, student, 'academic', { educationSummaries, tests }, seen);
}

function withStudies(entries: readonly Education[], { level, ...sent }: Sent): Education[] {
  if (level === null) return [...entries];
  const studies = { level_of_education: level, ...quickStudies(sent) };
  const same = entries.findIndex((entry) => entry.level_of_education === level);
  // One of which nothing else was said yet: the panel added it.
  const place = same >= 0 ? same : entries.findIndex(({ name_of_institution: name }) => name === '');
  if (place < 0) return [...entries, { ...UNSAID_EDUCATION, ...studies }];
  return entries.map((entry, index) => (index === place ? { ...entry, ...studies } : entry));
}

function withReport(stored: Partial<TestScores>, sent: Sent): Partial<TestScores> {
  const { test, overall, taken } = sent;
  if (test === null || overall === null) return stored;
  const isSame = stored[`${test}_overall`] === overall && (stored[`${test}_test_date`] ?? null) === taken;
  const own = TEST_FIELDS.filter((field) => field.startsWith(`${test}_`));
  const after: Partial<TestScores> = {
    ...stored,
    // Another report: nothing of the former one is true of it.
    ...(isSame ? {} : Object.fromEntries(own.map((field) => [field, null]))),
    [`${test}_overall`]: overall,
    [`${test}_test_date`]: taken,
    ...(hasLowest(test) ? Object.fromEntries(QUICK_SECTIONS.map((name) => [`${test}_${name}`, sent[name]])) : {}),
    ...(test === 'toefl' && !(isSame && stored.toefl_scale) ? { toefl_scale: quickToeflScale(overall) } : {}),
  };
  const report = Object.fromEntries(own.map((field) => [field, after[field] ?? null]));
  const problems = {
    ...sectionProblems(test, sent),
    ...byField(test, testProblems(report, after.toefl_scale ?? null)),
  };
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return after;
}

/** The sections of IELTS and PTE that are on no scale; TOEFL's depend on its edition, `testProblems` knows them. */
function sectionProblems(test: QuickTest, sent: Sent): Record<string, string> {
  if (test !== 'ielts' && test !== 'pte') return {};
  return Object.fromEntries(
    QUICK_SECTIONS.flatMap((name) => {
      const [score, scale] = [sent[name], TEST_FIELD_KINDS[`${test}_${name}`]];
      return score === null || isOnScale(score, scale) ? [] : [[name, wantedScore(scale)]];
    }),
  );
}

/** The problems of a report, by the fields that were sent. */
const byField = (test: QuickTest, problems: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [
      field.endsWith('_test_date') ? 'taken' : field.slice(test.length + 1),
      problem,
    ]),
  );
