import type { Country } from '@/lib/domain/countries';
import { COURSE_LEVELS, type CourseLevel } from '@/lib/domain/courses/course';
import type { Award, Discipline, Subcategory, Teaching } from '../disciplines';
import { disciplines } from '../disciplines';
import type { DemoUniversity, InstitutionKind } from '../universities';

/** A field of study at a level, as one kind of institution of one country offers it. */
export interface Offer {
  level: CourseLevel;
  discipline: Discipline;
  subcategory: Subcategory;
  subject: string;
}

type Levels = Partial<Record<CourseLevel, Teaching>>;

const DEGREE_LEVELS: Levels = {
  'Under Graduate': 'bachelor',
  'Post Graduate': 'master',
  'Post Graduate Certificate': 'short',
};
const COMMONWEALTH_LEVELS: Levels = { ...DEGREE_LEVELS, 'Post Graduate Diploma': 'short', Foundation: 'foundation' };
const COLLEGE_LEVELS: Levels = {
  'Under Graduate Diploma': 'vocational',
  'Under Graduate Certificate': 'vocational',
  'Under Graduate': 'vocational',
};
const CANADIAN_COLLEGE_LEVELS: Levels = {
  ...COLLEGE_LEVELS,
  'Post Graduate Certificate': 'short',
  'Post Graduate Diploma': 'short',
};

/** Which way of teaching a subject makes it available at which level. */
const LEVELS: Record<Country, Record<InstitutionKind, Levels>> = {
  Canada: {
    university: { ...DEGREE_LEVELS, 'Post Graduate Diploma': 'short' },
    polytechnic: CANADIAN_COLLEGE_LEVELS,
    college: CANADIAN_COLLEGE_LEVELS,
  },
  Australia: {
    university: { ...COMMONWEALTH_LEVELS, 'Under Graduate Diploma': 'foundation' },
    polytechnic: COLLEGE_LEVELS,
    college: COLLEGE_LEVELS,
  },
  'New Zealand': {
    university: COMMONWEALTH_LEVELS,
    polytechnic: { ...COLLEGE_LEVELS, 'Post Graduate Diploma': 'short' },
    college: COLLEGE_LEVELS,
  },
  USA: {
    university: DEGREE_LEVELS,
    polytechnic: DEGREE_LEVELS,
    college: { Associate: 'vocational', 'Under Graduate Certificate': 'vocational' },
  },
  UK: {
    university: COMMONWEALTH_LEVELS,
    polytechnic: COLLEGE_LEVELS,
    college: { ...COLLEGE_LEVELS, Foundation: 'foundation' },
  },
  Singapore: {
    university: DEGREE_LEVELS,
    polytechnic: { 'Under Graduate Diploma': 'vocational' },
    college: { ...COLLEGE_LEVELS, 'Post Graduate Diploma': 'short', Foundation: 'foundation' },
  },
};

const SHORT_AWARDS: readonly CourseLevel[] = ['Post Graduate Certificate', 'Post Graduate Diploma'];

const cache = new Map<string, readonly Offer[]>();

/** Everything an institution could teach, in the order of the category tree; shared by institutions alike. */
export function offersOf(university: DemoUniversity): readonly Offer[] {
  const { country, kind, focus, associateDegrees } = university;
  const taught = disciplines.filter(({ name }) =>
    focus.length > 0 ? focus.includes(name) : !(isHighlySelective(university) && name === 'Hospitality and Tourism'),
  );
  const key = [country, kind, associateDegrees, ...taught.map(({ name }) => name)].join('|');
  const known = cache.get(key);
  if (known) return known;
  const levels: Levels = { ...LEVELS[country][kind], ...(associateDegrees && { Associate: 'foundation' }) };
  const offers = taught.flatMap((discipline) => offersIn(discipline, country, levels));
  cache.set(key, offers);
  return offers;
}

function offersIn(discipline: Discipline, country: Country, levels: Levels): Offer[] {
  return discipline.subcategories.flatMap((subcategory) =>
    COURSE_LEVELS.filter((level) => isOffered(level, subcategory, country, levels)).flatMap((level) =>
      subjectsAt(level, subcategory).map((subject) => ({ level, discipline, subcategory, subject })),
    ),
  );
}

function isOffered(level: CourseLevel, subcategory: Subcategory, country: Country, levels: Levels): boolean {
  const teaching = levels[level];
  if (!teaching || !subcategory.taught.includes(teaching)) return false;
  return !(level === 'Under Graduate' && isGraduateEntry(subcategory.award, country));
}

/** Law is a second degree in North America. */
function isGraduateEntry(award: Award, country: Country): boolean {
  return award === 'law' && (country === 'USA' || country === 'Canada');
}

/** Preparatory courses are broad, one for each subcategory; short awards exist in its two main subjects. */
function subjectsAt(level: CourseLevel, { subjects }: Subcategory): readonly string[] {
  if (level === 'Foundation') return subjects.slice(0, 1);
  return SHORT_AWARDS.includes(level) ? subjects.slice(0, 2) : subjects;
}

function isHighlySelective({ ielts }: DemoUniversity): boolean {
  return ielts.overall >= 7;
}
