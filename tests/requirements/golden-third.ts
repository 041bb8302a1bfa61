import { goldenPairs } from './golden-table';

/** Real wordings of 2025–2026, each for two students, their verdicts written before the reader was opened. */
export const THIRD = goldenPairs(
  `
Canada, Post Graduate ¦ . ¦ 3+ yrs full time work exp mandatory. ¦ pg; E; work 5 → M ¦ pg; E; work 1 → N
Canada, Under Graduate ¦ . ¦ Physics, Chemistry and Maths at 10+2 with 60% in each. ¦ ug; E; subjects Physics, Chemistry, Mathematics, English → MU ¦ ug; E; subjects Accountancy, Economics, English → N
USA, Post Graduate ¦  ¦ TOEFL iBT: 80 (or 4 on the new 1–6 scale); IELTS: 6.5; DET: 110. ¦ pg; toefl 84 2025-10-01 → M ¦ pg; toefl 70 2025-10-01 → N
Australia, Under Graduate ¦  ¦ Academic: NEB 2.5 GPA; English: IELTS 6.0 (5.5) / PTE 50 (42); Gap: 2 years; Interview: yes ¦ ug; ielts 6.0/5.5; from Nepal; cgpa 3.0/4 → M ¦ ug; ielts 6.0/5.0; from Nepal; cgpa 3.0/4 → N
Australia, Post Graduate ¦ . ¦ BCA, B.Sc IT, B.Tech (CS/IT) or MCA only. ¦ eng4; E → MU ¦ pg; E; field History → NU
UK, Post Graduate ¦ . ¦ UK 2:2 Honours degree; Indian equivalent 50-55% depending on the institution. ¦ pg; E; percentage 66 → M ¦ pg; E; percentage 45 → N
UK, Under Graduate ¦ . ¦ WAEC: 5 credits including English and Mathematics, plus foundation year. ¦ ug; E; from Nigeria → U ¦ ug; E; from India; percentage 88 → MU
Australia, Under Graduate ¦ . ¦ Year 12 with PCB; minimum 65%. ¦ ug; E; subjects Physics, Chemistry, Biology, English → M ¦ ug; E; subjects Physics, Chemistry, Biology, English; percentage 58 → N
UK, Post Graduate ¦  ¦ IELTS 6.5 with not less than 6.0 in any band or Pearson PTE 58 with not less than 51 in any section. ¦ pg; ielts 6.5/6.0 → M ¦ pg; pte 58/48 2026-02-01 → N
Canada, Post Graduate Diploma ¦ . ¦ Post-secondary diploma or degree in business, commerce, or a related field. ¦ pg; E; field Business Administration → M ¦ pg; E; field Civil Engineering → N
Canada, Post Graduate Diploma ¦ . ¦ Completion of a two- or three-year college diploma, advanced diploma or bachelor’s degree. ¦ pg; E → M ¦ dip; E → M
UK, Post Graduate ¦ . ¦ Open to applicants with MBBS or an equivalent medical degree. ¦ pg; E; field Medicine → M ¦ pg; E; field Mechanical Engineering → N
UK, Post Graduate ¦ . ¦ Sri Lanka - 2:2, Nigeria - 2:2, India - 50%, Nepal - 50%. ¦ pg; E; from Nepal; percentage 56 → M ¦ pg; E; from India; percentage 46 → N
USA, Post Graduate ¦  ¦ GPA 3.0, IELTS 6.5, TOEFL 79, Duolingo 110, GRE not mandatory, application fee waived, 3-year degree not accepted ¦ eng4; ielts 6.5/6.0; cgpa 3.3/4 → MU ¦ eng4; ielts 6.0/6.0; cgpa 3.3/4 → N
USA, Post Graduate ¦ . ¦ GRE 300+ (waived for CGPA of 7.5+/10 or above). ¦ pg; E; gre 310 2026-01-01 → M ¦ pg; E; gre 290 2026-01-01 → NU
Australia, Post Graduate ¦  ¦ IELTS (Academic): 6.5 (no individual band below 6.0); PTE Academic: 58 (no communicative skill below 50); TOEFL iBT: 79 (writing 21, speaking 18, reading 13, listening 12); C1 Advanced: 176. ¦ pg; pte 60/51 2026-02-01 → M ¦ pg; pte 56/50 2026-02-01 → N
UK, Post Graduate ¦ . ¦ Backlogs acceptable – 10 to 12. ¦ pg; E; backlogs 9 → M ¦ pg; E; backlogs 14 → N
Australia, Post Graduate ¦  ¦ Minimum IELTS of 6.5 overall, with no individual band less than 6.0; English waiver considered for degrees taught and assessed wholly in English. ¦ pg; ielts 7.0/6.0 → M ¦ pg; ielts 6.0/6.0 → NU
UK, Post Graduate ¦ . ¦ A minimum of two years' post-graduation work experience. ¦ pg; E; work 1; ended 2022-05-31 → N ¦ pg; E; work 4; ended 2020-05-31 → M
UK, Post Graduate ¦ . ¦ Backlogs up to 15 accepted on case-by-case basis. ¦ pg; E; backlogs 3 → MU ¦ pg; E; backlogs 18 → N
UK, Post Graduate ¦ . ¦ Law degree (LLB) with 2:2 or above. ¦ pg; E; field Law; percentage 65 → MU ¦ pg; E; field Biology → N
UK, Post Graduate ¦  ¦ IELTS UKVI 6.0 overall / no less than 5.5 in any band; MOI accepted if degree completed within last 5 years; Duolingo not accepted. ¦ pg; ielts 6.0/5.5 → M ¦ pg; ielts 5.5/5.5 → NU
USA, Post Graduate ¦ . ¦ Backlogs: Max 15 for MS; 10 for MBA. ¦ pg; E; backlogs 4 → M ¦ pg; E; backlogs 18 → N
Canada, Post Graduate Diploma ¦  ¦ IELTS Academic: Overall 6.5, minimum of 6.0 in each band. OR TOEFL iBT 88 (22 in each component). OR PTE Academic 60. OR Duolingo (DET) 120. OR CAEL 70. ¦ pg; det 125 2026-02-01 → M ¦ pg; ielts 6.0/6.0 → N
New Zealand, Post Graduate Diploma ¦  ¦ Academic IELTS 6.5 with no band lower than 6.0, or NZCEL Level 5 (Academic), or PTE 58 with no band lower than 50. ¦ pg; ielts 6.5/6.0 → M ¦ pg; ielts 6.5/5.5 → NU
UK, Post Graduate ¦ backlogs 5 (10 for state universities); ielts 6.0 ¦ Any bachelor’s degree. ¦ pg; E; backlogs 8 → U ¦ pg; E; backlogs 11 → N
UK, Post Graduate ¦ . ¦ Academic: 55% in Bachelors for Delhi, Mumbai, Pune universities, 60% for all others. ¦ pg; E; percentage 57 → U ¦ pg; E; percentage 49 → N
UK, Post Graduate ¦ backlogs 5; ielts 6.0 ¦ Any bachelor’s degree. ¦ pg; E; backlogs 5 → M ¦ pg; E; backlogs 6 → N
Singapore, Under Graduate ¦ . ¦ Minimum 70% in Std XII (best 4 subjects incl. English), or IB 26 points, or 2 A-level passes. ¦ ug; E; percentage 78 → MU ¦ ug; E; percentage 55 → NU
UK, Post Graduate ¦ . ¦ Backlogs no bar. Gap no bar. ¦ pg; E; backlogs 20; ended 2014-05-31 → M ¦ pg; E → M
UK, Post Graduate ¦  ¦ IELTS 6.5 overall (5.5 minimum in each sub-skill). Equivalent: PTE 61 (59 in each). ¦ pg; ielts 6.5/5.5 → M ¦ pg; ielts 6.0/6.0 → N
UK, Post Graduate ¦ . ¦ Not more than 5 backlogs (10 for state universities). ¦ pg; E; backlogs 4 → M ¦ pg; E; backlogs 11 → N
UK, Under Graduate ¦ . ¦ 12th: 55% (English 60%) ¦ ug; E; percentage 71 → MU ¦ ug; E; percentage 44 → N
UK, Post Graduate ¦ . ¦ Bachelor’s degree in any discipline with at least 50% marks. Two academic references. ¦ pg; E; percentage 50 → M ¦ pg; E; percentage 48 → N
Australia, Under Graduate ¦ . ¦ Must be 18 or over at course commencement. ¦ ug; E; age 19 → M ¦ ug; E; age 16 → NU
UK, Post Graduate ¦ . ¦ Final-year students may apply with their transcripts to date. ¦ pg; E → M ¦ pg; E; running 2027-05-31 → MU
Australia, Post Graduate ¦  ¦ Language: IELTS 6.5 (min. 6.0 per band); TOEFL 79; PTE 58; Kaplan English: pass; MOI: no ¦ pg; ielts 6.5/6.0 → M ¦ pg; ielts 6.5/5.5 → NU
Canada, Post Graduate Diploma ¦  ¦ PTE: 60+ overall & 55 each | IELTS: 6.5 overall & 6.0 each ¦ pg; pte 62/56 2026-02-01 → M ¦ pg; ielts 6.5/5.5 → N
New Zealand, Under Graduate ¦ . ¦ 12th with 65% aggregate (excluding vernacular language). ¦ ug; E; percentage 77 → MU ¦ ug; E; percentage 51 → NU
UK, Post Graduate ¦ . ¦ Max no. of backlogs 5, beyond that case to case basis. ¦ pg; E; backlogs 5 → M ¦ pg; E; backlogs 7 → U
UK, Post Graduate ¦ . ¦ Minimum age 21 at the time of registration. ¦ pg; E → M ¦ pg; E; age 19 → NU
USA, Under Graduate ¦  ¦ Duolingo English Test: 95; IELTS: 5.5; TOEFL iBT: 61; PTE Academic: 44; or SAT Evidence-Based Reading and Writing 480. ¦ ug; det 100 2026-02-01 → M ¦ ug; det 85 2026-02-01 → NU
Australia, Under Graduate ¦ . ¦ Nepal: HSEB/NEB 55% or 2.4 GPA (no D grades); India: 60% ¦ ug; E; from Nepal; cgpa 2.9/4 → MU ¦ ug; E; from India; percentage 52 → N
UK, Post Graduate ¦ . ¦ Lower second class honours degree or 4 years' relevant work experience. ¦ pg; E; percentage 45; work 5 → MU ¦ uk; E; percentage 58 → M
Australia, Post Graduate ¦ . ¦ AQF Level 7 bachelor degree, or AQF Level 8, in a cognate discipline. ¦ pg; E → U ¦ ms; E → MU
UK, Post Graduate ¦ . ¦ MBBS, BDS, BHMS, BAMS, B.Pharm, BPT or B.Sc Nursing. ¦ pg; E; field Pharmacy → MU ¦ pg; E; field Accounting → NU
Canada, Post Graduate Diploma ¦ . ¦ Backlogs: up to 8 (cleared), Gap: 3 yrs max ¦ pg; E; backlogs 8 → M ¦ pg; E; backlogs 9 → N
UK, Under Graduate ¦ . ¦ Age: 18-30 ¦ ug; E; age 20 → M ¦ ug; E; age 34 → N
Canada, Post Graduate ¦ . ¦ Students with more than 6 backlogs will not be considered. ¦ pg; E; backlogs 3 → M ¦ pg; E; backlogs 9 → N
UK, Post Graduate ¦ . ¦ 5 years' professional experience, of which at least 3 at management level. ¦ pg; E; work 7 → MU ¦ pg; E; work 2 → N
USA, Post Graduate ¦ . ¦ GPA: 2.75+ | GRE: waived | Backlogs: 10 max | 15 yrs education accepted ¦ pg; E; cgpa 3.1/4 → M ¦ pg; E; cgpa 2.4/4 → N
Australia, Post Graduate ¦ . ¦ Credit average (65%) in an undergraduate degree in any field. ¦ pg; E; percentage 70 → M ¦ pg; E; percentage 51 → N
UK, Post Graduate ¦ . ¦ Punjab and Haryana applicants are currently not accepted. ¦ pg; E → U ¦ pg; E; from Nepal → MU
UK, Post Graduate ¦  ¦ UG marks 50%, IELTS 6/5.5, PTE 56/51, Backlogs max 12, Gap 10 years, MOI - case to case ¦ pg; ielts 6.0/5.5; percentage 57 → M ¦ pg; ielts 6.0/5.5; backlogs 14 → N
UK, Post Graduate ¦ . ¦ B.Tech/B.E. with 60% or above. ¦ eng4; E; field Computer Engineering → MU ¦ pg; E; field Commerce → N
USA, Post Graduate ¦ . ¦ Candidates with less than two years of work experience must submit GMAT or GRE scores. ¦ pg; E; work 4 → MU ¦ pg; E → U
New Zealand, Post Graduate ¦ . ¦ A bachelor's degree and at least three years of relevant professional experience. ¦ pg; E; work 5 → MU ¦ pg; E; work 1 → N
UK, Post Graduate ¦ gap 5 years; ielts 6.0 ¦ Any bachelor’s degree. ¦ pg; E → M ¦ pg; E; ended 2018-05-31 → N
USA, Post Graduate ¦ . ¦ Applicants must be at least 21 years of age, hold a bachelor’s degree and have two (2) years of work experience. ¦ pg; E; work 3; age 25 → M ¦ pg; E; age 25 → N
USA, Post Graduate ¦ . ¦ GMAT Focus Edition 555 or GRE 312. ¦ pg; E; gre 315 2026-01-01 → M ¦ pg; E; gre 300 2026-01-01 → N
UK, Post Graduate ¦ . ¦ HND with at least 2 years managerial experience or a bachelor's degree. ¦ pg; E → M ¦ ms; E → M
Australia, Under Graduate ¦ . ¦ ATAR 70 or IB 26; CBSE 68%; GCE A-level 7 points. ¦ ug; E; percentage 85 → MU ¦ ug; E; percentage 50 → NU
UK, Post Graduate ¦ . ¦ A degree in Computer Science, IT, Electronics or a closely related discipline with 55%. ¦ eng4; E → M ¦ pg; E; field English Literature → N
Australia, Under Graduate ¦  ¦ IELTS: 7.0 with a minimum of 7.0 in each of listening, speaking and reading and at least 6.5 in writing. ¦ ug; ielts 7.0/7.0 → M ¦ ug; ielts 7.0/6.0 → N
UK, Post Graduate ¦  ¦ 70% in Standard XII English (CBSE/ISC) or IELTS 6.5 with no less than 6.0. ¦ pg; ielts 6.5/6.0 → M ¦ pg; ielts 6.0/5.5 → U
Australia, Under Graduate ¦  ¦ English proficiency: Level 2 – IELTS 6.0 overall, no band less than 6.0. ¦ ug; ielts 6.0/6.0 → M ¦ ug; ielts 6.0/5.5 → N
USA, Post Graduate ¦ . ¦ 16 years of education (15 years accepted from NAAC A institutions). ¦ eng4; E → M ¦ pg; E → U
UK, Post Graduate ¦ . ¦ Work experience preferred but not essential. ¦ pg; E → M ¦ pg; E; work 2 → M
UK, Post Graduate ¦ . ¦ Any number of ATKTs accepted provided all are cleared. ¦ pg; E; backlogs 12 → MU ¦ pg; E → M
UK, Post Graduate ¦ . ¦ First class or second class (minimum 55%) degree in any subject. ¦ pg; E; percentage 59 → M ¦ pg; E; percentage 49 → N
USA, Post Graduate ¦  ¦ Minimum English scores: TOEFL iBT 79 / IELTS 6.5 / Duolingo 105 / PTE 53 / iTEP 4. Scores older than 2 years are not accepted. ¦ pg; ielts 6.5/5.5 → M ¦ pg; ielts 6.0/6.0 → NU
Australia, Post Graduate ¦ . ¦ Acceptable gap: UG – 2 years, PG – 5 years (if working). ¦ pg; E → M
USA, Post Graduate ¦ . ¦ GRE/GMAT: Not Required. ¦ pg; E → M ¦ pg; E; gre 280 2026-01-01 → M
New Zealand, Under Graduate ¦ . ¦ Passed out in 2024, 2025 or 2026 only. ¦ ug; E → MU ¦ ug; E; ended 2019-03-31; age 25 → NU
UK, Under Graduate ¦  ¦ 12th – 60%, English in 12th – 65% or IELTS 6.0 (5.5), Gap – 3 yrs ¦ ug; ielts 6.0/5.5; percentage 70 → M ¦ ug; ielts 6.0/5.5; percentage 52 → N
Canada, Under Graduate ¦  ¦ Achieve the required score on one of these tests: • IELTS Academic: 6.5 overall, no band below 6.0 • TOEFL iBT: 86 overall with no component less than 20 • CAEL: 60 overall • PTE Academic: 60 overall • DET: 115 overall ¦ ug; ielts 6.5/6.0 → M ¦ ug; ielts 6.0/6.0 → N
UK, Post Graduate ¦ . ¦ Max. 5 ATKTs / backlogs. ¦ pg; E; backlogs 5 → M ¦ pg; E; backlogs 6 → N
Australia, Post Graduate ¦ . ¦ Bachelor degree or equivalent with a GPA of at least 4.5 on a 7 point scale. ¦ pg; E; cgpa 5.0/7 → M ¦ pg; E; cgpa 4.1/7 → N
Singapore, Post Graduate ¦  ¦ Applicants whose undergraduate medium of instruction was not English should submit TOEFL (85 for internet-based test) or IELTS (6.0). ¦ pg; ielts 5.5/5.5 → NU
New Zealand, Post Graduate ¦ . ¦ B average or 60% in the final year of a bachelor’s degree. ¦ pg; E; percentage 72 → MU ¦ pg; E; percentage 48 → NU
UK, Post Graduate ¦ . ¦ Nigeria: Second Class Lower (2.5/5.0 CGPA) or HND Upper Credit with PGD. ¦ pg; E; from Nigeria; cgpa 3.1/5 → MU ¦ pg; E; from India; percentage 60 → MU
Canada, Under Graduate Diploma ¦  ¦ IELTS 6.0 (no band less than 5.5) | PTE 54 | TOEFL iBT 80 | DET 105-110 ¦ ug; ielts 6.0/5.5 → M ¦ ug; ielts 6.0/5.0 → N
Canada, Post Graduate ¦ . ¦ GMAT of 550 or better is required; scores must be less than 5 years old. ¦ pg; E; gmat 600 2025-06-01 → M ¦ pg; E; gmat 500 2025-06-01 → N
Canada, Under Graduate ¦ . ¦ Standard XII average of 75% with English and four other academic subjects. ¦ ug; E; percentage 81 → MU ¦ ug; E; percentage 66 → N
UK, Post Graduate ¦  ¦ 6.5 with no band less than 6 in IELTS. ¦ pg; ielts 6.5/6.0 → M ¦ pg; ielts 6.5/5.5 → N
UK, Under Graduate ¦ . ¦ Study gap: max 2 years after 12th. ¦ ug; E → M ¦ ug; E; ended 2021-03-31; age 23 → N
Australia, Post Graduate ¦  ¦ IELTS: overall 7.0 (L 7.0, R 7.0, W 6.5, S 7.0) ¦ pg; ielts 7.5/7.0 → M ¦ pg; ielts 6.5/6.5 → N
UK, Post Graduate ¦ . ¦ Bachelor degree with minimum 50% / 2:2 / CGPA 5.5. ¦ pg; E; percentage 61 → M ¦ pg; E; percentage 44 → N
Australia, Post Graduate ¦ . ¦ Applicants with no work experience will be assessed on academic merit. ¦ pg; E → MU ¦ pg; E; work 2 → MU
Canada, Under Graduate ¦ . ¦ Math 12 (Applied or Pre-Calculus), English 12 with 70%. ¦ ug; E → U ¦ ug; E; subjects History, English, Art → NU
Singapore, Post Graduate ¦ . ¦ Recognised Bachelor's degree in any discipline with at least 2 years of work experience. ¦ pg; E; work 3 → M ¦ pg; E → N
Australia, Under Graduate ¦ . ¦ Applicants from Nepal: 65% in Grade 12 and no study gap beyond one year. ¦ ug; E; from Nepal; percentage 70 → M ¦ ug; E; from Nepal; percentage 58 → N
Canada, Under Graduate Diploma ¦ . ¦ Grade 12 or equivalent with 60% in Math and 60% in English. ¦ ug; E; percentage 75 → MU ¦ ug; E; percentage 75; subjects Accountancy, Economics, English → NU
Australia, Post Graduate ¦ . ¦ Applicants must have completed an undergraduate degree (any discipline) with at least a pass (50%) average, or have five years of documented managerial experience. ¦ pg; E; percentage 58 → M ¦ ms; E → MU
USA, Post Graduate ¦ . ¦ Minimum of 60% or first division from an accredited Indian university. ¦ pg; E; percentage 66 → M ¦ pg; E; percentage 52 → N
Singapore, Under Graduate ¦ . ¦ Foundation diploma or GCE ‘O’ Levels with 5 credits; minimum age 17. ¦ ug; E → MU ¦ ug; E; age 15 → NU
Australia, Post Graduate ¦ . ¦ 55% and above in Bachelors, max 10 backlogs accepted, gap upto 5 years with justification. ¦ pg; E; percentage 56; backlogs 10 → M ¦ pg; E; percentage 52 → N
USA, Under Graduate ¦ . ¦ High school GPA of 2.5 or higher. ¦ ug; E; cgpa 3.2/4 → MU ¦ ug; E; cgpa 2.1/4 → NU
Canada, Post Graduate ¦ . ¦ A four-year honours bachelor's degree with a minimum B+ average (77-79%) in the last two years of study. ¦ eng4; E; percentage 80 → MU ¦ eng4; E; percentage 61 → NU
Canada, Under Graduate ¦ . ¦ No more than 2 compartments/re-sits in Grade 12. ¦ ug; E; backlogs 1 → MU ¦ ug; E; backlogs 4 → NU
Australia, Post Graduate ¦ . ¦ B.Pharm with 60% or Bachelor of Science in Chemistry with 65%. ¦ pg; E; field Pharmacy; percentage 68 → MU
UK, Post Graduate ¦ ielts 6.5 overall, min 6 in each ¦ Two references and a personal statement. ¦ pg; ielts 6.5/6.0 → M ¦ pg; ielts 6.5/5.5 → N
Singapore, Under Graduate Diploma ¦ . ¦ At least 16 years old; completed Grade 10. ¦ ug; E → M ¦ ug; E; age 15 → NU
Canada, Post Graduate ¦  ¦ IELTS 7, with writing and speaking at 7 and the others at 6.5 or better. ¦ pg; ielts 7.5/7.0 → M ¦ pg; ielts 6.5/6.5 → N
UK, Post Graduate ¦ . ¦ Interview mandatory. Deposit £4,000. CAS deadline 15 Aug 2027. ¦ pg; E → M ¦ pg; E; backlogs 5 → M
UK, Post Graduate ¦ . ¦ Any graduate can apply. ¦ pg; E → M ¦ pg; E; field History; percentage 45 → M
UK, Post Graduate ¦ . ¦ Upper age limit: 35 years. ¦ pg; E → M ¦ pg; E; age 38 → N
UK, Post Graduate ¦ . ¦ MBA: 3 yrs exp. MBA (Top-up): nil. ¦ pg; E; work 4 → MU ¦ pg; E → NU
UK, Post Graduate ¦ . ¦ 55% from a recognised Indian university (50% from NAAC A++ institutions). ¦ pg; E; percentage 58 → M ¦ pg; E; percentage 45 → N
Canada, Post Graduate ¦ . ¦ B.Com (Hons) or equivalent four-year degree in accounting or finance. ¦ eng4; E; field Accounting → MU ¦ eng4; E; field Civil Engineering → N
Australia, Under Graduate ¦ . ¦ Gap of more than 2 years not accepted (Nepal). ¦ ug; E; from Nepal → M ¦ ug; E; from Nepal; ended 2021-03-31; age 23 → N
Australia, Under Graduate ¦ . ¦ NEB GPA 2.6 or above in Grade XII. ¦ ug; E; from Nepal; cgpa 3.1/4 → M ¦ ug; E; from Nepal; cgpa 2.2/4 → N
UK, Post Graduate ¦ . ¦ Last qualification should be within 5 years. ¦ pg; E → M ¦ pg; E; ended 2017-05-31 → NU
USA, Under Graduate ¦ . ¦ SAT 1100 or ACT 22 (test-optional for 2026). ¦ ug; E → MU ¦ ug; E; percentage 80 → MU
Australia, Post Graduate ¦ . ¦ Bachelor degree plus 2 years work, or Graduate Certificate, or 8 years' management experience. ¦ pg; E; work 3 → M ¦ pg; E → NU
New Zealand, Post Graduate ¦  ¦ Bachelor’s degree (Level 7) in a relevant field with B average; IELTS (Academic) 6.5, no band under 6.0 ¦ pg; ielts 6.5/5.5 → N ¦ pg; ielts 6.5/6.0 → U
UK, Post Graduate ¦ . ¦ Bangladesh: Bachelor with CGPA 2.8/4 or 50%; Pakistan: 55% or CGPA 2.5/4. ¦ pg; E; from Pakistan; percentage 58 → M ¦ pg; E; from Pakistan; percentage 49 → N
New Zealand, Post Graduate Diploma ¦ . ¦ Maximum 5 KT/ATKT allowed; 2nd class degree. ¦ pg; E; backlogs 2 → MU ¦ pg; E; backlogs 7 → N
USA, Post Graduate ¦ . ¦ A minimum undergraduate GPA of 3.0 (on a 4.0 scale) or a B average. ¦ pg; E; cgpa 3.4/4 → M ¦ pg; E; cgpa 2.5/4 → N
UK, Post Graduate ¦ . ¦ Freshers can apply. ¦ pg; E → M ¦ pg; E; work 3 → M
UK, Post Graduate ¦ percentage 55% (50% for tier 1); ielts 6.0 ¦ Any bachelor’s degree. ¦ pg; E; percentage 52 → U ¦ pg; E; percentage 45 → N
Australia, Post Graduate ¦ . ¦ Backlogs should be less than 8. ¦ pg; E; backlogs 7 → M ¦ pg; E; backlogs 8 → N
UK, Post Graduate ¦ . ¦ Portfolio, CV, SOP and 2 LORs required. ¦ pg; E → M ¦ pg; E; percentage 50 → M
UK, Post Graduate ¦  ¦ English: IELTS 6.0 (5.5 in all four components) or LanguageCert Academic 65 (60) or Oxford ELLT 6 or Password Skills Plus 6.0. ¦ pg; ielts 6.0/5.5 → M ¦ pg; ielts 5.5/5.5 → NU
Canada, Post Graduate ¦ . ¦ Three-year Indian degrees are considered if followed by a master's degree. ¦ ms; E → MU ¦ pg; E → U
UK, Post Graduate ¦ . ¦ We can accept study gaps of up to 10 years if the gap can be explained with a CV. ¦ pg; E → M ¦ pg; E; ended 2012-05-31 → N
UK, Post Graduate ¦  ¦ Min. IELTS: 6.5 (6.0). Min. PTE: 64 (59). Min. TOEFL: 87 (21). ¦ pg; pte 65/60 2026-02-01 → M ¦ pg; pte 60/59 2026-02-01 → N
UK, Post Graduate ¦ . ¦ Pass degree with good work experience. ¦ pg; E; work 3 → MU ¦ pg; E → NU
UK, Post Graduate ¦  ¦ IELTS - A minimum overall score of 6.5, with at least 6.0 in each component. PTE Academic - A minimum overall score of 62 with 59 in each. TOEFL iBT - A minimum overall score of 88. ¦ pg; ielts 6.5/6.0 → M ¦ pg; ielts 6.0/6.0 → N
Canada, Post Graduate ¦ . ¦ Applicants must hold a four-year undergraduate degree. ¦ eng4; E → M ¦ pg; E → N
Canada, Under Graduate Diploma ¦ . ¦ Gap acceptable up to 3 years; 5 years with relevant work experience. ¦ ug; E → M ¦ ug; E; ended 2018-03-31; age 26 → N
USA, Post Graduate ¦ . ¦ 4-year bachelor's degree required; 3-year degrees not accepted. ¦ eng4; E → M ¦ pg; E → NU
Canada, Post Graduate ¦  ¦ Degree: 4 yr bachelors, 65%; IELTS: 6.5 (6); Duolingo: 115; TOEFL: 86; Gap: 2 yrs; Backlogs: 5 ¦ eng4; ielts 6.5/6.0; percentage 68 → M ¦ eng4; ielts 6.5/6.0; percentage 61 → N
Canada, Under Graduate ¦ . ¦ Mature students (19 years or older) without a high school diploma may also apply. ¦ ug; E → M ¦ ug; E; age 17 → M
UK, Under Graduate ¦  ¦ Grade C or above in English at WAEC/NECO, or IELTS 6.0 with 5.5 in each skill. ¦ ug; ielts 6.0/5.5 → M ¦ ug; ielts 5.5/5.5 → U
New Zealand, Under Graduate ¦ . ¦ Applicants must be at least 17; University Entrance or Indian Grade 12 with 75%. ¦ ug; E; percentage 79 → MU ¦ ug; E; percentage 60 → NU
Singapore, Post Graduate ¦ . ¦ Min 24 months relevant working experience. ¦ pg; E; work 4 → MU ¦ pg; E → N
Canada, Post Graduate Diploma ¦  ¦ Bachelors with 55%, IELTS 6.5 nbl 6.0, backlogs upto 7, gap upto 5 years, math in 12th required ¦ pg; ielts 6.5/6.0; percentage 52 → N ¦ pg; ielts 6.5/6.0; backlogs 9 → N
UK, Post Graduate ¦  ¦ TOEFL iBT taken before 21 January 2026: 90 with 20 in each section. TOEFL iBT taken from 21 January 2026: 4.5 with 4 in each section. ¦ pg; toefl 92/21 2025-11-01 → M ¦ pg; toefl 4.0/3.5 2026-03-01 → N
Canada, Post Graduate Diploma ¦ . ¦ Backlogs: 5-6 max. Recent passouts preferred. ¦ pg; E; backlogs 4 → M ¦ pg; E; backlogs 8 → N
USA, Post Graduate ¦ . ¦ BBA / B.Com / BMS graduates with 60%; non-business graduates need GMAT 500. ¦ pg; E; field Commerce → MU ¦ pg; E; field Commerce; percentage 50 → NU
Australia, Post Graduate ¦ . ¦ Four-year Bachelor of Engineering (Civil) or equivalent. ¦ eng4; E; field Civil Engineering → M ¦ eng4; E; field Commerce → N
Australia, Under Graduate ¦ . ¦ CBSE/ISC: 60% best of 4 subjects. State boards: 65%. ¦ ug; E; percentage 82 → MU ¦ ug; E; percentage 48 → NU
Canada, Post Graduate ¦ . ¦ No backlogs in the final year; total not exceeding 10. ¦ pg; E → M
`,
  'T',
);

