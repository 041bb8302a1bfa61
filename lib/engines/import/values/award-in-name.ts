import type { CourseLevel } from '@/lib/domain/courses/course';
import { awardLevel, levelAtStart, levelWords } from './level';

/** Awards as names abbreviate them, in the case they are written in: 'as' and 'ma' are words, 'AS' and 'MA' awards. */
const SHORT: Readonly<Record<string, CourseLevel>> = {
  ...each(
    'Under Graduate',
    'BA BSc BS BEng BE BEd BBA BCom BComm BTech BArch BFA BMus BDes BN BNurs BIT BCA BASc BHSc LLB MBBS MBChB MBBCh BMBS BDS BVSc BVMS BBus BAS BMedSc',
  ),
  ...each(
    'Post Graduate',
    'MA MSc MS MBA EMBA MEd LLM MPhil MRes MPA MPH MFA MArch MSW MCom MTech MIT MCA PhD DPhil EdD DBA MBus MFin',
  ),
  ...each('Post Graduate Certificate', 'PGCert PgCert PGCE PGC GradCert'),
  ...each('Post Graduate Diploma', 'PGDip PgDip PGD PGDE GradDip'),
  ...each('Under Graduate Diploma', 'HND DipHE'),
  ...each('Under Graduate Certificate', 'HNC CertHE'),
};
/** Where these stand, the name states no level of ours, or more than one: integrated masters, foundation degrees. */
const NO_LEVEL = new Set('MEng MSci MChem MPhys MMath MPharm MBiol MGeol MComp FdA FdSc FdEng FD'.split(' '));

/** What leads to an award isn't the award: 'Pre-Master’s', 'MBA Preparation', 'Pathway to Bachelor of Arts'. */
const LEADS_TO =
  /\bpre\b|\bprep\b|preparat|\bpathway|\bbridging|\bqualifying|\bpreliminary|\bintroduct|\bleading to\b|\btaster\b/;

const PREPARES = /\b(?:prep|preparation|preparatory|pathway|taster)(?: (?:course|programme?))?$/i;

/** Something follows it that the award's name doesn't belong to, as in 'Diploma Supplement' or 'Masters Swimming'. */
const AWARD_ALONE =
  /^(?:(?:ontario college|executive|professional|integrated|honou?rs|hons|joint|dual|advanced|graduate|pg|ug|associate|higher national|post (?:baccalaureate|degree|secondary)) )*(?:bachelors?|masters?|doctorate|doctoral|diploma|certificate|degree|associates?)(?: (?:degree|programme?|of (?:arts|science|sciences|laws?|engineering|education|business administration|commerce|philosophy|research|fine arts|design|music|nursing|technology|applied science|health sciences?|social work|public health|architecture|letters)|hons|honou?rs|i|ii|iii|iv))*$/;

/** The level a course's name states, at its start or anywhere else; '' when it states none or two. */
export function levelInName(course: string): CourseLevel | '' {
  return PREPARES.test(course) ? '' : levelAtStart(course) || levelAnywhereInName(course);
}

/**
 * The level that a part of a course's name states, wherever it stands: 'Accounting and Finance - MSc', 'Psychology (BSc)',
 * 'MSc Data Science', 'Nursing, Graduate Certificate'. '' when none does, or two that differ.
 */
function levelAnywhereInName(course: string): CourseLevel | '' {
  const plain = course.replace(/['’.]/g, '');
  if (LEADS_TO.test(plain.toLowerCase())) return '';
  const levels = new Set<CourseLevel | 'other'>();
  for (const word of plain.split(/[^A-Za-z]+/)) if (NO_LEVEL.has(word)) return '';
  for (const part of plain.split(/ [-–—] |[–—,;:|/()[\]]/)) {
    const words = part.trim();
    if (words === '') continue;
    const short = shortAward(words);
    if (short) levels.add(short);
    else if (AWARD_ALONE.test(levelWords(words))) levels.add(awardLevel(words) || 'other');
    else {
      const tail =
        /(?:^| )((?:(?:advanced|graduate|postgraduate|pg|associate) )?(?:diploma|certificate|bachelors?|masters?))(?: degree)?$/i;
      const award = tail.exec(words)?.[1];
      if (award) levels.add(awardLevel(award) || 'other');
    }
  }
  const [only] = levels;
  return levels.size === 1 && only && only !== 'other' ? only : '';
}

/** An abbreviated award first or last in a part of a name; '(Hons)' may follow it. */
function shortAward(part: string): CourseLevel | undefined {
  const words = part
    .replace(/\b(?:Hons|Honours|HONS)\b/g, ' ')
    .split(/[^A-Za-z]+/)
    .filter(Boolean);
  return SHORT[words[0] ?? ''] ?? SHORT[words.at(-1) ?? ''];
}

function each(level: CourseLevel, awards: string): Record<string, CourseLevel> {
  return Object.fromEntries(awards.split(' ').map((award) => [award, level]));
}

/** What says no more than one of our levels, or nothing at all. */
const PLAIN =
  /\b(?:ug|pg|graduate|under|post|bachelors?|diploma|dip|cert(?:ificate)?|associates?|foundation|first|college|levels?|degrees?|courses?|program(?:me)?s?|awards?|qualifications?|stud(?:y|ies)|school|an?|of|in|the)\b/g;
const NAMES_AWARD = /\b(?:bachelors?|masters?|doctor(?:al|ate)?|juris|dip(?:loma)?|cert(?:ificate)?|associates?)\b/;
/** A level in words, not an award: 'PG Taught'. */
const NAMES_LEVEL = /\b(?:ug|pg)\b/;

/** A level's text as the award that it names: 'Doctor of Philosophy (PhD)', 'MEng'. '' where it says no more than the level. */
export function awardIn(level: string): string {
  const words = levelWords(level);
  const isMore = words.replace(PLAIN, ' ').trim() !== '';
  return isMore && (NAMES_AWARD.test(words) || !NAMES_LEVEL.test(words)) ? level : '';
}
