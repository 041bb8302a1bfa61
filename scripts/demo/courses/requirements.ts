import type { CourseLevel } from '@/lib/domain/courses/course';
import type { Award } from '../disciplines';
import type { DemoUniversity } from '../universities';
import type { Offer } from './offers';

const FURTHER: Partial<Record<Award, string>> = {
  mba: 'Two years of work after the first degree, and a conversation with the admissions team.',
  nursing:
    'A health check, a police certificate and proof of immunisation are asked for before the clinical placement.',
  health: 'A health check and a police certificate are asked for before any placement with patients.',
  education: 'A check to work with children is needed before teaching practice.',
  socialWork: 'A police certificate and a personal statement on working with people are needed.',
  design: 'A portfolio of eight to twelve pieces is reviewed together with the application.',
  architecture: 'A portfolio of ten to fifteen pages of own work.',
  law: 'A personal statement of up to 600 words and one academic reference.',
};

/** What an applicant needs, in two to four sentences that follow level, field and institution. */
export function requirementOf(university: DemoUniversity, offer: Offer, ieltsOverall: number): string {
  const academic = academicRequirement(offer, minimumOf(university, offer));
  const english = `English: IELTS Academic ${ieltsOverall.toFixed(1)} or an accepted equivalent, not older than two years.`;
  const further = isDegree(offer.level) ? FURTHER[offer.subcategory.award] : undefined;
  return further ? `${academic} ${english} ${further}` : `${academic} ${english}`;
}

/** Universities that ask for less take school leavers of any subject. */
const NO_SUBJECTS_BELOW = 65;
/** How many per cent below those of its bachelor's degrees a university asks for. */
const BELOW: Record<CourseLevel, number> = {
  'Under Graduate': 0,
  'Post Graduate': 5,
  'Post Graduate Diploma': 10,
  'Post Graduate Certificate': 10,
  Foundation: 5,
  'Under Graduate Certificate': 10,
  'Under Graduate Diploma': 10,
  Associate: 10,
};

/** The minimum percentage in the studies that the offer builds on. */
export function minimumOf({ ielts }: DemoUniversity, { level }: Offer): number {
  return (ielts.overall >= 7 ? 80 : ielts.overall >= 6.5 ? 70 : 60) - BELOW[level];
}

function academicRequirement({ level, discipline }: Offer, percent: number): string {
  const { background, schoolSubjects } = discipline;
  switch (level) {
    case 'Post Graduate':
      return `A bachelor's degree with ${percent} % or better in ${background}. Two references and a statement of purpose.`;
    case 'Post Graduate Diploma':
    case 'Post Graduate Certificate':
      return `A bachelor's degree or a three-year diploma with ${percent} % or better in ${background}.`;
    case 'Foundation':
      return `Secondary school (11 years) at ${percent} % or better, for students who need one more year before a degree.`;
    default:
      return percent < NO_SUBJECTS_BELOW
        ? `Senior secondary school (12 years) with ${percent} % or better.`
        : `Senior secondary school (12 years) with ${percent} % or better and good marks in ${schoolSubjects}.`;
  }
}

function isDegree(level: CourseLevel): boolean {
  return level === 'Under Graduate' || level === 'Post Graduate';
}
