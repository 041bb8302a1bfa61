import type { CourseLevel } from '@/lib/domain/courses/course';
import type { Clause, Piece } from '../truth';
import type { Dice } from './dice';
import { noise } from './noise';

/** Clauses without a score or a mark that decides: papers, selection, what the profile knows, what asks for nothing, and noise. */
export function clause(d: Dice, level: CourseLevel): Piece {
  const roll = d.from(1, 100);
  if (roll <= 17) return whole(d.of(HAND_IN), { kind: 'handIn' });
  if (roll <= 20) return whole(d.of(EXPLAINED), { kind: 'handIn', also: ['selection', 'unknown'] });
  if (roll <= 34) return whole(d.of(SELECTION), { kind: 'selection' });
  if (roll <= 40) return whole(d.of(REGISTRATION), { kind: 'selection', also: ['profile'] });
  if (roll <= 60) return profile(d, level);
  if (roll <= 82) return whole(d.of(NOTHING), { kind: 'none' });
  if (roll <= 84) return whole(d.of(ANY), { kind: 'none', also: ['judged', 'profile'] });
  if (roll <= 88)
    return whole(d.of(level.startsWith('Post') ? DEGREES : SCHOOLS), { kind: 'judged', also: ['profile'] });
  const rare = noise(d);
  return whole(rare, { kind: 'unknown', also: /licence/.test(rare) ? ['selection', 'profile'] : ['selection'] });
}

const whole = (text: string, of: Omit<Clause, 'text'>): Piece => ({ text, other: [{ ...of, text }] });

const HAND_IN = [
  'Two academic references',
  'Two letters of recommendation',
  '2 LORs',
  'one academic and one professional reference',
  'Statement of purpose',
  'A statement of purpose of 500 to 1,000 words',
  'SOP (max 1000 words)',
  'A personal statement of no more than 2 pages',
  'Updated CV',
  'CV/resume',
  'Resume and cover letter',
  'Official transcripts of all previous studies',
  'Transcripts and degree certificates must be uploaded',
  'Copy of passport',
  'Passport copy and academic documents',
  'LOR x 2, SOP, CV',
  'Motivation letter',
  'A research proposal of 2,000 words',
  'Academic transcripts, mark sheets and provisional certificate',
  'Certified copies of mark sheets for 10th and 12th',
  'Please attach a resume with your application',
  'Reference letters from two professors',
  'A writing sample of 1500 words',
  'Study plan',
] as const;

/** What must be explained on paper is no limit. */
const EXPLAINED = [
  'Gap of more than 2 years must be explained with documents',
  'Any gap above one year must be justified in the SOP',
  'Students with a gap of over 3 years should attach experience letters',
  'Backlog certificate from the university',
  'Attach a backlog summary if there are more than 5 backlogs',
] as const;

const SELECTION = [
  'Interview',
  'An interview is required',
  'Shortlisted candidates will be interviewed',
  'Applicants may be invited to an interview',
  'Selection is by interview and portfolio',
  'A portfolio of 10 to 15 pieces of work',
  'Portfolio required',
  'Digital portfolio of no more than 20 pages',
  'Admission by audition',
  'An audition (live or recorded) forms part of selection',
  'Successful interview with the course team',
  'Skype interview with the programme director',
  'Entrance test and interview',
  'All applicants must sit the school admission test',
  'Portfolio review and interview',
  'A creative portfolio will be assessed',
  'Kira interview',
] as const;

const REGISTRATION = [
  'Current registration as a nurse',
  'Must hold a current nursing licence in the home country',
  'Registered nurse with a current practising certificate',
  'Applicants must be registered teachers',
  'Registration with AHPRA',
  'must be registered with the national pharmacy council',
] as const;

const COUNTS = ['zero', 'one', 'two', 'three', 'four', 'five'] as const;

