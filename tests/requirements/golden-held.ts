import { goldenCases } from './golden-table';

/** Seventy-five more, which nobody who writes the reader looks at: run at its end, HELD_CASES=1. */
export const HELD = goldenCases(
  `
ug; ielts 6.5/6.0 2026-05-10 ¦ Canada, Under Graduate ¦ ielts 6.0 (5.5) ¦ SOP (max 1000 words), 2 LORs ¦ met ¦ numbers inside papers are no demand
ug; ielts 6.5/6.0 2026-05-10 ¦ UK, Under Graduate ¦ ielts 6.0 ¦ Portfolio of 10 to 15 pieces required. ¦ likely ¦ a portfolio is selection
ug; ielts 6.5/6.0 2026-05-10 ¦ New Zealand, Under Graduate ¦ ielts 6.0 ¦ Blorven tast quemmed at entry. ¦ likely ¦ no language at all is not understood
ug; ielts 6.0/5.0 2026-05-10 ¦ UK, Under Graduate ¦ ielts 6.0 (5.5) ¦ ¦ not met ¦ overall reached, the lowest band is not
ug; det 120/95 2026-06-01 ¦ Canada, Under Graduate ¦ det 115 (105) ¦ ¦ not met ¦ DET subscore 95 below 105
ug; det 120/110 2026-06-01 ¦ Canada, Under Graduate ¦ det 115 (105) ¦ ¦ met ¦ overall and subscores reached
ug; det 120 2026-06-01 ¦ USA, Under Graduate ¦ det 115 (105) ¦ ¦ unknown ¦ subscores are not entered
ug; det 115/95 2026-06-01 ¦ Canada, Under Graduate ¦ ¦ Applicants need Duolingo 110 with 100 in each subscore. ¦ likely not ¦ the same for DET
ug; ielts 6.5/6.0 2026-05-10 ¦ UK, Under Graduate ¦ ¦ Applicants must have IELTS 6.0 overall with no less than 5.5 in each component. ¦ likely ¦ sentence: likely at most
ug; pte 60/55 2026-06-01 ¦ Australia, Under Graduate ¦ ¦ IELTS: 6.0 (5.5); PTE: 54 (no less than 48); DET: 105 ¦ met ¦ a list; the test taken is enough
ug; toefl 85/16 2025-12-01 ¦ Canada, Under Graduate ¦ ¦ IELTS: 6.0; TOEFL: 80 (18); PTE: 54 ¦ not met ¦ a section of 16 where the list has 18
ug; ielts 5.5/5.0 2026-05-10; det 115/105 2026-06-10 ¦ Canada, Under Graduate ¦ ielts 6.0; det 110 ¦ ¦ met ¦ any accepted test is enough
ug ¦ Canada, Under Graduate ¦ ielts 6.0; pte 54 ¦ Copy of passport ¦ unknown ¦ no test in the profile
ug; pte 65/60 2024-03-01 ¦ Australia, Under Graduate ¦ pte 54 ¦ ¦ not met ¦ the only report is older than two years
ug; toefl 4.5/4.0 2026-04-01 ¦ USA, Under Graduate ¦ toefl 4; toeflScale 1-6 ¦ ¦ met ¦ TOEFL of 2026 on its own scale
ug; ielts 6.5/6.0 2026-05-10; backlogs 4 ¦ UK, Under Graduate ¦ ielts 6.0 ¦ Backlogs: no limit ¦ met ¦ the same for backlogs
ug; ielts 6.5/6.0 2026-05-10; ended 2021-03-31 ¦ Canada, Under Graduate ¦ ielts 6.0 ¦ Study gap no bar ¦ met ¦ no rule
ug; ielts 6.5/6.0 2026-05-10; ended 2020-03-31 ¦ Canada, Under Graduate ¦ ielts 6.0; gap n/a ¦ ¦ met ¦ n/a in a column is no rule, never 0
ug; ielts 6.5/6.0 2026-05-10; backlogs 2 ¦ UK, Under Graduate ¦ ielts 6.0; backlogs 3 ¦ ¦ met ¦ within a column
ug; ielts 6.5/6.0 2026-05-10; backlogs 2 ¦ Canada, Under Graduate ¦ ielts 6.0 ¦ Not more than 4 backlogs ¦ likely ¦ read from a sentence
ug; ielts 6.5/6.0 2026-05-10; ended 2018-03-31 ¦ Canada, Under Graduate ¦ ielts 6.0; gap 2 ¦ ¦ not met ¦ eight years without work, from a column
ug; ielts 6.5/6.0 2026-05-10; ended 2021-03-31 ¦ UK, Under Graduate ¦ ielts 6.0 ¦ Gap: UG 2 years, PG 8 years ¦ likely not ¦ the side of the course counts
ug; ielts 6.0/6.0 2026-05-10 ¦ UK, Under Graduate ¦ ¦ UG: IELTS 6.0, PG: IELTS 6.5 ¦ likely ¦ the undergraduate side asks 6.0
ug; ielts 6.5/6.0 2026-05-10; percentage 58 ¦ Canada, Under Graduate ¦ ielts 6.0 ¦ A tuition deposit of 50% is payable before the visa; the course is 60% coursework. ¦ met ¦ percentages of money and of assessment ask for nothing
ug; ielts 6.5/6.0 2026-05-10 ¦ UK, Under Graduate ¦ ielts 6.0 ¦ Contact admissions@university.example. Graduates with a GPA of 3.0/4.0 may continue into the MBA. ¦ met ¦ contacts and progression ask for nothing
eng4; ielts 7.0/6.5 2026-03-31 ¦ USA, Post Graduate ¦ ielts 6.5 ¦ GMAT/GRE: not required ¦ met ¦ not required is no demand
eng4; ielts 7.0/6.5 2026-03-31 ¦ Singapore, Post Graduate ¦ ielts 6.5 ¦ A GMAT score of 650 is an advantage but optional. ¦ met ¦ optional is no demand
eng4; ielts 7.0/6.5 2026-03-31; gmat 620 2022-06-01 ¦ Singapore, Post Graduate ¦ ielts 6.5; gre 315; gmat 600 ¦ ¦ met ¦ either is enough; a classic GMAT of 2022 holds five years
eng4; ielts 7.0/6.5 2026-03-31; gre 318 2025-05-01 ¦ USA, Post Graduate ¦ ielts 6.5 ¦ GMAT 650 or GRE 315; waived with three years of managerial experience. ¦ likely ¦ either; from a sentence
eng4; ielts 7.0/6.5 2026-03-31 ¦ USA, Post Graduate ¦ ielts 6.5 ¦ A GRE score of at least 310 is required. ¦ unknown ¦ no GRE in the profile
eng4; ielts 7.0/6.5 2026-03-31; gmat 700 2020-10-01 ¦ Singapore, Post Graduate ¦ ielts 6.5; gmat 650 ¦ ¦ not met ¦ a GMAT report ends after five years
eng4; ielts 7.0/6.5 2026-03-31; gmat 655 2025-09-01 ¦ UK, Post Graduate ¦ ielts 6.5; gmat 700 ¦ ¦ likely ¦ Focus 645 is 700 classic: a conversion is only ever likely
eng4; ielts 7.0/6.5 2026-03-31; gmat 660 2022-09-01 ¦ UK, Post Graduate ¦ ielts 6.5; gmat 655 ¦ ¦ likely not ¦ classic 660 is far below Focus 655
ug; ielts 6.5/6.0 2026-05-10; percentage 64 ¦ UK, Under Graduate ¦ ielts 6.0; percentage 60 ¦ ¦ met ¦ finished marks above a column
ug; ielts 6.5/6.0 2026-05-10; percentage 64 ¦ Australia, Under Graduate ¦ ielts 6.0 ¦ Minimum 60% in Class XII. ¦ likely ¦ marks from a sentence
eng4; ielts 7.0/6.5 2026-03-31; percentage 52 ¦ UK, Post Graduate ¦ ielts 6.5 ¦ 55% in graduation or 50% plus 2 years of work experience ¦ likely not ¦ neither way: no work
eng4; ielts 7.0/6.5 2026-03-31; percentage 46; work 6 ¦ UK, Post Graduate ¦ ielts 6.5 ¦ Degree with 55% or a degree with 50% and 2 years of professional experience ¦ likely not ¦ below both ways
uk; ielts 7.0/6.5 2026-03-31; percentage 65 ¦ UK, Post Graduate ¦ ielts 6.5; class 2:1 ¦ ¦ met ¦ UK marks are the classes: 65 is a 2:1
uk; ielts 7.0/6.5 2026-03-31; percentage 72 ¦ UK, Post Graduate ¦ ielts 6.5 ¦ A first or upper second-class honours degree. ¦ likely ¦ from a sentence: a 2:1 is enough
uk; ielts 7.0/6.5 2026-03-31; percentage 57 ¦ UK, Post Graduate ¦ ielts 6.5; class 2:2 ¦ A 2:1 is preferred. ¦ met ¦ preferred is no demand; 57 is a 2:2
ug; ielts 6.5/6.0 2026-05-10; percentage 70; running 2027-03-31 ¦ Canada, Under Graduate ¦ ielts 6.0; percentage 60 ¦ ¦ likely ¦ the 12th still runs
ug; ielts 6.5/6.0 2026-05-10; age 17 ¦ UK, Under Graduate ¦ ielts 6.0 ¦ Applicants must be at least 21 years old. ¦ likely not ¦ aged 17
eng4; ielts 7.0/6.5 2026-03-31; age 24 ¦ Canada, Post Graduate ¦ ielts 6.5 ¦ Minimum age 21 ¦ likely ¦ aged 24; from a sentence
eng4; ielts 7.0/6.5 2026-03-31 ¦ UK, Post Graduate ¦ ielts 6.5 ¦ No work experience required. ¦ met ¦ lifted
eng4; ielts 7.0/6.5 2026-03-31 ¦ Canada, Post Graduate ¦ ielts 6.5 ¦ Bachelor's degree in Computer Science or a related discipline. ¦ likely ¦ the field fits; from a sentence
eng4; ielts 7.0/6.5 2026-03-31 ¦ UK, Post Graduate ¦ ielts 6.5 ¦ An honours degree in psychology is required. ¦ likely not ¦ computer science is not psychology
eng4; ielts 7.0/6.5 2026-03-31 ¦ USA, Post Graduate ¦ ielts 6.5 ¦ Minimum 16 years of education. ¦ likely ¦ 12 and four years are 16; from a sentence
ms; ielts 7.0/6.5 2026-03-31 ¦ UK, Post Graduate ¦ ielts 6.5 ¦ Applicants must hold a master's degree. ¦ likely ¦ holds one; from a sentence
ug; ielts 6.5/6.0 2026-05-10; subjects Mathematics, Physics, Chemistry, English ¦ Australia, Under Graduate ¦ ielts 6.0 ¦ Mathematics and Physics at 12th. ¦ likely ¦ both are among the subjects; from a sentence
ug; ielts 6.5/6.0 2026-05-10 ¦ New Zealand, Under Graduate ¦ ielts 6.0 ¦ Maths is a prerequisite. ¦ unknown ¦ school subjects are not in the profile
dip; ielts 7.0/6.5 2026-03-31 ¦ UK, Post Graduate ¦ ielts 6.5 ¦ ¦ unknown ¦ a three-year diploma: unknown, never not met
dip; ielts 7.0/6.5 2026-03-31 ¦ USA, Post Graduate Certificate ¦ ielts 6.5 ¦ A bachelor's degree or a three-year diploma. ¦ likely ¦ the text takes the diploma; from a sentence
ug; ielts 7.0/6.5 2026-05-10 ¦ Australia, Post Graduate ¦ ielts 6.0 ¦ Freshers are welcome. ¦ not met ¦ a school leaver for a master's
eng4; ielts 7.0/6.5 2026-03-31 ¦ Australia, Post Graduate ¦ ielts 6.5 ¦ Registration with AHPRA is required. ¦ likely|unknown ¦ registration: likely at best
pg; ielts 6.5/6.0 2026-03-31 ¦ UK, Post Graduate ¦ ¦ IELTS not required with MOI, otherwise IELTS 6.0 (5.5 in all bands). ¦ likely ¦ the score is reached; from a sentence
pg; ielts 6.0/5.5 2026-03-31 ¦ UK, Post Graduate ¦ ¦ IELTS 6.5 for direct entry; students with 5.5 may join a 10-week pre-sessional course. ¦ likely not ¦ direct entry asks 6.5
ug; ielts 5.5/5.5 2026-05-10 ¦ UK, Under Graduate ¦ ¦ At least 6.0 overall in IELTS and nothing below 5.5 ¦ likely not ¦ 6.0 overall is asked
pg; ielts 7.0/7.0 2026-03-31 ¦ Australia, Post Graduate ¦ ¦ Academic IELTS with an overall score of 7.0 and 7.0 in each of the four components. ¦ likely ¦ every band is 7.0; from a sentence
ug; ielts 6.0/6.0 2026-05-10 ¦ UK, Under Graduate ¦ ielts 6.0 ¦ IELTS 6.5 is required for this course. ¦ likely not ¦ text and column differ: the higher demand counts
ug; ielts 6.5/6.0 2026-05-10; percentage 78 ¦ UK, Under Graduate ¦ ielts 6.0; percentage 60-65% ¦ ¦ met ¦ above both ends of a range
ug; ielts 6.5/6.0 2026-05-10; percentage 62 ¦ UK, Under Graduate ¦ ielts 6.0; percentage 60-65% ¦ ¦ unknown|likely ¦ between the ends of a range
ug; ielts 6.5/6.0 2026-05-10 ¦ UK, Under Graduate, BSc Computing (final year entry) ¦ ielts 6.0 ¦ HND or 240 credits required. ¦ not met|likely not|unknown ¦ a final year; the text says so, too
ug; ielts 6.5/6.0 2026-05-10; percentage 55 ¦ Canada, Under Graduate ¦ ielts 6.0 ¦ Grade 12 with 65% average and English 12 with 70%. ¦ likely not ¦ the average is not reached
ug; ielts 6.5/6.0 2026-05-10; percentage 70 ¦ Singapore, Under Graduate ¦ ielts 6.0 ¦ Places are limited; selection by audition. ¦ likely ¦ an audition is selection
ug; ielts 6.5/6.0 2026-05-10 ¦ Canada, Under Graduate ¦ ielts 6.0 ¦ No age limit. References are optional. ¦ met ¦ lifted and optional
eng4; ielts 7.0/6.5 2026-03-31; cgpa 6.1/10 ¦ Canada, Post Graduate ¦ ielts 6.5; cgpa 6.5/10 ¦ ¦ not met ¦ the same scale, below a column
eng4; ielts 7.0/6.5 2026-03-31; cgpa 6.0/10 ¦ Canada, Post Graduate ¦ ielts 6.5 ¦ Minimum CGPA of 7.0 out of 10 ¦ likely not ¦ below; from a sentence
ug; ielts 6.5/6.0 2026-05-10 ¦ UK, Under Graduate ¦ ielts 6.0; gap 3 ¦ ¦ met ¦ left school this year
ug; pte 50/46 2026-06-01 ¦ Australia, Under Graduate ¦ ¦ International students must provide PTE 50 with no communicative skill below 48 or IELTS 6.0. ¦ likely not ¦ a skill of 46; from a sentence
eng4; ielts 7.0/6.5 2026-03-31 ¦ USA, Post Graduate ¦ ielts 6.5 ¦ Must be able to lift 20 kg and hold a valid driving licence. ¦ likely|unknown ¦ nobody records that: never met
ug; ielts 5.0/5.0 2026-05-10 ¦ Canada, Under Graduate ¦ ielts 6.0 ¦ Interview may be required. ¦ not met ¦ selection doesn't soften a column
eng4; ielts 7.0/6.5 2026-03-31 ¦ USA, Post Graduate ¦ ielts 6.5; gmat Not required ¦ ¦ met ¦ not required asks for nothing
eng4; toefl 100/24 2025-10-01 ¦ USA, Post Graduate ¦ toefl 90 (20) ¦ Official transcripts must be sent. ¦ met ¦ the former scale against the former scale
ug; ielts 6.5/6.0 2026-05-10; backlogs 1 ¦ UK, Under Graduate ¦ ielts 6.0 ¦ No backlogs accepted. ¦ likely not ¦ here 'no backlogs' is a rule; from a sentence
eng4; ielts 7.0/6.5 2026-03-31 ¦ UK, Post Graduate ¦ ielts 6.5 ¦ 60% in graduation for PG and 75% in 12th for UG ¦ likely ¦ the postgraduate side asks 60
`,
  'H',
);
