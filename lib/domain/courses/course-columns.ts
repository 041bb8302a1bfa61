import { MARK_COURSE_COLUMNS } from '../marks/course-columns';
import { columnNames as names } from './column-names';
import type { CourseFieldName } from './course-field-table';

/** How a column of a spreadsheet gives a field of a course. */
export interface CourseColumn {
  /** Its name among what columns can give, where that isn't the field's. */
  field?: string;
  /** As a person chooses it, where that isn't the field's label. */
  label?: string;
  /** Heads it is known by, in the form of headerWords(). Exams' scores are recognised by their words instead. */
  heads?: readonly string[];
  /** Several columns may give it together: their texts are joined. */
  shared?: true;
  /** The fields it speaks about, where that isn't its own alone. */
  gives?: readonly CourseFieldName[];
  /** Its column in our template: head, explanation and example. Null: it has none. */
  template: readonly [header: string, explanation: string, example: string | number] | null;
}

export const COURSE_COLUMNS = {
  course: {
    heads: names(
      'course, courses, course name, course title, name of course, course offered, program, programs',
      'programme, programmes, program name, program names, programme name, program title',
      'programme title, course program, course program name, program of study, programme of study',
      'study program, qualification name, qualification title, degree name, degree title',
      'degree program, award title, course of study, name of program, name of programme, program course name',
      'qualification awarded, course full name, study programme, programme of studies, program full name, programme full name, course program title',
    ),
    template: ['Course Name', 'Required. The full name of the course.', 'Bachelor of Example Studies'],
  },
  university: {
    heads: names(
      'university, universities, university name, name of university, uni, uni name',
      'university college, university institution, institution, institution name, institute',
      'institute name, college, college name, college university, university college name, school name',
      'provider, provider name, education provider, university title, institution title, hei name, institute university',
      'name of institution, name of college, awarding institution, host university',
    ),
    template: ['University', 'Required. The name of the university or college.', 'Example University'],
  },
  country: {
    heads: names(
      'country, country name, country code, destination, destination country, study destination, country of study',
      'iso country, iso country code, country iso',
    ),
    template: [
      'Country',
      'Canada, Australia, New Zealand, USA, UK or Singapore. If left blank, the country chosen for the upload is used.',
      'Australia',
    ],
  },
  campus: {
    heads: names(
      'campus, campuses, campus name, campus location, campus city, city campus, location name, study location, delivery location, province state city, state city, city state, study site, site name',
    ),
    template: ['Campus', 'Campus or city.', 'Melbourne'],
  },
  places: {
    heads: names(
      'teaching locations, teaching location, course locations, places where taught, all campuses, taught at',
    ),
    template: ['Teaching Locations', 'All places where the course is taught, separated by “;”.', ''],
  },
  universityNames: {
    heads: names(
      'other university names, other names of the university, trading name, trading names, university trading name, institution trading name, also known as',
    ),
    template: ['Other University Names', 'Trading names of the university, separated by “;”.', ''],
  },
  level: {
    heads: names(
      'level, lvl, study lvl, course lvl, study level, level of study, course level, level of course, program level',
      'ug pg, level ug pg, programme level, degree level, award level, education level, qualification level',
      'qualification type, degree type, award type, program type, programme type, course type',
      'credential, credential type, credential level, credential awarded, degree awarded, award level name',
      'type of degree, type of award, type of course, type of program, type of programme, level of award',
    ),
    template: [
      'Level',
      'Under Graduate, Post Graduate, Under Graduate Certificate, Under Graduate Diploma, Post Graduate Certificate, Post Graduate Diploma, Associate or Foundation. Words such as “Bachelor’s degree” or “MSc” are understood.',
      'Under Graduate',
    ],
  },
  award: {
    heads: names(
      'award name, award names, name of award, name of the award, final award, award conferred, degree conferred',
      'award abbreviation, degree abbreviation, award short name, award full name, abbreviated award',
    ),
    template: ['Award Name', 'The award in the university’s own words, if it says more than the level.', 'BSt'],
  },
  code: {
    label: 'Official course code',
    heads: names(
      'code, course code, program code, programme code, cricos, cricos code, cricos course code',
      'ucas, ucas code, ucas course code, official course code, cricos number, cricos no, course id, program id',
      'programme id, course number, course no, course reference, kis course code',
    ),
    template: [
      'Course Code',
      'The official code (CRICOS, UCAS …). Used to recognise the course in later uploads.',
      '000000X',
    ],
  },
  variant: {
    heads: names('variant, course variant, program variant, programme variant'),
    template: ['Variant', 'What distinguishes the course from another with the same name, campus and level.', ''],
  },
  category: {
    heads: names(
      'category, course category, discipline, field of study, field of studies, area of studies',
      'discipline of study, discipline of studies, study area, area of study, subject area',
      'study field, stream, broad field, field of education, field of education 1 broad field',
    ),
    template: ['Category', 'The broad field of study.', 'Society and Culture'],
  },
  subcategory: {
    heads: names(
      'subcategory, sub category, course subcategory, course sub category, sub discipline, sub field',
      'narrow field, field of education 1 narrow field, specialisation, specialization',
    ),
    template: ['Subcategory', 'The narrow field of study.', 'Language and Literature'],
  },
  admissionIntake: {
    shared: true,
    heads: names(
      'intake, intakes, open intake, open intakes, available intakes, admission intake',
      'admission intakes, course intake, intake month, intake months, intake date, intake dates',
      'start date, start dates, start month, start months, starting month, course start',
      'course start date, commencement, commencement date, commencing, commences, entry month, entry months',
      'next intake, intakes available, intake available, months of intake, month of intake, admission months',
      'starting months, start month s, study start',
    ),
    template: ['Intakes', 'The months in which the course starts.', 'Feb, Jul'],
  },
  closingDays: {
    heads: names(
      'closing day, closing days, closing date, closing dates, application closing date, application closing dates',
      'application deadline, application deadlines, apply by, last date to apply',
    ),
    template: ['Closing Dates', 'The last day to apply for each intake.', 'Feb 2026-11-30; Jul 2027-05-31'],
  },
  currency: {
    label: 'Currency of the fee',
    heads: names('currency, currency code, fee currency, tuition currency, currency of fee'),
    template: ['Currency', 'Three letters. If left blank, the currency of the country is used.', 'AUD'],
  },
  tuitionFeeMinor: {
    field: 'tuitionFee',
    label: 'Tuition fee',
    gives: ['tuitionFeeMinor', 'currency', 'fee_period', 'free'],
    heads: names(
      'fee, fees, tuition, tuition fee, tuition fees, tuition cost, course fee, course fees',
      'course tuition fee, program fee, program fees, programme fee, programme fees',
      'program tuition fee, programme tuition fee, tuition value, tuition price, tuition amount, tuition charges',
      'tuition rate, cost of tuition, study fee, study fees',
    ),
    template: ['Tuition Fee', 'The amount for one fee period, or Free. Blank or 0 means not published.', 32000],
  },
  fee_period: {
    field: 'feePeriod',
    heads: names('fee period, fees period, tuition period, tuition fee period, fee basis, fee type, fee frequency'),
    template: [
      'Fee Period',
      'per year, per semester, per trimester, per term, per month, per credit or whole course.',
      'per year',
    ],
  },
  free: {
    label: 'No tuition fee (yes/no)',
    heads: names('tuition free, no tuition fee, free of charge'),
    template: null,
  },
  durationInMonths: {
    field: 'duration',
    heads: names(
      'duration, study length, course duration, program duration, programme duration, study duration, course length',
      'course period, program period, programme period, program length, programme length, length, length of course, duration of course, period of study',
      'study period, length of study, duration of study, number of years, no of years, full time duration',
      'duration full time, duration ft, course length full time, length of program, length of programme',
    ),
    template: ['Duration', 'A number with its unit, such as “3 years”, “18 months” or “78 weeks”.', '3 years'],
  },
  courseLink: {
    label: 'Course link',
    heads: names(
      'link, links, url, course link, course url, course page, course website, course web link',
      'program link, program url, programme link, programme url, website, website url, website link',
      'web link, web page, webpage, hyperlink, weblink, page url, course page url, link to course, url of course',
      'course website link, program website, programme website, program page, programme page, source url',
    ),
    template: ['Course Link', 'The address of the course’s page.', 'https://www.example.edu/courses/example-studies'],
  },
  admissionRequirement: {
    shared: true,
    gives: ['admissionRequirement', 'alsoAsked', 'scoresFromText'],
    heads: names(
      'requirements, entry requirement, entry requirements, admission requirement',
      'admission requirements, academic requirement, academic requirements',
      'academic entry requirements, academic criteria, academic entry criteria, eligibility requirements',
      'minimum requirements, minimum entry requirement, minimum entry requirements, entry criteria, admission criteria',
      'eligibility, eligibility criteria, entry requirement details, entry standards',
      'academic entry requirement, admissions requirements, admission criteria and requirements',
    ),
    template: ['Entry Requirements', 'Free text.', 'Completed secondary school'],
  },
  remarks: {
    label: 'Remarks (kept as text)',
    shared: true,
    heads: names(
      'remark, remarks, remarks notes, note, notes, comment, comments, additional information, additional notes, other information, other notes',
    ),
    template: ['Remarks', 'Anything else a student should know.', ''],
  },
  ieltsOverall: { template: ['IELTS Overall', '1 to 9 in steps of 0.5.', 6.5] },
  ieltsLessThan: {
    label: 'IELTS: no section less than',
    shared: true,
    template: ['IELTS No Band Less Than', 'The lowest section score accepted.', 6],
  },
  pteOverall: { template: ['PTE Overall', '10 to 90.', 58] },
  pteLessThan: {
    label: 'PTE: no section less than',
    shared: true,
    template: ['PTE No Band Less Than', 'The lowest section score accepted.', 50],
  },
  det: { label: 'Duolingo (DET)', template: ['DET', 'Duolingo English Test, 10 to 160.', 110] },
  detLessThan: {
    label: 'Duolingo: no section less than',
    shared: true,
    template: ['DET No Subscore Less Than', 'The lowest section score accepted.', 95],
  },
  toefl: {
    label: 'TOEFL iBT',
    gives: ['toefl', 'toeflScale'],
    template: ['TOEFL', 'TOEFL iBT, 10 to 120, or 1 to 6 in steps of 0.5.', 79],
  },
  toeflLessThan: {
    label: 'TOEFL: no section less than',
    shared: true,
    template: ['TOEFL No Section Less Than', 'The lowest section score accepted.', 18],
  },
  toeflScale: {
    heads: names('toefl scale, toefl ibt scale, toefl edition, toefl ibt edition, toefl score scale'),
    template: ['TOEFL Scale', '0-120 or 1-6. Blank means 0-120, except for half scores such as 4.5.', '0-120'],
  },
  gre: { template: ['GRE', '260 to 340.', ''] },
  gmat: { template: ['GMAT', '200 to 805.', ''] },
  scoresFromText: { heads: names('scores to be checked'), template: null },
  ...MARK_COURSE_COLUMNS,
  forSample: { label: 'Sample only (yes/no)', heads: names('for sample, sample, is sample'), template: null },
} as const satisfies Record<CourseFieldName, CourseColumn>;
