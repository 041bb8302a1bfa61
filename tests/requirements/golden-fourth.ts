import { goldenPairs } from './golden-table';

/** Kinds that wordings of 2026 showed to be misread, their verdicts written before the reader was opened. */
export const FOURTH = goldenPairs(
  `
Australia, Under Graduate ¦ . ¦ India: All India Senior School Certificate (CBSE) or ISC best four subjects average 65%; state boards 70%. ¦ ug; E; from India; percentage 74 → M ¦ ug; E; from India; percentage 60 → NU
Australia, Under Graduate ¦ . ¦ Nepal: NEB Grade 12 with an average GPA of 2.4 or above and no subject below D+. ¦ ug; E; from Nepal; cgpa 3.2/4 → MU ¦ ug; E; from Nepal; cgpa 2.0/4 → NU
Canada, Under Graduate ¦ . ¦ Grade 12 with minimum 70% average, including English and Mathematics. ¦ ug; E; percentage 75; subjects Physics, Chemistry, Mathematics, English → M ¦ ug; E; percentage 63; subjects Physics, Chemistry, Mathematics, English → N
Canada, Under Graduate Diploma ¦ . ¦ Ontario Secondary School Diploma (OSSD) or equivalent, or mature student status (19 years of age or older). Grade 12 English. ¦ ug; E; subjects English, Economics, History → MU ¦ ug; E; age 20; subjects English, Economics, History → MU
Singapore, Post Graduate ¦ . ¦ Bachelor's degree with at least Second Class (Lower) Honours, two years of relevant work experience; GMAT 600 or GRE 315. GMAT may be waived for candidates with more than 8 years' experience. ¦ pg; E; gmat 640 2023-06-01; work 3 → MU ¦ pg; E; gmat 540 2023-06-01; work 3 → N
UK, Post Graduate ¦ . ¦ Applicants must be at least 21 years old and hold a full driving licence. ¦ pg; E; age 24 → U ¦ pg; E; age 20 → N
UK, Post Graduate ¦ . ¦ You must hold current NMC registration as a nurse and a degree or diploma in nursing. ¦ pg; E; field Nursing → U ¦ pg; E; field History → N
UK, Post Graduate ¦ . ¦ Honours degree in any discipline other than computing. ¦ pg; E; field History → M ¦ eng4; E → N
UK, Post Graduate ¦  ¦ Cambridge C1 Advanced 176 (169 in each) or IELTS 6.5 (6.0) or Trinity ISE III. ¦ pg; ielts 6.5/6.0 → M ¦ pg; ielts 6.0/6.0 → UN
Australia, Under Graduate ¦ . ¦ Successful completion of Year 12 with ATAR 65 or equivalent. ¦ ug; E → U ¦ ug; E; percentage 90 → U
Australia, Under Graduate ¦  ¦ IELTS 6.0 (no band less than 5.5). Applicants from Punjab, Haryana and Gujarat must supply IELTS; MOI isn't accepted. ¦ ug; ielts 6.0/5.5 → M ¦ ug; ielts 5.5/5.5 → N
Australia, Under Graduate ¦ . ¦ Maximum study gap: 2 years after Year 12, or up to 4 years if employed in a relevant field. ¦ ug; E → M ¦ ug; E; ended 2019-03-31; age 25 → N
Singapore, Under Graduate ¦ . ¦ Indian Standard XII: average of 60% in five subjects; GCE A-Level: 2 passes; polytechnic diploma. ¦ ug; E; from India → M ¦ ug; E; from India; percentage 52 → NU
UK, Post Graduate ¦ . ¦ We'd normally expect you to have 55% or above (CGPA 5.8) from a NAAC A graded university, and 60% (CGPA 6.2) from all others. ¦ pg; E; percentage 67 → M ¦ pg; E; percentage 50 → NU
Canada, Post Graduate Diploma ¦ . ¦ A bachelor's degree in any discipline (minimum second division/50%). Not more than 10 backlogs. Study gap – 8 years max. ¦ pg; E; percentage 58; backlogs 2 → M ¦ pg; E; percentage 46; backlogs 2 → N
USA, Post Graduate ¦  ¦ English proficiency: Duolingo 115 (minimum 105 in any subscore), TOEFL 79, IELTS 6.5. Waived if the last two years of study were in the US, UK, Canada or Australia. ¦ eng4; det 120/110 2026-02-01 → M ¦ eng4; det 110/105 2026-02-01 → N
Canada, Post Graduate Certificate ¦  ¦ 3 or 4 yr Bachelors, 60% min, IELTS 6.5 nbt 6, max 6 backlogs, gap 4 years (with exp.) ¦ pg; ielts 6.5/6.0; percentage 65 → M ¦ pg; ielts 6.5/6.0; percentage 57 → N
UK, Under Graduate ¦  ¦ 12th 60% (English 65% for waiver). IELTS 6.0 overall 5.5 each band otherwise. Gap max 2 yrs. ¦ ug; ielts 6.0/5.5 → M ¦ ug; ielts 6.0/5.5; percentage 55 → N
New Zealand, Post Graduate ¦  ¦ Lvl 7 bachelors, IELTS 6.5 (6), 1 yr exp after degree if gap > 2 yrs ¦ pg; ielts 6.5/6.0 → MU ¦ pg; ielts 6.0/6.0 → N
UK, Post Graduate ¦ . ¦ CGPA 6.0 / 55% and above ¦ pg; E; cgpa 6.8/10 → M ¦ pg; E; cgpa 5.4/10 → N
UK, Post Graduate ¦ . ¦ Age not more than 40; gap accepted till 10 years with valid work docs ¦ pg; E; age 24 → M ¦ pg; E; age 44; ended 2024-05-31 → N
UK, Post Graduate ¦  ¦ English: IELTS 6.5 (no less than 6.0) or PTE 61. Students with 75% in Std XII English (CBSE/ICSE) don't need IELTS. ¦ pg; ielts 6.5/6.0 → M ¦ pg; ielts 6.0/6.0 → UN
USA, Post Graduate ¦ . ¦ GMAT/GRE is waived for applicants with five or more years of professional work experience; otherwise GMAT 550 is required. ¦ eng4; E; work 6; ended 2019-05-31; age 30 → MU ¦ eng4; E; work 1; gmat 500 2023-06-01 → N
Australia, Post Graduate ¦ . ¦ Completion of an Australian bachelor degree or equivalent with a minimum weighted average mark (WAM) of 65%. ¦ pg; E; percentage 70 → M ¦ pg; E; percentage 58 → N
Australia, Under Graduate ¦  ¦ IELTS overall 5.5 with no band less than 5.0 plus 10 weeks of EAP, or IELTS overall 6.0 with no band less than 5.5 for direct entry. ¦ ug; ielts 6.0/5.5 → M ¦ ug; ielts 5.0/4.5 → NU
UK, Post Graduate ¦ . ¦ First degree in Engineering (any branch) - 60%; MCA/BCA not accepted. ¦ eng4; E; field Mechanical Engineering → M ¦ eng4; E; field Mechanical Engineering; percentage 52 → N
UK, Post Graduate ¦ . ¦ 55% / 2.2 GPA out of 4. History of visa refusal not accepted. ¦ pg; E; percentage 60 → U ¦ pg; E; percentage 50 → N
Australia, Post Graduate ¦ . ¦ At least 2 years' full-time work after bachelor's for those with a gap of more than 2 years. ¦ pg; E → M ¦ pg; E; work 4; ended 2021-05-31; age 27 → M
UK, Post Graduate ¦  ¦ IELTS: 6.0 with not less than 5.5 in any component; applicants from Nigeria with WAEC English C6 are exempt. ¦ pg; ielts 6.0/5.5 → M ¦ pg; ielts 5.5/5.5; from India → N
Canada, Post Graduate ¦ . ¦ A bachelor's degree with a minimum B (3.0/4.0) in the last 60 credits, and 2 academic references. GRE recommended. ¦ eng4; E; cgpa 3.4/4 → MU ¦ eng4; E; cgpa 2.4/4 → NU
UK, Post Graduate ¦  ¦ You will need a degree from a UK university or equivalent. If English isn't your first language: IELTS 6.5 overall with a minimum 6.0 in every component. ¦ pg; ielts 7.0/6.5 → M ¦ pg; ielts 6.0/6.0 → N
Australia, Post Graduate ¦ . ¦ An undergraduate degree in any field with a minimum GPA of 4.5/7 or 60%; applicants below may provide a GMAT of 550. ¦ pg; E; percentage 64 → M ¦ pg; E; percentage 50 → NU
USA, Post Graduate ¦ . ¦ Applicants need a bachelor's degree equivalent to a four-year US degree. ¦ eng4; E → M ¦ pg; E → N
UK, Post Graduate ¦ . ¦ Backlogs: 15 for 3-year degree; 10 for 4-year degree. ¦ pg; E; backlogs 6 → M ¦ pg; E; backlogs 17 → N
UK, Post Graduate ¦ . ¦ Degree must have been completed within the last 5 years. ¦ pg; E → M ¦ pg; E; ended 2017-05-31; age 30 → N
Singapore, Post Graduate ¦ . ¦ Candidates must be Singapore citizens or permanent residents. ¦ pg; E → UN
Canada, Under Graduate ¦ . ¦ Five Grade 12 academic courses including English and Calculus with an admission average in the low 80s. ¦ ug; E; percentage 90 → U ¦ ug; E; percentage 60 → NU
`,
  'J',
);
