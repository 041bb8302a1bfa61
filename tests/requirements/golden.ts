import { goldenCases } from './golden-table';

/** Seventy-five cases from real wordings, made before anybody looked at the reader. `golden-table.ts` says what its cells hold. */
export const GOLDEN = goldenCases(
  `
pg; ielts 7.0/6.5 2026-03-31 ¦ UK, Post Graduate ¦ ielts 6.5 (6.0) ¦ Two academic references and a personal statement. ¦ met ¦ column data decides; papers to hand in have no effect
pg; ielts 7.0/6.5 2026-03-31 ¦ UK, Post Graduate ¦ ielts 6.5 (6.0) ¦ Shortlisted applicants will be invited to an interview. ¦ likely ¦ selection: likely at best
pg; ielts 7.0/6.5 2026-03-31 ¦ Australia, Post Graduate ¦ ielts 6.5 ¦ Entry is at the discretion of the head of school under Schedule 4B. ¦ likely ¦ not understood: never met
pg; ielts 6.0/5.5 2026-03-31 ¦ UK, Post Graduate ¦ ielts 6.5 (6.0) ¦ ¦ not met ¦ below a column
pg; toefl 92/17 2025-11-01 ¦ USA, Post Graduate ¦ toefl 90 (20) ¦ ¦ not met ¦ a section of 17 where 20 is asked, from a column
pg; toefl 92/22 2025-11-01 ¦ USA, Post Graduate ¦ toefl 90 (20) ¦ ¦ met ¦ overall and every section reached
pg; toefl 92 2025-11-01 ¦ USA, Post Graduate ¦ toefl 90 (20) ¦ ¦ unknown ¦ sections of the report are not entered
pg; toefl 92/17 2025-11-01 ¦ USA, Post Graduate ¦ ¦ TOEFL iBT 90 with at least 20 in each section. ¦ likely not ¦ read from a sentence: not more than likely not
pg; toefl 95/22 2025-11-01 ¦ USA, Post Graduate ¦ ¦ A minimum TOEFL iBT score of 88 with no section below 20 is required. ¦ likely ¦ sentence: likely at most
pg; ielts 6.5/6.0 2026-03-31 ¦ UK, Post Graduate ¦ ¦ IELTS: 6.5 (6.0) | PTE: 58 (50) ¦ met ¦ a list is data and decides
pg; ielts 6.0/6.0 2026-03-31 ¦ UK, Post Graduate ¦ ¦ IELTS: 6.5 | PTE: 58 | TOEFL: 88 ¦ not met ¦ a list decides; the only test taken is below
pg; ielts 6.0/6.0 2026-03-31; pte 62/58 2026-06-10 ¦ UK, Post Graduate ¦ ielts 6.5; pte 58 ¦ ¦ met ¦ any accepted test is enough
pg ¦ UK, Post Graduate ¦ ielts 6.5 ¦ ¦ unknown ¦ no test in the profile
pg; ielts 7.0/6.5 2024-06-01 ¦ UK, Post Graduate ¦ ielts 6.5 ¦ ¦ not met ¦ the only report is older than two years
pg; ielts 7.5/6.5 2024-06-01; ielts2 6.5/6.5 2026-02-01 ¦ UK, Post Graduate ¦ ielts 6.5 (6.0) ¦ ¦ met ¦ the valid report of two counts
pg; ielts 7.0/6.5 2026-03-31; ended 2022-05-31 ¦ UK, Post Graduate ¦ ielts 6.5 ¦ No gap restriction. ¦ met ¦ words that lift a rule are no rule
pg; ielts 7.0/6.5 2026-03-31; backlogs 12 ¦ UK, Post Graduate ¦ ielts 6.5 ¦ Any number of backlogs accepted. ¦ met ¦ no rule
pg; ielts 7.0/6.5 2026-03-31; backlogs 9 ¦ UK, Post Graduate ¦ ielts 6.5; backlogs No limit ¦ ¦ met ¦ a column that says no limit is no rule, never 0
pg; ielts 7.0/6.5 2026-03-31; backlogs 7 ¦ UK, Post Graduate ¦ ielts 6.5; backlogs 5 ¦ ¦ not met ¦ more backlogs than a column takes
pg; ielts 7.0/6.5 2026-03-31; backlogs 7 ¦ UK, Post Graduate ¦ ielts 6.5 ¦ Maximum 5 backlogs allowed ¦ likely not ¦ read from a sentence
pg; ielts 7.0/6.5 2026-03-31; ended 2019-05-31 ¦ UK, Post Graduate ¦ ielts 6.5 ¦ Study gap of up to 3 years accepted ¦ likely not ¦ seven years without work, from a sentence
pg; ielts 7.0/6.5 2026-03-31; ended 2022-05-31 ¦ UK, Post Graduate ¦ ielts 6.5 ¦ Study gap of 2 years acceptable for UG and up to 8 years for PG ¦ likely ¦ the side of the course counts
pg; ielts 6.0/6.0 2026-03-31 ¦ UK, Post Graduate ¦ ¦ IELTS 6.0 (UG) / 6.5 (PG) ¦ likely not ¦ the postgraduate side asks 6.5
pg; ielts 7.0/6.5 2026-03-31; percentage 62 ¦ UK, Post Graduate ¦ ielts 6.5 ¦ Students scoring above 75% receive a 20% scholarship. ¦ met ¦ a scholarship asks for nothing
pg; ielts 6.5/6.0 2026-03-31 ¦ Australia, Post Graduate ¦ ielts 6.5 ¦ 20% fee waiver for applicants with IELTS 7.5. ¦ met ¦ the score of a fee waiver is no demand
pg; ielts 7.0/6.5 2026-03-31 ¦ USA, Post Graduate ¦ ielts 6.5 ¦ GRE is optional. ¦ met ¦ optional is no demand
pg; ielts 7.0/6.5 2026-03-31 ¦ USA, Post Graduate ¦ ielts 6.5 ¦ GRE 310 preferred, not mandatory. ¦ met ¦ preferred is no demand, with its number too
pg; ielts 7.0/6.5 2026-03-31; gre 315 2025-05-01 ¦ USA, Post Graduate ¦ ielts 6.5; gre 310; gmat 600 ¦ ¦ met ¦ GRE or GMAT: either is enough
pg; ielts 7.0/6.5 2026-03-31; gre 315 2025-05-01; gmat 540 2022-06-01 ¦ USA, Post Graduate ¦ ielts 6.5; gre 310; gmat 600 ¦ ¦ met ¦ a low GMAT beside a good GRE turns nobody away
pg; ielts 7.0/6.5 2026-03-31; gre 315 2025-05-01 ¦ USA, Post Graduate ¦ ielts 6.5 ¦ Both a GRE score of 310 and a GMAT score of 600 are required. ¦ unknown ¦ the text says both; no GMAT
pg; ielts 7.0/6.5 2026-03-31; gre 320 2021-03-01 ¦ USA, Post Graduate ¦ ielts 6.5; gre 310 ¦ ¦ not met ¦ a GRE report ends after five years
pg; ielts 7.0/6.5 2026-03-31; gmat 655 2025-09-01 ¦ USA, Post Graduate ¦ ielts 6.5; gmat 645 ¦ ¦ met ¦ both are the Focus edition
pg; ielts 7.0/6.5 2026-03-31; gmat 555 2025-09-01 ¦ USA, Post Graduate ¦ ielts 6.5; gmat 700 ¦ ¦ likely not ¦ Focus 555 is far below 700 classic; a conversion
pg; ielts 7.0/6.5 2026-03-31; percentage 58 ¦ UK, Post Graduate ¦ ielts 6.5; percentage 60 ¦ ¦ not met ¦ finished marks below a column
pg; ielts 7.0/6.5 2026-03-31; percentage 58 ¦ UK, Post Graduate ¦ ielts 6.5 ¦ Bachelor's degree with at least 60%. ¦ likely not ¦ marks from a sentence
pg; ielts 7.0/6.5 2026-03-31; percentage 52; work 3 ¦ UK, Post Graduate ¦ ielts 6.5 ¦ Bachelor degree with 55%, or 50% with two years of work experience. ¦ likely ¦ the second way is open
pg; ielts 7.0/6.5 2026-03-31; percentage 58 ¦ UK, Post Graduate ¦ ielts 6.5 ¦ Minimum 55%; 50% considered with two years of work experience. ¦ likely ¦ the first way is open without work
pg; ielts 7.0/6.5 2026-03-31; percentage 62 ¦ UK, Post Graduate ¦ ielts 6.5 ¦ 60% or a CGPA of 6.5/10 or a UK 2:2 ¦ likely ¦ one of three alternatives
uk; ielts 7.0/6.5 2026-03-31; percentage 55 ¦ UK, Post Graduate ¦ ielts 6.5; class 2:1 ¦ ¦ not met ¦ UK marks are the classes: 55 is a 2:2
uk; ielts 7.0/6.5 2026-03-31; percentage 52 ¦ UK, Post Graduate ¦ ielts 6.5 ¦ Applicants should hold a 2:1 honours degree. ¦ likely not ¦ from a sentence
pg; ielts 7.0/6.5 2026-03-31; percentage 68; running 2027-05-31 ¦ UK, Post Graduate ¦ ielts 6.5; percentage 60 ¦ ¦ likely ¦ studies that still run: if you finish with 60 %
pg; ielts 7.0/6.5 2026-03-31 ¦ UK, Post Graduate ¦ ielts 6.5 ¦ Two years of relevant work experience required. ¦ likely not ¦ no work in the profile
pg; ielts 7.0/6.5 2026-03-31; work 4 ¦ UK, Post Graduate ¦ ielts 6.5 ¦ A minimum of two years of work experience is required. ¦ likely ¦ four years of work; from a sentence
pg; ielts 7.0/6.5 2026-03-31 ¦ UK, Post Graduate ¦ ielts 6.5 ¦ 2 years of work experience preferred. ¦ met ¦ preferred is no demand
pg; ielts 7.0/6.5 2026-03-31 ¦ UK, Post Graduate ¦ ielts 6.5 ¦ Degree in mechanical engineering or a closely related subject. ¦ unknown ¦ the field of the degree is not in the profile
pg; ielts 7.0/6.5 2026-03-31; field History ¦ UK, Post Graduate ¦ ielts 6.5 ¦ A bachelor degree in civil engineering is required. ¦ likely not ¦ the field is another; from a sentence
pg; ielts 7.0/6.5 2026-03-31 ¦ UK, Post Graduate ¦ ielts 6.5 ¦ 16 years of education required. ¦ likely not ¦ 12 and three years are 15
pg; ielts 7.0/6.5 2026-03-31 ¦ UK, Post Graduate ¦ ielts 6.5 ¦ Doctoral applicants must hold a master's degree. ¦ likely not ¦ a bachelor's degree only
ug; ielts 6.5/6.0 2026-05-10; subjects Accountancy, Economics, Business Studies, English ¦ Canada, Under Graduate ¦ ielts 6.0 ¦ Mathematics and Physics in Grade 12 are required. ¦ likely not ¦ commerce subjects
ug; ielts 6.5/6.0 2026-05-10 ¦ Canada, Under Graduate ¦ ielts 6.0 ¦ Grade 12 Biology and Chemistry required. ¦ unknown ¦ school subjects are not in the profile
dip; ielts 7.0/6.5 2026-03-31 ¦ Canada, Post Graduate Certificate ¦ ielts 6.5 ¦ ¦ unknown ¦ most colleges take a three-year diploma: unknown, never not met
dip; ielts 7.0/6.5 2026-03-31 ¦ Canada, Post Graduate Certificate ¦ ielts 6.5 ¦ Two- or three-year diploma, or a degree, in any field. ¦ likely ¦ the text takes the diploma; from a sentence
ug; ielts 7.0/6.5 2026-05-10 ¦ UK, Post Graduate ¦ ielts 6.5 ¦ ¦ not met ¦ a school leaver for a master's
pg; ielts 7.0/6.5 2026-03-31 ¦ Australia, Post Graduate ¦ ielts 6.5 ¦ Applicants must hold current registration as a nurse. ¦ likely|unknown ¦ registration: likely at best, and it is not in the profile
pg ¦ UK, Post Graduate ¦ ¦ No IELTS required with a medium of instruction letter, otherwise IELTS 6.0 with no band below 5.5. ¦ unknown ¦ no test, and nobody knows of a letter
ug; ielts 6.0/5.5 2026-05-10 ¦ UK, Under Graduate ¦ ¦ IELTS 6.0 for direct entry, 5.0 for the pre-sessional pathway ¦ likely ¦ direct entry asks 6.0
pg; ielts 5.5/5.5 2026-03-31 ¦ UK, Post Graduate ¦ ¦ Minimum 6.0 in IELTS (5.5 in all bands) or PTE 59 with no communicative skill below 51. ¦ likely not ¦ 6.0 overall is asked
pg; ielts 7.0/6.5 2026-03-31 ¦ Australia, Post Graduate ¦ ¦ IELTS 7.0 overall with 7.0 in speaking and listening and 6.5 in reading and writing. ¦ unknown|likely|likely not ¦ one of the sections is 6.5, which one decides: never met
pg; ielts 7.0/6.0 2026-03-31 ¦ UK, Post Graduate ¦ ielts 6.5 ¦ IELTS 6.5 overall with no band less than 6.5. ¦ likely not ¦ the text adds a floor to the column: the higher demand counts
pg; ielts 7.0/6.5 2026-03-31; percentage 45 ¦ UK, Post Graduate ¦ ielts 6.5; percentage 50–55 % ¦ ¦ not met ¦ below both ends of a range
pg; ielts 7.0/6.5 2026-03-31; percentage 52 ¦ UK, Post Graduate ¦ ielts 6.5; percentage 50–55 % ¦ ¦ unknown|likely ¦ between the ends of a range: never met, never not met
ug; ielts 6.5/6.0 2026-05-10 ¦ UK, Under Graduate, BA (Hons) Business (Top-up) ¦ ielts 6.0 ¦ ¦ not met|likely not|unknown ¦ entry to a final year takes more than a school leaver has
pg; ielts 7.0/6.5 2026-03-31; percentage 62 ¦ UK, Post Graduate ¦ ielts 6.5 ¦ 60% aggregate and 70% in Mathematics. ¦ unknown|likely ¦ the aggregate is reached, the subject is not known: never met
ug; ielts 6.5/6.0 2026-05-10; percentage 72 ¦ Singapore, Under Graduate ¦ ielts 6.0 ¦ 50% in best four subjects. ¦ likely|unknown ¦ 72 of all is more than 50 of the best: never met, never likely not
pg; ielts 7.0/6.5 2026-03-31 ¦ Canada, Post Graduate ¦ ielts 6.5 ¦ Interview not required. No portfolio. ¦ met ¦ selection that is lifted
pg; ielts 7.0/6.5 2026-03-31; cgpa 7.8/10 ¦ Canada, Post Graduate ¦ ielts 6.5; cgpa 7.0/10 ¦ ¦ met ¦ the same scale, above a column
pg; ielts 7.0/6.5 2026-03-31; cgpa 7.8/10 ¦ UK, Post Graduate ¦ ielts 6.5 ¦ 60% or a CGPA of 6.5/10 ¦ likely ¦ the grade point average is reached; from a sentence
pg; ielts 7.0/6.5 2026-03-31; ended 2020-05-31; work 6 ¦ UK, Post Graduate ¦ ielts 6.5; gap 2 ¦ ¦ likely ¦ years of work fill the gap for most universities; none has said so here (was: met, which an unsaid rule can't be)
pg; ielts 6.5/6.0 2026-03-31 ¦ UK, Post Graduate ¦ ¦ Students whose first language is not English need IELTS 6.5 with 6.0 in writing. ¦ likely|unknown ¦ 6.0 is reached in every band; from a sentence
pg; ielts 7.0/6.5 2026-03-31 ¦ USA, Post Graduate ¦ ielts 6.5 ¦ See matrix for Category C boards; Kira interview. ¦ likely ¦ not understood and selection
pg; ielts 6.0/5.5 2026-03-31 ¦ UK, Post Graduate ¦ ielts 6.5 ¦ Bring a lantern to the dean's orchard. ¦ not met ¦ what is not understood doesn't soften a column
pg; ielts 7.0/6.5 2026-03-31 ¦ UK, Post Graduate ¦ ielts 6.5; gre n/a ¦ ¦ met ¦ n/a asks for nothing
pg; toefl 4.5/4.0 2026-04-01 ¦ USA, Post Graduate ¦ toefl 90 ¦ ¦ unknown ¦ the scale of 2026 against 90 of the former one
pg; ielts 7.0/6.5 2026-03-31 ¦ UK, Post Graduate ¦ ielts 6.5 ¦ Application fee waived for early applicants; placement year available. ¦ met ¦ neither asks for anything
pg; det 125/110 2026-06-01 ¦ USA, Post Graduate ¦ ¦ IELTS: 6.5; TOEFL: 79; DET: 120 ¦ met ¦ a list decides; the test taken is enough
`,
  'G',
);
