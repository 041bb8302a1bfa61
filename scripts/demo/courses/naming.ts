import type { Country } from '@/lib/domain/countries';
import type { CourseLevel } from '@/lib/domain/courses/course';
import type { Award } from '../disciplines';
import type { DemoUniversity } from '../universities';
import type { Offer } from './offers';
import type { Variant } from './variants';

/** Bachelor's and master's titles: the abbreviations of the UK, the words after 'Bachelor of' elsewhere. */
type Titles = readonly [bachelor: string, master: string];
type TitlesByCountry = { usual: Titles; UK: Titles } & Partial<Record<Country, Titles>>;

const SCIENCE: Titles = ['Science', 'Science'];

const TITLES: Record<Award, TitlesByCountry> = {
  arts: { usual: ['Arts', 'Arts'], UK: ['BA', 'MA'] },
  science: { usual: SCIENCE, UK: ['BSc', 'MSc'] },
  business: {
    usual: ['Business', 'Management'],
    UK: ['BSc', 'MSc'],
    Canada: ['Commerce', 'Management'],
    'New Zealand': ['Commerce', 'Commerce'],
    USA: SCIENCE,
    Singapore: ['Business', 'Science'],
  },
  mba: { usual: ['Business Administration', 'Business Administration'], UK: ['BA', 'MBA'] },
  computing: {
    usual: ['Information Technology', 'Information Technology'],
    UK: ['BSc', 'MSc'],
    Canada: SCIENCE,
    USA: SCIENCE,
    Singapore: ['Computing', 'Computing'],
  },
  engineering: { usual: ['Engineering', 'Engineering'], UK: ['BEng', 'MSc'], USA: SCIENCE },
  health: { usual: ['Health Science', 'Health Science'], UK: ['BSc', 'MSc'], USA: SCIENCE },
  nursing: { usual: ['Nursing', 'Nursing'], UK: ['BSc', 'MSc'], Canada: SCIENCE, USA: SCIENCE },
  education: { usual: ['Education', 'Education'], UK: ['BA', 'MA'], USA: ['Science', 'Education'] },
  law: { usual: ['Laws', 'Laws'], UK: ['LLB', 'LLM'] },
  design: { usual: ['Design', 'Design'], UK: ['BA', 'MA'], USA: ['Fine Arts', 'Fine Arts'] },
  architecture: { usual: ['Architecture', 'Architecture'], UK: ['BA', 'MA'] },
  socialWork: { usual: ['Social Work', 'Social Work'], UK: ['BA', 'MA'] },
};

/** Awards whose associate degree is one of arts, not of science. */
const ARTS_AWARDS: readonly Award[] = ['arts', 'design', 'education', 'law', 'socialWork', 'architecture'];

/** The course's full name as its country words it: 'BSc (Hons) Data Science with Placement Year'. */
export function courseName({ country, kind }: DemoUniversity, offer: Offer, variant: Variant): string {
  return `${variant.prefix}${plainName(country, kind !== 'university', offer)}${variant.suffix}`;
}

function plainName(country: Country, isCollege: boolean, { level, subject, subcategory: { award } }: Offer): string {
  switch (level) {
    case 'Under Graduate':
      return degreeName(country, 'Bachelor', award, subject);
    case 'Post Graduate':
      return degreeName(country, 'Master', award, subject);
    case 'Associate':
      return `Associate of ${ARTS_AWARDS.includes(award) ? 'Arts' : 'Science'} in ${subject}`;
    case 'Foundation':
      return `Foundation Year in ${subject}`;
    default:
      return `${shortAward(country, isCollege, level)} ${subject}`;
  }
}

function degreeName(country: Country, degree: 'Bachelor' | 'Master', award: Award, subject: string): string {
  const titles = TITLES[award][country] ?? TITLES[award].usual;
  const title = titles[degree === 'Bachelor' ? 0 : 1];
  if (country === 'UK') return ukDegreeName(title, degree, subject);
  if (title === subject || (title === 'Laws' && subject === 'Law')) return `${degree} of ${title}`;
  if (country === 'Australia' && degree === 'Master') return `Master of ${subject}`;
  if (country === 'Australia' || country === 'Singapore') return `${degree} of ${title} (${subject})`;
  return `${degree} of ${title} in ${subject}`;
}

function ukDegreeName(title: string, degree: 'Bachelor' | 'Master', subject: string): string {
  if (degree === 'Bachelor') return `${title} (Hons) ${subject}`;
  return title === 'MBA' && subject === 'Business Administration'
    ? 'Master of Business Administration'
    : `${title} ${subject}`;
}

function shortAward(country: Country, isCollege: boolean, level: CourseLevel): string {
  switch (level) {
    case 'Under Graduate Diploma':
      if (country === 'UK') return 'HND';
      return country === 'Australia' ? 'Diploma of' : 'Diploma in';
    case 'Under Graduate Certificate':
      if (country === 'UK') return 'HNC';
      return country === 'Australia' ? 'Certificate IV in' : 'Certificate in';
    case 'Post Graduate Certificate':
      return country === 'UK' || country === 'New Zealand' ? 'Postgraduate Certificate in' : 'Graduate Certificate in';
    default:
      if (country === 'Canada' && isCollege) return 'Post-Baccalaureate Diploma in';
      return country === 'Australia' || country === 'Singapore' ? 'Graduate Diploma of' : 'Postgraduate Diploma in';
  }
}
