import { describe, expect, it } from 'vitest';
import type { CourseLevel } from '@/lib/domain/courses/course';
import type { Asked, ClauseKind } from '@/lib/engines/requirements/clause';
import { readRequirements } from '@/lib/engines/requirements/read';

const PG = 'Post Graduate';
const UG = 'Under Graduate';
const read = (text: string, level: CourseLevel | '' = PG) => readRequirements(text, { level });
const kinds = (text: string, level: CourseLevel | '' = PG) => read(text, level).map(({ kind }) => kind);
const asked = (text: string, level: CourseLevel | '' = PG) =>
  read(text, level).flatMap((clause) => (clause.kind === 'judged' && clause.asked ? [clause.asked] : []));
const score = (exam: string, overall: number, lowest: number | null = null, rest = {}) => ({
  about: 'score',
  exam,
  overall,
  lowest,
  ...rest,
});

describe('texts that a stranger tried', () => {
  it.each<[string, CourseLevel, unknown[]]>([
    [
      'IELTS 6.5 overall, not less than 6.0 in each component, one 5.5 allowed',
      PG,
      [score('ielts', 6.5, 6, { oneLower: 5.5 })],
    ],
    [
      'Minimum 6.0 in IELTS (5.5 in all bands) or PTE 59 with no communicative skill below 51',
      PG,
      [score('ielts', 6, 5.5), score('pte', 59, 51)],
    ],
    ['TOEFL iBT 90 with at least 20 in each section, taken within the last two years', PG, [score('toefl', 90, 20)]],
    ['Duolingo 110 overall with 100 in each subscore', PG, [score('det', 110, 100)]],
    [
      'IELTS: 6.5 (no less than 6.0); TOEFL: 88 (no less than 21); PTE: 61 (no less than 57); DET: 120',
      PG,
      [score('ielts', 6.5, 6), score('toefl', 88, 21), score('pte', 61, 57), score('det', 120)],
    ],
    ['IELTS 6.0 (UG) / 6.5 (PG)', PG, [score('ielts', 6.5)]],
    ['IELTS 6.0 (UG) / 6.5 (PG)', UG, [score('ielts', 6)]],
    ['IELTS 6.5 for direct entry, 5.5 for the pre-sessional pathway', PG, [score('ielts', 6.5)]],
    [
      'No IELTS required with a medium of instruction letter, otherwise IELTS 6.0 with no band below 5.5',
      PG,
      [score('ielts', 6, 5.5)],
    ],
    ['GMAT 600 or GRE 310; waived with five years of work experience', PG, [score('gmat', 600), score('gre', 310)]],
    [
      'Overall IELTS 6.5, with writing at 7 and no other component under 6',
      PG,
      [{ ...score('ielts', 6.5, 6), parts: { writing: 7 } }],
    ],
    ['Students with 55% may apply with GRE 300.', PG, []],
    ['55% UG', PG, [{ about: 'percentage', least: 55 }]],
    ['GRE is optional, a score of 310 or more strengthens the application', PG, []],
    [
      'Bachelor degree with 55%, or 50% with two years of relevant work experience',
      PG,
      [
        { about: 'level', takesDiploma: false },
        { about: 'percentage', least: 55, orWithWork: { least: 50, years: 2 } },
      ],
    ],
    ['A first or upper second-class honours degree in a relevant subject', PG, [{ about: 'class', least: '2:1' }]],
    [
      'Study gap of 2 years acceptable for UG and up to 5 years for PG with work experience',
      PG,
      [{ about: 'gap', years: 5 }],
    ],
    ['No gap restriction for applicants', PG, []],
    ['No backlogs limit for students with 60% and above', UG, []],
    ['Students scoring above 85% in 12th receive a 30% scholarship', UG, []],
    [
      'Grade 12 with 65% average and English 12 with 70%',
      UG,
      [
        { about: 'level', takesDiploma: false },
        { about: 'percentage', least: 65 },
      ],
    ],
    [
      '50% in best four subjects excluding languages; mathematics required',
      UG,
      [{ about: 'percentage', least: 50, bestOf: 4 }],
    ],
    ['GPA 2.75 or higher on a 4.0 scale', PG, [{ about: 'cgpa', least: 2.75, scale: '4' }]],
    [
      'A two- or three-year diploma or a degree in any field.',
      'Post Graduate Certificate',
      [{ about: 'level', takesDiploma: true }],
    ],
    ['50–55% in bachelor’s', PG, [{ about: 'percentage', least: 50, to: 55 }]],
  ])('%s (%s)', (text, level, demands) => {
    expect(asked(text, level)).toEqual(demands);
  });

  it.each<[string, ClauseKind, Asked['about'] | undefined]>([
    ['Applicants must be at least 21 years old', 'profile', 'age'],
    ['Three years of managerial experience', 'profile', 'work'],
    ['A degree in civil engineering or a closely related subject', 'profile', 'field'],
    ['16-year education required', 'profile', 'education years'],
    ['A master’s degree', 'profile', 'master'],
    ['Current registration as a nurse', 'profile', 'licence'],
    ['An interview and a portfolio', 'selection', undefined],
    ['A study gap of 3 years is fine', 'judged', 'gap'],
    ['A second-class honours degree (2:2)', 'judged', 'class'],
    ['Two references and a statement of purpose.', 'hand-in', undefined],
    ['Quarmond mevrick skimped.', 'unread', undefined],
    ['No band below 5.5 in IELTS', 'unread', undefined],
    ['SAT 1200', 'unread', 'unread demand'],
    ['Must currently be employed as a nurse in British Columbia', 'unread', undefined],
    ['No gap > 2 yrs unless employed', 'unread', undefined],
    ['GRE waived for Fall 2026 intake only', 'unread', undefined],
  ])('%s is %s', (text, kind, about) => {
    expect(read(text).some((clause) => clause.kind === kind && clause.asked?.about === about)).toBe(true);
  });
});

