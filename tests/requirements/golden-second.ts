import { goldenCases } from './golden-table';

/** Kinds that real wordings of 2025–2026 showed, their verdicts written before the reader was opened. */
export const SECOND = goldenCases(
  `
ms; ielts 7.0/6.0 2026-03-31 ¦ Australia, Post Graduate ¦ ¦ IELTS (Academic) - 7.0 overall, with no score lower than 7.0 in writing and no other individual band score lower than 6.5. ¦ likely not ¦ a band of 6.0 under the floor of the others
ug; ielts 6.5/6.0 2026-03-31; subjects Accountancy, Economics, Business Studies, English ¦ UK, Under Graduate ¦ ielts 6.0 ¦ 65% in Class XII. The essential subject is Mathematics. ¦ likely not ¦ no mathematics
pg; ielts 6.0/5.5 2026-03-31 ¦ Singapore, Post Graduate ¦ ielts 6.0 ¦ Completed Bachelor degree. Non-graduates: a minimum of 5 years of work experience at a managerial level. ¦ met|likely ¦ the second way is for others
pg; ielts 6.5/6.0 2026-03-31; cgpa 3.6/7 ¦ Australia, Post Graduate ¦ ielts 6.5 ¦ A recognised Bachelor degree (or higher) in any discipline with a minimum grade point average of 4.0 using a 7.0 scale. ¦ likely not ¦ 3.6 of 7
pg; ielts 6.5/6.0 2026-03-31 ¦ Canada, Post Graduate ¦ ielts 6.5 ¦ 10+2+4 required for masters. ¦ likely not ¦ three years
ug; ielts 6.0/6.0 2026-03-31 ¦ Australia, Under Graduate ¦ ielts 6.0 ¦ Prerequisites: Nil. Assumed knowledge: Mathematics (any). Year 12 with 60%. ¦ likely ¦ what is assumed is no demand
pg; ielts 6.5/6.0 2026-03-31 ¦ UK, Post Graduate ¦ ielts 5.5 ¦ Applicants will not need to submit IELTS scores if they have achieved 80% in HSC or have a letter that their degree was taught in English. ¦ met ¦ who has a test needs no waiver
pg; ielts 6.5/6.0 2026-03-31; percentage 60 ¦ UK, Post Graduate ¦ ielts 6.5 ¦ PG requirement: 55% and above | English waiver: 70% in 12th English (CBSE/ISC), 75% other boards ¦ likely ¦ the marks of a waiver are asked of nobody
ug; ielts 6.5/6.0 2026-03-31; percentage 72 ¦ UK, Under Graduate ¦ ielts 6.0 ¦ Indian School Certificate: 70%. State boards: 75%. ¦ unknown ¦ the board is not told
ug; ielts 6.0/6.0 2026-03-31; percentage 70 ¦ Canada, Under Graduate Diploma ¦ ielts 6.0 ¦ 60% in Grade 12. Students with lower marks will only be considered on case-to-case basis. ¦ likely ¦ above
pg; ielts 7.0/6.5 2026-03-31 ¦ UK, Post Graduate ¦ ielts 6.5 ¦ Minimum 2 years of post-qualification experience is mandatory. ¦ likely not ¦ no work
pg; ielts 7.0/6.5 2026-03-31; work 2 ¦ UK, Post Graduate ¦ ielts 6.5 ¦ 2:2 or 50%+ and at least 2 years of full-time work experience. ¦ likely ¦ two years to the day
pg; ielts 7.0/6.5 2026-03-31; work 1 ¦ UK, Post Graduate ¦ ielts 6.5 ¦ 2:2 or 50%+ and at least 2 years of full-time work experience. ¦ likely not ¦ the work is asked with either
pg; ielts 7.0/6.5 2026-03-31; ended 2019-05-31 ¦ UK, Post Graduate ¦ ielts 6.5 ¦ No gap accepted beyond 2 years. ¦ likely not ¦ seven years
pg; ielts 7.0/6.5 2026-03-31; percentage 63 ¦ UK, Post Graduate ¦ ielts 6.5 ¦ 3-year degrees with minimum 65% or 4-year degrees with minimum 60%. ¦ unknown|likely not ¦ between the two
pg; ielts 7.0/6.5 2026-03-31; gmat 640 2025-06-01 ¦ USA, Post Graduate ¦ ielts 6.5 ¦ GMAT/GRE: required (average GMAT 655). ¦ likely ¦ an average is no demand
pg; ielts 7.0/6.5 2026-03-31 ¦ UK, Post Graduate ¦ ielts 6.5 ¦ For MBA: minimum 3 years of work experience. For MSc: no work experience required. ¦ likely|unknown ¦ which of the two is not known
pg; ielts 7.0/6.5 2026-03-31 ¦ USA, Post Graduate ¦ ielts 7.0 ¦ The Graduate Record Examination (GRE) is NOT required. Three recommendation letters. ¦ met ¦ a test that is lifted
pg; ielts 6.5/5.5 2026-03-31 ¦ UK, Post Graduate ¦ ¦ IELTS 6.5 with no band below 6.0; one band of 5.5 allowed. ¦ likely|unknown ¦ one may be lower
pg; ielts 7.0/6.5 2026-03-31 ¦ New Zealand, Post Graduate ¦ ielts 6.5 ¦ Open to women only. ¦ unknown ¦ whether the reader is one is not judged
`,
  'S',
);
