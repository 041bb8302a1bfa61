import { goldenPairs } from './golden-table';

/** Kinds that a stranger's 200 cases showed, each in wordings of our own with what only looks like it. */
export const FIFTH = goldenPairs(
  `
USA, Post Graduate ¦ . ¦ GRE 310 is required. GRE is not required for applicants with at least 4 years of work experience. ¦ eng4; E; work 5; ended 2019-05-31; age 30 → M ¦ eng4; E; work 1 → U
USA, Post Graduate ¦ . ¦ GMAT 600; the GMAT is waived for candidates with more than 6 years of professional experience. ¦ eng4; E; work 7; ended 2017-05-31; age 32 → M ¦ eng4; E; work 2 → U ¦ eng4; E; work 2; gmat 500 2025-06-01 → N
USA, Post Graduate ¦ . ¦ GRE 300 (waived for 65%+) ¦ eng4; E; percentage 70 → M ¦ eng4; E; percentage 58 → U
USA, Post Graduate ¦ . ¦ GRE 310. The GRE may be waived for applicants with 4 years of work experience. ¦ eng4; E; work 5; ended 2019-05-31; age 30 → U
USA, Post Graduate ¦ . ¦ GMAT 550, waived for applicants with five years of relevant managerial experience. ¦ eng4; E; work 6; ended 2018-05-31; age 30 → U
UK, Post Graduate ¦  ¦ IELTS 6.5. Applicants who completed a degree in the UK, Ireland or the USA need no English test. ¦ pg; from Ireland → M ¦ pg; from India → U ¦ pg; from India; ielts 5.5/5.0 → N
Australia, Post Graduate ¦  ¦ IELTS 6.5 is required. Students who studied in Ireland or New Zealand are exempt from IELTS. ¦ pg; from Ireland; ielts 5.5/5.0 → M ¦ pg; from India; ielts 5.5/5.0 → N
Australia, Post Graduate ¦  ¦ IELTS 6.5. Students who studied for at least three years in Ireland may be exempt. ¦ pg; from Ireland → U
UK, Post Graduate ¦  ¦ International students need IELTS 6.5 (6.0). ¦ pg; from UK → M ¦ pg → U ¦ pg; ielts 6.0/6.0 → N
Australia, Post Graduate ¦  ¦ Overseas applicants must have IELTS 6.0 or PTE 52. ¦ pg; from Australia → M ¦ pg; ielts 5.5/5.0 → N
UK, Post Graduate ¦  ¦ All applicants, including international students, need IELTS 6.5. ¦ pg; from UK → U
UK, Post Graduate ¦  ¦ IELTS 6.5. International students pay a deposit. ¦ pg; from UK → U
UK, Post Graduate ¦ . ¦ 2:1 or 60% (India), 3.0/4 (Pakistan). ¦ pg; E; from India; percentage 65 → M ¦ pg; E; from India; percentage 55 → N ¦ pg; E; from Pakistan; cgpa 3.2/4 → M ¦ pg; E; from Pakistan; cgpa 2.6/4 → N
UK, Post Graduate ¦ . ¦ Bachelors, 50% (Nepal), 55% (India) ¦ pg; E; from India; percentage 52 → N ¦ pg; E; from Nepal; percentage 52 → M
New Zealand, Post Graduate ¦ . ¦ A bachelor's degree with a B average (or 60% from India). ¦ pg; E; from India; percentage 64 → M ¦ pg; E; from India; percentage 57 → N ¦ pg; E; from Kenya; percentage 70 → U
UK, Post Graduate ¦ . ¦ 55% from a recognised university in India. ¦ pg; E; from India; percentage 60 → M ¦ pg; E; from India; percentage 50 → NU
USA, Post Graduate ¦ . ¦ UG 60%; WE - not reqd; GMAT/GRE not req'd ¦ eng4; E; percentage 66 → M ¦ eng4; E; percentage 52 → N
USA, Post Graduate ¦  ¦ IELTS 6.5 ovrall, Duo 110, BL < 8 ¦ eng4; E; backlogs 3 → M ¦ eng4; E; backlogs 8 → N
USA, Under Graduate ¦ . ¦ High school graduation. No SAT/ACT ¦ ug; E → M
USA, Under Graduate ¦ . ¦ High school graduation. SAT/ACT reqd ¦ ug; E → U
USA, Post Graduate ¦ . ¦ Bachelors 3.0 or 65% ¦ eng4; E; cgpa 3.2/4 → M ¦ eng4; E; percentage 60 → N
USA, Post Graduate ¦  ¦ IELTS 6.5 nbl 6, gap 3.0 or less ¦ eng4; E → MU
UK, Post Graduate ¦ . ¦ Bachelor degree in economics with a minimum of 60%. ¦ pg; E; field Economics; percentage 65 → M ¦ pg; E; field Economics; percentage 55 → N
UK, Post Graduate ¦ . ¦ BSc in mathematics or physics with at least 55%. ¦ pg; E; field Physics; percentage 65 → M ¦ pg; E; field Physics; percentage 50 → N
UK, Post Graduate ¦ . ¦ Bachelor's degree with 60% in mathematics. ¦ pg; E; percentage 70 → U
UK, Post Graduate ¦ . ¦ A master's degree in chemistry with at least 65%. ¦ ms; E; percentage 58 → U
Canada, Post Graduate ¦ . ¦ A degree in computer science with a B (70%). ¦ eng4; E; field Computer Science; percentage 72 → M ¦ eng4; E; field Computer Science; percentage 66 → N
Canada, Under Graduate ¦ . ¦ Grade 12 with minimum 65% in each of: English, Mathematics. ¦ ug; E; percentage 70 → U
New Zealand, Under Graduate ¦ . ¦ Year 13 qualification from home country with at least 60%. ¦ ug; E; percentage 72 → M ¦ ug; E; percentage 55 → N
Australia, Post Graduate ¦ . ¦ A bachelor degree in nursing, or any bachelor degree with two years of work experience. ¦ pg; E; field Nursing → M ¦ pg; E; field History; work 0 → UN
Singapore, Post Graduate Diploma ¦ . ¦ Bachelor's degree in any field, or a diploma with three years' working experience. ¦ dip; E; work 4; ended 2020-05-31; age 28 → M ¦ dip; E; work 1 → UN ¦ pg; E → M
Singapore, Post Graduate Diploma ¦ . ¦ Bachelor's degree in any field, or a diploma with three years of relevant work experience. ¦ dip; E; work 4; ended 2020-05-31; age 28 → U
USA, Post Graduate ¦ . ¦ Applicants with a three-year bachelor's degree must also hold a master's degree. ¦ pg; E → N ¦ eng4; E → M
USA, Post Graduate ¦ . ¦ Holders of a three-year degree should also have a postgraduate diploma of one year. ¦ pg; E → NU ¦ eng4; E → MU
New Zealand, Under Graduate ¦ . ¦ IB Diploma 24 points; or three A level passes; or an approved foundation programme. ¦ ug; E → U
UK, Under Graduate ¦ . ¦ Three A levels or equivalent. ¦ ug; E → MU
Australia, Under Graduate ¦ . ¦ India: 70% in best four subjects of Standard XII. ¦ ug; E; from India; percentage 75 → M ¦ ug; E; from India; percentage 65 → U
Canada, Under Graduate ¦ . ¦ High school with English 12 and Pre-calculus 12. ¦ ug; E; subjects Physics, Chemistry, Mathematics, English → U
`,
  'K',
);