/** Cases against each kind that was added for them: what looks alike and asks for something else, or for nothing. */
export const AGAINST = goldenPairs(
  `
UK, Post Graduate ¦ . ¦ Not more than 5 backlogs (10 for state universities). ¦ pg; E; backlogs 8 → U ¦ pg; E; backlogs 5 → M
UK, Post Graduate ¦ . ¦ Up to 10 backlogs (5 for MBA). ¦ pg; E; backlogs 7 → U ¦ pg; E; backlogs 5 → M ¦ pg; E; backlogs 11 → N
UK, Post Graduate ¦ . ¦ Max 4 active ATKTs. ¦ pg; E; backlogs 4 → MU ¦ pg; E; backlogs 6 → U
UK, Post Graduate ¦ . ¦ No ATKT. ¦ pg; E; backlogs 1 → N ¦ pg; E; backlogs 0 → M
UK, Post Graduate ¦ . ¦ ATKTs not accepted. ¦ pg; E; backlogs 1 → N ¦ pg; E; backlogs 0 → M
UK, Post Graduate ¦ . ¦ Reappears: max 3. ¦ pg; E; backlogs 4 → N ¦ pg; E; backlogs 2 → M
UK, Post Graduate ¦ . ¦ 5 backlogs and a 2 year gap are accepted. ¦ pg; E; backlogs 7 → N ¦ pg; E; backlogs 2 → M
UK, Post Graduate ¦ . ¦ Backlogs up to 8 accepted, subject to 60% overall. ¦ pg; E; backlogs 4; percentage 52 → NU ¦ pg; E; backlogs 9 → NU
UK, Post Graduate ¦ . ¦ Max 6 backlogs, above 6 case by case. ¦ pg; E; backlogs 8 → U ¦ pg; E; backlogs 5 → M
UK, Post Graduate ¦ . ¦ Backlogs accepted on a case-by-case basis. ¦ pg; E; backlogs 3 → MU ¦ pg; E → M
UK, Post Graduate ¦ . ¦ No re-sits permitted in the final year. ¦ pg; E; backlogs 3 → U ¦ pg; E → M
UK, Post Graduate ¦ . ¦ Students with 6 backlogs or more are not eligible. ¦ pg; E; backlogs 7 → NU ¦ pg; E; backlogs 2 → MU
UK, Post Graduate ¦ . ¦ Students must not have more than two resits. ¦ pg; E; backlogs 3 → NU ¦ pg; E; backlogs 1 → MU
UK, Post Graduate ¦ backlogs up to 5, 8 if 65% overall; ielts 6.0 ¦ Any bachelor’s degree. ¦ pg; E; backlogs 7 → U ¦ pg; E; backlogs 9 → NU
UK, Post Graduate ¦ backlogs ask; ielts 6.0 ¦ Any bachelor’s degree. ¦ pg; E; backlogs 7 → U ¦ pg; E → MU
UK, Post Graduate ¦ gap 2 years (5 with work); ielts 6.0 ¦ Any bachelor’s degree. ¦ pg; E; ended 2021-05-31 → NU ¦ pg; E → MU
UK, Post Graduate ¦ class 2:1 or 60% (2:2 with work); ielts 6.0 ¦ Two references. ¦ uk; E; percentage 52 → NU ¦ uk; E; percentage 68 → MU
UK, Post Graduate ¦ . ¦ Age: 20-30 preferred. ¦ pg; E; age 34 → MU ¦ pg; E → M
UK, Post Graduate ¦ . ¦ Age limit: none. ¦ pg; E; age 44 → M ¦ pg; E → M
UK, Post Graduate ¦ . ¦ Applicants over 35 years of age must attach a CV. ¦ pg; E; age 22 → MU ¦ pg; E; age 40 → MU
UK, Post Graduate ¦ . ¦ Candidates under 25 years of age need a guarantor. ¦ pg; E; age 30 → MU ¦ pg; E; age 22 → MU
UK, Post Graduate ¦ . ¦ The student must be 65 or above in PTE. ¦ pg; E → MU ¦ pg; E; age 40 → MU
UK, Post Graduate ¦ . ¦ Dependants must be under 18 years of age. ¦ pg; E → MU ¦ pg; E; age 40 → MU
UK, Post Graduate ¦ . ¦ B.Tech with 60% or above. ¦ eng4; E → MU ¦ pg; E; field Commerce; percentage 80 → N
UK, Post Graduate ¦ . ¦ BCA with 55%. ¦ pg; E; field History → N ¦ pg; E; field Computer Applications → M
UK, Post Graduate ¦ . ¦ BCA with 55%. ¦ pg; E; field Mechanical Engineering → N ¦ pg; E → U
UK, Post Graduate ¦ . ¦ B.Com with 60%. ¦ pg; E; field Commerce → M ¦ pg; E; field Fine Arts → N
UK, Post Graduate ¦ . ¦ B.Com, B.Sc, BA or any other degree. ¦ pg; E; field Fine Arts → MU ¦ pg; E; field Law → MU
UK, Post Graduate ¦ . ¦ BA/BCom/BSc with 55%. ¦ pg; E; field History; percentage 60 → MU ¦ pg; E; field History; percentage 50 → NU
UK, Post Graduate ¦ . ¦ MBBS only. ¦ pg; E; field Nursing → NU ¦ pg; E; field Medicine → M
UK, Post Graduate ¦ . ¦ Not open to B.Tech graduates. ¦ eng4; E; field Civil Engineering → U ¦ pg; E; field History → MU
UK, Post Graduate ¦ . ¦ Preference is given to B.Tech holders. ¦ pg; E; field History → MU ¦ eng4; E → MU
UK, Post Graduate ¦ . ¦ B.Tech graduates are exempt from the bridging course. ¦ pg; E; field History → MU ¦ eng4; E → MU
UK, Post Graduate ¦ . ¦ LLB (any class) or five years of legal practice. ¦ pg; E; field History → U ¦ pg; E; field Law → MU
UK, Post Graduate ¦ . ¦ Bachelor of Pharmacy or MBBS with 60%. ¦ pg; E; field History → N ¦ pg; E; field Pharmacy → M
UK, Post Graduate ¦ . ¦ A degree in nursing, quarmondry or midwifery. ¦ pg; E; field Nursing → M ¦ pg; E; field History → U
UK, Post Graduate ¦ . ¦ A degree in nursing and a certificate in quarmondry. ¦ pg; E; field Nursing → U ¦ pg; E; field History → NU
UK, Post Graduate ¦  ¦ IELTS 6.5, Quarmond 70, PTE 58. ¦ pg; ielts 6.5/6.0 → M ¦ pg; ielts 5.5/5.0 → NU
UK, Post Graduate ¦  ¦ IELTS 6.5 or Quarmond 70 or PTE 58. ¦ pg; ielts 6.5/6.0 → M ¦ pg; ielts 5.5/5.0 → U
UK, Post Graduate ¦  ¦ IELTS 6.5 and an internal test of 70. ¦ pg; ielts 6.5/6.0 → MU ¦ pg; ielts 5.5/5.0 → NU
UK, Post Graduate ¦  ¦ IELTS 6.5 or SAT 1200. ¦ pg; ielts 6.5/6.0 → M ¦ pg; ielts 5.5/5.0 → U
UK, Post Graduate ¦  ¦ IELTS 6.5 with 70% in Standard XII English. ¦ pg; ielts 6.5/6.0 → U ¦ pg; ielts 5.5/5.0 → NU
UK, Post Graduate ¦  ¦ IELTS – 6.5, no band less than 6.0; PTE – 58. ¦ pg; ielts 6.5/6.0 → M ¦ pg; ielts 6.5/5.5 → N
UK, Post Graduate ¦  ¦ IELTS - 6.5 (6.0) - PTE - 58 (50) - TOEFL - 88 (20) ¦ pg; ielts 6.5/6.0 → M ¦ pg; ielts 6.0/6.0 → N
UK, Post Graduate ¦  ¦ Bachelors 55%, IELTS 6.5, gap 2 years, backlogs 5, applicants to nursing need 7.0 in each band ¦ pg; ielts 6.5/6.0 → MU ¦ pg; ielts 6.5/6.0; percentage 50 → N
UK, Post Graduate ¦  ¦ UG: IELTS 6.0, gap 2 years; PG: IELTS 6.5, gap 5 years ¦ pg; ielts 6.0/6.0 → N ¦ pg; ielts 6.5/6.0; ended 2023-05-31 → M
UK, Post Graduate ¦ . ¦ UG marks: 50%. ¦ pg; E; percentage 45 → N ¦ pg; E; percentage 55 → M
UK, Post Graduate ¦ . ¦ UG courses: 50% in 12th. ¦ pg; E; percentage 45 → M ¦ pg; E → M
UK, Post Graduate ¦ . ¦ UG gap 2 years, PG gap 5 years. ¦ pg; E; ended 2022-05-31 → M ¦ pg; E; ended 2018-05-31 → N
UK, Post Graduate ¦ . ¦ Two (2) recommendation letters. ¦ pg; E → M ¦ pg; E; percentage 40 → M
UK, Post Graduate ¦ . ¦ Three-year degrees are not accepted. ¦ eng4; E → M ¦ pg; E → U
UK, Post Graduate ¦ . ¦ 16 years of education; 15 years are considered with first class. ¦ pg; E → U ¦ eng4; E → M
UK, Post Graduate ¦ . ¦ 50-60% depending on the university. ¦ pg; E; percentage 55 → U ¦ pg; E; percentage 45 → N
UK, Post Graduate ¦ . ¦ 10+ yrs exp. ¦ pg; E; work 4 → N ¦ pg; E; work 11; age 40 → M
UK, Post Graduate ¦ . ¦ Work exp not mandatory. ¦ pg; E → M ¦ pg; E; work 4 → M
UK, Post Graduate ¦ . ¦ Freshers and experienced candidates may apply. ¦ pg; E → M ¦ pg; E; work 4 → M
`,
  'A',
);