it('asks for one of several subjects where a text says one of', () => {
  const subjects = read('A levels including one of Biology, Physics or Maths', UG).flatMap(({ asked }) =>
    asked?.about === 'subjects' ? [asked] : [],
  );
  expect(subjects.map(({ names, any }) => ({ names, any }))).toEqual([
    { names: ['biology', 'physics', 'mathematics'], any: true },
  ]);
});

it('says of a list of tests that it is one, of a sentence never', () => {
  const forms = (text: string) => [
    ...new Set(read(text).flatMap(({ kind, form }) => (kind === 'judged' ? [form] : []))),
  ];
  for (const list of ['IELTS: 6.5 | PTE: 58', 'IELTS 6.5 (6.0), TOEFL 88 (no less than 21)'])
    expect(forms(list), list).toEqual(['list']);
  for (const said of [
    'IELTS 6.5 with no band below 6.0',
    'English: IELTS 6.5 or an accepted equivalent',
    'IELTS: 6.5. A degree with PTE 58 and no section below 50',
  ])
    expect(forms(said), said).toEqual(['sentence']);
});

it('leaves a demand unread whose words hold something that nobody understands', () => {
  for (const text of [
    'IELTS 6.5 quarmond',
    'IELTS 6.5 or a trarven score',
    '60% unless mevrick',
    'GMAT 600 and never less',
  ])
    expect(kinds(text), text).not.toContain('judged');
  expect(kinds('IELTS 6.5, quarmond mevrick')).toEqual(['judged', 'unread']);
});

it('leaves both of two different demands unread', () => {
  expect(asked('IELTS 6.5. IELTS 7.0.')).toEqual([]);
});

it('accounts for every word of a text, in its order', () => {
  const text =
    'A bachelor’s degree with 60 % in physics.\n• IELTS 6.5 (6.0); 日本語 😀 quarmond | Two references. GRE 310, waived for doctors.';
  const clauses = read(text);
  const covered = clauses.map(({ from, to }) => text.slice(from, to)).join(' ');
  for (const word of text.match(/[\p{L}\d.]+/gu) ?? []) expect(covered).toContain(word);
  for (const { from, to, quote } of clauses) expect(text.slice(from, to)).toContain(quote);
});

it('reads in bounded time, whatever stands in a text', () => {
  const hostile = [
    '60% '.repeat(500),
    'gpa '.repeat(500),
    'gap 1'.repeat(400),
    '1 backlog '.repeat(200),
    'ielts '.repeat(400),
    'at least '.repeat(300),
    'a'.repeat(2000),
    '(6.5 '.repeat(400),
    'work '.repeat(400),
    'or 5'.repeat(500),
    'indian and '.repeat(300),
    'india, nepal, '.repeat(200),
    'for india 60% '.repeat(300),
    'students who have studied in '.repeat(100),
    'applicants with a degree '.repeat(150),
    'for all the international '.repeat(150),
  ];
  for (const text of hostile) {
    // Of the processor: on a busy machine the clock runs on while nothing is read.
    const before = process.cpuUsage();
    read(text);
    expect(process.cpuUsage(before).user / 1_000, text.slice(0, 20)).toBeLessThan(3_000);
  }
});

