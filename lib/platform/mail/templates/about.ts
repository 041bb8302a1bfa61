import type { ApplicationStatus } from '@/lib/domain/applications/application-status';
import { unlisted } from '@/lib/domain/applications/course-words';
import { evidenceWords, saidBy } from '@/lib/domain/applications/said';
import { startOf } from '@/lib/domain/applications/starts';
import { dateText } from '@/lib/domain/days/day-words';
import type { VisaStart } from '@/lib/domain/mail-requests';
import { siteUrl } from '@/lib/platform/env';
import type { ApplicationRecord } from '@/models/application';
import type { Letter } from '../letter';

/** What the letters about an application have in common. `studentName` is null where the student reads. */

export const NOTICES = (area: string) =>
  `You’re receiving this email because notifications are on in your settings: ${siteUrl(`${area}/settings`)}`;

const areaOf = (studentName: string | null) => (studentName === null ? '/app/student' : '/app/agent');

export const noticesFor = (studentName: string | null): string => NOTICES(areaOf(studentName));

/** 'Your application', 'Asha Rao’s application'. */
export const whoseApplication = (studentName: string | null): string =>
  studentName === null ? 'Your application' : `${studentName}’s application`;

type About = Pick<
  ApplicationRecord,
  'course' | 'university' | 'courseFrom' | 'country' | 'month' | 'year' | 'intakeOn'
>;

export const factsOf = (application: About, studentName: string | null): NonNullable<Letter['facts']> => {
  const { course, university, courseFrom, country } = application;
  return [
    ...(studentName === null ? [] : [{ term: 'Student', value: studentName }]),
    { term: 'Course', value: course },
    { term: 'University', value: `${university}, ${country}${unlisted(courseFrom)}` },
    { term: 'Intake', value: startOf(application) },
  ];
};

/** How the visa begins: its first steps, and the day by published times, or that there is none. */
export function visaFacts(visa: VisaStart | undefined): NonNullable<Letter['facts']> {
  if (!visa) return [];
  const by = visa.applyBy
    ? `${dateText(visa.applyBy, 'letter')}. The whole plan is on the application’s page`
    : 'Not known: it depends on the country you apply from. The application’s page says where to look';
  return [
    ...visa.steps.map(({ name, text }, place) => ({ term: `Visa, step ${place + 1}`, value: `${name}. ${text}` })),
    { term: 'Apply for the visa by', value: `${by}.` },
  ];
}

/** The button that opens the application's page. */
export function openApplication(
  { _id }: Pick<ApplicationRecord, '_id'>,
  studentName: string | null,
  label = 'Open the application',
): NonNullable<Letter['action']> {
  const page = studentName === null ? `my-applications/${_id}` : `applications/${_id}`;
  return { label, href: siteUrl(`${areaOf(studentName)}/${page}`) };
}

/** Who of staff did something; undefined for a student, an agent or the system. */
export const staffName = ({ byRole, byName }: { byRole: string; byName: string }): string | undefined =>
  (byRole === 'team' || byRole === 'admin') && byName ? byName : undefined;

/** Of what the student's agency said in the university's name: who said it, what shows it, and how to answer. */
export function saidNotes(
  { said = [] }: Pick<ApplicationRecord, 'said'>,
  { status, byRole }: { status: ApplicationStatus; byRole: string },
): string[] {
  const one = byRole === 'agent' ? said.findLast(({ what }) => what === saidBy(status)) : undefined;
  if (!one) return [];
  const who = `${one.said.byName} of ${one.agency} recorded this on the university’s behalf. Evidence: ${evidenceWords(one)}.`;
  return [who, 'If this is not true, open the application and press ‘This is not true’. Our team will then check it.'];
}
