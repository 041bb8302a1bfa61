import type { ImportField } from '@/lib/domain/import-fields';

/** Exam scores are recognised by their words (map-headers), not listed here. Names are in the form of headerWords(). */
export const FIELD_NAMES: Partial<Record<ImportField, readonly string[]>> = {
  course: names(
    'course, courses, course name, course title, name of course, course offered, program, programs',
    'programme, programmes, program name, program names, programme name, program title',
    'programme title, course program, course program name, program of study, programme of study',
    'study program, qualification name, qualification title, degree name, degree title',
    'degree program, award title',
  ),
  university: names(
    'university, universities, university name, name of university, uni, uni name',
    'university college, university institution, institution, institution name, institute',
    'institute name, college, college name, college university, university college name',
    'school name, provider, provider name, education provider',
  ),
  country: names('country, country name, destination, destination country, study destination, country of study'),
  campus: names('campus, campuses, campus name, campus location, campus city, location name, study location'),
  level: names(
    'level, study level, level of study, course level, level of course, program level',
    'programme level, degree level, award level, education level, qualification level',
    'qualification type, degree type, award type, program type, programme type, course type',
    'credential, credential type',
  ),
  code: names(
    'code, course code, program code, programme code, cricos, cricos code, cricos course code',
    'ucas code, ucas course code, official course code',
  ),
  category: names(
    'category, course category, discipline, field of study, study area, area of study',
    'subject area, study field, stream, broad field, field of education',
    'field of education 1 broad field',
  ),
  subcategory: names(
    'subcategory, sub category, course subcategory, course sub category, sub discipline, sub field',
    'narrow field, field of education 1 narrow field, specialisation, specialization',
  ),
  admissionIntake: names(
    'intake, intakes, open intake, open intakes, available intakes, admission intake',
    'admission intakes, course intake, intake month, intake months, intake date, intake dates',
    'start date, start dates, start month, start months, starting month, course start',
    'course start date, commencement, commencement date',
  ),
  currency: names('currency, currency code, fee currency, tuition currency, currency of fee'),
  tuitionFee: names(
    'fee, fees, tuition, tuition fee, tuition fees, tuition cost, course fee, course fees',
    'course tuition fee, program fee, program fees, programme fee, programme fees',
    'program tuition fee',
  ),
  feePeriod: names('fee period, fees period, tuition period, tuition fee period, fee basis, fee type', 'fee frequency'),
  duration: names(
    'duration, course duration, program duration, programme duration, study duration',
    'course length, program length, programme length, length, length of course, duration of course',
  ),
  courseLink: names(
    'link, links, url, course link, course url, course page, course website, course web link',
    'program link, program url, programme link, programme url, website, website url, website link',
    'web link, web page, webpage, hyperlink',
  ),
  admissionRequirement: names(
    'requirements, entry requirement, entry requirements, admission requirement',
    'admission requirements, academic requirement, academic requirements',
    'academic entry requirements, minimum requirements, entry criteria, admission criteria',
    'eligibility, eligibility criteria, percentage required',
  ),
  remarks: names('remark, remarks, note, notes, comment, comments, additional information, additional notes'),
  english: names(
    'english requirement, english requirements, english language requirement',
    'english language requirements, english entry requirements, english proficiency',
    'english proficiency requirement, english score, english scores, english test, english tests',
    'language requirement, language requirements, test requirement, test requirements, test scores',
  ),
  foundation: names('foundation studies'),
  expired: names('expired, is expired, course expired'),
  forSample: names('for sample, sample, is sample'),
};

function names(...lists: string[]): string[] {
  return lists.flatMap((list) => list.split(', '));
}

/** Names too vague to trust by themselves: used for the first field of the list that no clearer column gives. */
export const VAGUE_NAMES: Readonly<Record<string, readonly ImportField[]>> = {
  degree: ['course', 'level'],
  qualification: ['course', 'level'],
  award: ['course', 'level'],
  title: ['course'],
  name: ['course'],
  major: ['course', 'subcategory'],
  'program class title': ['course'],
  school: ['university'],
  location: ['campus'],
  locations: ['campus'],
  city: ['campus'],
  subject: ['category'],
  faculty: ['category'],
  department: ['category'],
  entry: ['admissionIntake'],
  session: ['admissionIntake'],
  sessions: ['admissionIntake'],
  term: ['admissionIntake'],
};

/** Real words one slip away from a name above: never taken for a misspelling of it. */
export const NOT_MISSPELLED = new Set([
  'county',
  'counties',
  'source',
  'sources',
  'lever',
  'node',
  'mode',
  'feed',
  'sink',
]);
