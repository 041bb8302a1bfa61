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