describe('wordings written down before they were tried', () => {
  it.each<[string, unknown[]]>([
    ['IELTS six and a half overall, with nothing lower than six', [score('ielts', 6.5, 6)]],
    ['IELTS 6.5, nothing under six', [score('ielts', 6.5, 6)]],
    [
      'IELTS 6.5 with no less than 6.0 in writing and speaking',
      [score('ielts', 6.5, null, { parts: { writing: 6, speaking: 6 } })],
    ],
    ['IELTS 6.5 with none below 6', [score('ielts', 6.5, 6)]],
    ['IELTS: six in every band', [score('ielts', 6, 6)]],
    ['You’ll want an IELTS of 6.5 (min. 6 across the board)', [score('ielts', 6.5, 6)]],
    ['We ask for a 6.5 on the IELTS and no sub-score under a 6', [score('ielts', 6.5, 6)]],
    ['IELTS 7 overall; each skill must be 6.5 or better', [score('ielts', 7, 6.5)]],
    ['TOEFL iBT: 88, and at least 20 on every section', [score('toefl', 88, 20)]],
    ['PTE Academic 61 and no less than 54 in any of the four skills', [score('pte', 61, 54)]],
    ['Duolingo English Test score of 115 or above with no subscore less than 100', [score('det', 115, 100)]],
    ['Applicants need to have scored 60 per cent or better in their bachelor’s', [{ about: 'percentage', least: 60 }]],
    [
      'Overall band 6.5 in IELTS Academic, of which writing not less than 6',
      [score('ielts', 6.5, null, { parts: { writing: 6 } })],
    ],
    ['CGPA of at least seven on ten', [{ about: 'cgpa', least: 7, scale: '10' }]],
    ['GRE not needed. GMAT not needed either.', []],
    ['Minimum age on enrolment: 18', []],
    // Read in part is not read.
    ['IELTS 6.5 in all but one band, where 6.0 is OK', []],
    ['IELTS overall 6.5 with two bands at 6.0 and the rest 6.5', []],
    ['Six-five in IELTS, sixes throughout', []],
    [
      'Degree in a business-related subject, or at least two years in a management role',
      [{ about: 'level', takesDiploma: false }],
    ],
  ])('%s', (text, demands) => expect(asked(text)).toEqual(demands));
});

it('names the fields and subjects that are asked, where they are certain', () => {
  const about = (text: string, level: CourseLevel = PG) =>
    read(text, level).find((clause) => clause.asked?.about === 'field' || clause.asked?.about === 'subjects')?.asked;
  expect(about('A degree in civil engineering, architecture or a related discipline')).toEqual({
    about: 'field',
    names: ['civil engineering', 'architecture'],
    related: true,
  });
  expect(about('A degree in nursing is required')).toEqual({ about: 'field', names: ['nursing'], related: false });
  expect(about('A degree in a relevant subject')).toMatchObject({ names: [] });
  expect(about('A degree with a strong component of mathematics')).toMatchObject({ names: [] });
  expect(about('Grade 12 physics or chemistry', UG)).toMatchObject({ names: ['physics', 'chemistry'], any: true });
  expect(about('Grade 12 PCM', UG)).toMatchObject({ names: ['physics', 'chemistry', 'mathematics'], any: false });
});

describe('a highest number', () => {
  it.each<[string, ClauseKind[]]>([
    ['18 years or older by the course start date and hold a valid driving licence', ['profile', 'profile']],
    ['Two years of work experience in sales and an interview', ['profile', 'selection']],
    ['Relevant experience in nursing and current registration', ['profile', 'profile']],
    ['Aged 18 or over on the day of enrolment with a clean police record', ['profile', 'unread']],
    ['Three years of experience in sales and marketing', ['profile']],
  ])('a second demand behind “and” is a clause of its own: %s', (text, kinds) => {
    expect(readRequirements(text, { level: PG }).map(({ kind }) => kind)).toEqual(kinds);
  });

  it.each([
    ['Age limit: 35 years', { least: 0, most: 35 }],
    ['Maximum age 30 years', { least: 0, most: 30 }],
    ['aged 18 to 35', { least: 18, most: 35 }],
    ['Not older than 40 years of age', { least: 0, most: 40 }],
  ])('of age is read as that: %s', (text, limits) =>
    expect(read(text).flatMap(({ asked: one }) => one ?? [])).toEqual([{ about: 'age', ...limits }]),
  );

  it.each([
    ['Age limit: 18 years'],
    ['35 years or younger'],
    ['Backlogs accepted up to 60%'],
    ['Students with less than 50% may apply'],
  ])('is never taken for a least one: %s', (text) => {
    const least = read(text).filter(({ asked: one }) => one?.about === 'age' || one?.about === 'percentage');
    expect(least).toEqual([]);
  });

  it.each([
    ['not less than 60% in bachelor', { about: 'percentage', least: 60 }],
    ['not below 55% aggregate', { about: 'percentage', least: 55 }],
  ])('differs from what may not be less: %s', (text, wanted) => expect(asked(text)).toEqual([wanted]));

  it('leaves a least age as it is', () => {
    expect(read('Applicants must be at least 21 years old')[0]?.asked).toEqual({ about: 'age', least: 21 });
  });
});