function profile(d: Dice, level: CourseLevel): Piece {
  const years = d.from(1, 5);
  const count = d.of([String(years), COUNTS[years] as string]);
  const time = years === 1 ? `${count} year` : `${count} years`;
  const roll = d.from(1, 100);
  if (roll <= 40) {
    const text = d.of([
      `${time} of relevant work experience`,
      `minimum ${time} of work experience`,
      `At least ${time} of full-time work experience`,
      `${time} managerial experience`,
      `${time}' post-qualification experience`,
      `a minimum of ${time} professional experience is required`,
      `Applicants must have ${time} of clinical experience`,
      `Work experience: ${time}`,
      `Work experience of ${time} or more`,
      `${count}+ years experience in a relevant field`.replace('1+', '1'),
    ]);
    const asks = { workYears: years };
    return whole(text.replace(/^(1|one) years/, '$1 year'), {
      kind: 'profile',
      asks,
      also: /clinical|manager|field|relevant/.test(text) ? ['selection', 'unknown'] : [],
    });
  }
  if (roll <= 55) {
    const age = d.of([17, 18, 19, 21, 21, 23, 25]);
    const text = d.of([
      `Applicants must be at least ${age} years old`,
      `Minimum age ${age}`,
      `aged ${age} or over at the start of the course`,
      `must be ${age} years of age or older`,
      `Age: ${age}+`,
    ]);
    return whole(text, { kind: 'profile', asks: { minAge: age } });
  }
  if (roll <= 65 && level.startsWith('Post')) {
    const text = d.of([
      '16-year education required',
      '16 years of education',
      'Minimum 16 years of formal education',
      'applicants need sixteen years of education',
    ]);
    return whole(text, { kind: 'profile', asks: { yearsOfEducation: 16 } });
  }
  return whole(d.of(level.startsWith('Post') ? FIELDS : SCHOOL_SUBJECTS), { kind: 'profile' });
}

const FIELDS = [
  'A bachelor degree in civil engineering or a closely related subject',
  "Bachelor's degree in Computer Science, IT or a related discipline",
  'Degree in a relevant subject',
  'Degree must be in business, finance or economics',
  'BE/BTech in Mechanical Engineering',
  'BCom, BBA or equivalent background',
  "A master's degree in a relevant discipline",
  "Master's degree with a research component",
  'background in mathematics or statistics',
  'Undergraduate major in psychology',
  'an honours degree in a STEM discipline',
  'Degree in a cognate discipline',
] as const;
const SCHOOL_SUBJECTS = [
  'Mathematics and Physics at 12th',
  'Maths required',
  'PCM in 12th',
  'Grade 12 Biology and Chemistry',
  'Prerequisites: Grade 12 English and Mathematics',
  'Mathematics is a prerequisite',
  'Must have studied Chemistry in Class XII',
  'Science stream with Biology',
  'Grade 12 Maths (MCR4U or equivalent)',
  'Grade 12 English with a minimum of 60%',
  'Mathematics with at least 65%',
  '12th Maths 60%',
  '70% in English and 65% in Maths',
] as const;

const ANY = ['Any stream is welcome', 'Any discipline accepted', 'Open to all streams', 'All backgrounds considered'];
const DEGREES = [
  "A bachelor's degree in any discipline",
  'Any degree',
  'Graduation in any stream',
  'Bachelor degree or equivalent',
  'A recognised undergraduate degree',
];
const SCHOOLS = [
  'Completion of Grade 12',
  'Higher Secondary School Certificate',
  '12th pass',
  'High school diploma or equivalent',
  'Senior secondary completed',
];

const NOTHING = [
  'Students scoring above 85% receive a 30% scholarship',
  'Scholarships of up to 50% are available for meritorious students',
  '20% fee waiver for applicants with IELTS 7.5',
  'A scholarship of CAD 5,000 is given with a GPA of 3.8/4.0',
  'A tuition deposit of 50% is payable before the CAS is issued',
  'The course is assessed by 60% coursework and 40% examination',
  '90% of our graduates are employed within 6 months',
  'Application fee waived for early applicants',
  'Graduates may progress to year two of the degree',
  'Graduates with a GPA of 3.0/4.0 may continue into the MBA',
  'Contact admissions@university.example for details',
  'For questions call +1 555 010 0199',
  'See our website for country-specific information',
  'Work experience preferred',
  '2 years of work experience preferred',
  'Work experience is an advantage but not essential',
  'No work experience required',
  'Work experience not required',
  'Work experience: not mandatory',
  'No age limit',
  'Age no bar',
  'No interview',
  'Interview not required',
  'No portfolio required',
  'Portfolio optional',
  'References are optional',
  'SOP not required',
  'No application fee',
  'Applications are processed within 48 hours',
  'CAS deposit GBP 4,000',
  'Placement year available',
  'Co-op option available after 2 semesters',
  'IELTS 7.0 earns a 10% discount on tuition',
  'Freshers are welcome',
] as const;
