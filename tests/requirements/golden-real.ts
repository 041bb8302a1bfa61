import { goldenCases } from './golden-table';

/** Cases from real wordings, written before anybody looked at how the reader reads them: papers, conditions, registers of other countries, and other ways in. */
export const REAL = goldenCases(
  `
pg; ielts 8.0/7.5 2026-03-31; percentage 75 ¦ UK, Post Graduate ¦ ielts 6.5 ¦ Applicants should hold a good honours degree (2:2 or above) in a cognate discipline. Those with non-standard qualifications will be considered on a case-by-case basis. ¦ unknown|likely ¦ the field is not in the profile
pg; ielts 8.0/7.5 2026-03-31; percentage 75 ¦ Australia, Post Graduate ¦ ielts 6.5 ¦ Bachelor degree in nursing plus current AHPRA registration and a minimum of 12 months full-time clinical experience in the past 5 years. ¦ likely not ¦ no work in the profile
ug; ielts 8.0/7.5 2026-03-31; percentage 85 ¦ Australia, Under Graduate ¦ ielts 6.5 ¦ ATAR 75 or equivalent; English Units 3 and 4 study score of at least 30 in English (EAL) or 25 in any other English. Prerequisite: Maths Methods. ¦ likely|unknown ¦ marks of another system
ug; ielts 8.0/7.5 2026-03-31; percentage 85 ¦ Canada, Under Graduate ¦ ielts 6.5 ¦ OSSD with ENG4U and MHF4U, minimum 70% in each. CASPer test required. ¦ likely|unknown ¦ courses of another school system, and a test
ug; ielts 8.0/7.5 2026-03-31; percentage 85 ¦ Canada, Under Graduate Diploma ¦ ielts 6.5 ¦ Grade 12 pass with C- in English. Criminal record check and up-to-date immunisation before practicum. ¦ likely|unknown ¦ a mark in English, and checks
pg; ielts 8.0/7.5 2026-03-31; percentage 75 ¦ New Zealand, Post Graduate ¦ ielts 6.5 ¦ NZQF Level 7 degree with B average in the 300-level papers; GPA of 5.0 on 9-point scale. ¦ likely|unknown ¦ a scale that nobody converts
pg; ielts 7.0/6.5 2026-03-31; percentage 75 ¦ UK, Post Graduate ¦ ¦ IELTS 6.5 (no band below 6.0) for most applicants, 7.0 in each band for applicants to the teaching route. ¦ unknown|likely ¦ which route is not known
ug; ielts 8.0/7.5 2026-03-31; percentage 85 ¦ UK, Under Graduate ¦ ielts 6.5 ¦ Three A levels at ABB including Biology or Chemistry (at grade A). Pass in practical element required. GCSE Maths grade 5. ¦ unknown|likely ¦ marks of another system
pg; ielts 8.0/7.5 2026-03-31; percentage 75 ¦ USA, Post Graduate ¦ ielts 6.5 ¦ Must have completed a four-year undergraduate degree; three-year degrees from India are accepted only if NAAC A accredited with 60% (first division). ¦ likely not|unknown|likely ¦ never met: a college's grade is not in the profile
ug; ielts 8.0/7.5 2026-03-31; percentage 62 ¦ UK, Under Graduate ¦ ielts 6.5 ¦ Minimum 60% in Class XII from CBSE/ICSE, 65% from state boards. English 65% waives IELTS. ¦ likely|unknown ¦ which board is not known
pg; ielts 6.0/5.5 2026-03-31; percentage 75 ¦ UK, Post Graduate ¦ ¦ Applicants from Punjab and Haryana require 6.5 overall with no band less than 6; others 6.0/5.5. ¦ unknown|likely ¦ which state is not known
pg; ielts 8.0/7.5 2026-03-31; percentage 75 ¦ USA, Post Graduate ¦ ielts 6.5 ¦ GPA 3.0/4.0 in last 60 credits and a satisfactory background in calculus and linear algebra. GRE General Test is required for applicants without a US degree. ¦ likely|unknown ¦ a GRE that the profile has not
pg; ielts 8.0/7.5 2026-03-31; percentage 75 ¦ UK, Post Graduate ¦ ielts 6.5 ¦ Applicants must not have been refused a visa for any country in the last 2 years. Max gap 5 years with relevant work. ¦ likely|unknown ¦ refusals are not read
ug; ielts 8.0/7.5 2026-03-31; percentage 85 ¦ UK, Under Graduate ¦ ielts 6.0 ¦ 5 credits in WASSCE including English and Mathematics at not more than two sittings; JAMB not required. ¦ likely|unknown ¦ an examination of other countries
pg; toefl 92/18 2025-11-01; percentage 75 ¦ USA, Post Graduate ¦ ¦ TOEFL 88 (Writing 21, others 19) or PTE 61 overall w/ no communicative skill under 59; tests taken within two years of commencement date. ¦ likely not ¦ a section of 18, where none may be below 19
pg; toefl 92/21 2025-11-01; percentage 75 ¦ USA, Post Graduate ¦ ¦ TOEFL 88 (Writing 21, others 19) or PTE 61 overall w/ no communicative skill under 59. ¦ likely ¦ each section is high enough
pg; pte 65/58 2026-03-31; percentage 75 ¦ USA, Post Graduate ¦ ¦ TOEFL 88 (Writing 21, others 19) or PTE 61 overall w/ no communicative skill under 59. ¦ likely not ¦ a skill of 58
pg; ielts 7.0/5.0 2026-03-31 ¦ UK, Post Graduate ¦ ¦ IELTS 6.5 with 6 in writing and 5.5 in the rest. ¦ likely not ¦ a section of 5
ug; ielts 8.0/7.5 2026-03-31; percentage 85 ¦ Australia, Under Graduate ¦ ielts 6.0 ¦ NEB 10+2 with minimum GPA 2.6 and not less than D+ in any subject. ¦ likely|unknown ¦ grades of each subject
pg; ielts 8.0/7.5 2026-03-31; percentage 57; backlogs 3 ¦ UK, Post Graduate ¦ ielts 6.0 ¦ 60% aggregate in UG without backlogs, or 55% with max 5 backlogs. ¦ likely|unknown ¦ the second way is open
pg; ielts 8.0/7.5 2026-03-31; percentage 75 ¦ Australia, Post Graduate ¦ ielts 6.0 ¦ Bachelor with a credit average (65%) and evidence of a research component equal to 25% of a year's work; supervisor's written agreement required. ¦ likely|unknown ¦ a supervisor has to agree
pg; ielts 8.0/7.5 2026-03-31; percentage 75 ¦ UK, Post Graduate ¦ ielts 6.5 ¦ Graduates of any discipline may apply, provided they score 70 or higher in our online quantitative assessment. ¦ likely|unknown ¦ a test of the university's own
pg; ielts 7.0/6.5 2026-03-31 ¦ UK, Post Graduate ¦ ielts 6.5 ¦ A portfolio is preferred but applicants without one must pass a drawing test. ¦ likely|unknown ¦ one of both is asked
pg; ielts 7.0/6.5 2026-03-31 ¦ UK, Post Graduate ¦ ielts 6.5 ¦ Scholarship holders need 80%; everyone needs Maths. ¦ likely|unknown ¦ a demand behind a scholarship
pg; ielts 7.0/6.5 2026-03-31 ¦ UK, Post Graduate ¦ ielts 6.5 ¦ Work experience is not required for the full-time route. Part-time applicants must be employed in a school. ¦ likely|unknown ¦ asked of one route
pg; ielts 7.0/6.5 2026-03-31 ¦ UK, Post Graduate ¦ ielts 6.5 ¦ Statement of purpose, two references and a valid nursing licence. ¦ likely|unknown ¦ a licence among papers
pg; ielts 7.0/6.5 2026-03-31 ¦ UK, Post Graduate ¦ ielts 6.5 ¦ Contact admissions if your degree is not in engineering. ¦ likely|unknown ¦ who is sent to the office lacks something that is asked
pg; ielts 7.0/6.5 2026-03-31 ¦ UK, Post Graduate ¦ ielts 6.5 ¦ Transcripts must show physics with a grade of B. ¦ likely|unknown ¦ what a paper must show is asked
pg; ielts 7.0/6.5 2026-03-31 ¦ UK, Post Graduate ¦ ielts 6.5 ¦ Passport, transcripts and a letter from a hospital that will employ you. ¦ likely|unknown ¦ a post among papers
pg; ielts 7.0/6.5 2026-03-31 ¦ UK, Post Graduate ¦ ielts 6.5 ¦ No study gap limit for applicants with work proof. ¦ likely|unknown ¦ lifted for some only
pg; ielts 7.0/6.5 2026-03-31 ¦ UK, Post Graduate ¦ ielts 6.5 ¦ Proof that you are employed as a teacher. ¦ likely|unknown ¦ proof of something asks for it
pg; ielts 7.0/6.5 2026-03-31 ¦ UK, Post Graduate ¦ ielts 6.5 ¦ No minimum percentage, first-class graduates only. ¦ likely|unknown ¦ what is lifted is asked in another way
pg; ielts 7.0/6.5 2026-03-31 ¦ UK, Post Graduate ¦ ielts 6.5 ¦ Not suitable for applicants with a B.Com. ¦ likely|unknown ¦ which degree is not known
pg; ielts 7.0/6.5 2026-03-31 ¦ UK, Post Graduate ¦ ielts 6.5 ¦ Interviews are optional, except for international applicants. ¦ likely|unknown ¦ an exception
pg; ielts 7.0/6.5 2026-03-31 ¦ UK, Post Graduate ¦ ielts 6.5 ¦ Optional: GMAT 600. Mandatory: GPA above 3.2 in the major. ¦ likely|unknown ¦ an average in the major
pg; ielts 7.0/6.5 2026-03-31 ¦ UK, Post Graduate ¦ ielts 6.5 ¦ Marksheets and grade cards of all semesters. ¦ met ¦ papers to hand in
pg; ielts 7.0/6.5 2026-03-31 ¦ UK, Post Graduate ¦ ielts 6.5 ¦ One academic and one employer reference. ¦ met ¦ papers to hand in
pg; ielts 7.0/6.5 2026-03-31 ¦ UK, Post Graduate ¦ ielts 6.5 ¦ Contact us if you have any questions. ¦ met ¦ asks for nothing
pg; ielts 7.0/6.5 2026-03-31 ¦ UK, Post Graduate ¦ ielts 6.5 ¦ No backlog restriction for Indian students. ¦ met ¦ no rule
pg; ielts 6.0/6.0 2026-03-31 ¦ UK, Post Graduate ¦ ¦ IELTS 6.5 (6.0 with pre-sessional). ¦ unknown ¦ 6.0 comes in through a course of English
pg; ielts 6.5/6.5 2026-03-31 ¦ UK, Post Graduate ¦ ¦ IELTS 6.5 (6.0 with pre-sessional). ¦ likely ¦ 6.5 is reached; from a sentence
pg; ielts 6.0/6.0 2026-03-31 ¦ UK, Post Graduate ¦ ¦ IELTS 6.5 overall. Applicants with 6.0 can join our 6-week pre-sessional English course. ¦ unknown ¦ the same in two sentences
pg; ielts 7.0/6.5 2026-03-31; percentage 52 ¦ UK, Post Graduate ¦ ielts 6.5 ¦ 60% in the bachelor degree or substantial professional experience. ¦ unknown ¦ experience is another way
pg; ielts 7.0/6.5 2026-03-31; percentage 52 ¦ UK, Post Graduate ¦ ielts 6.5 ¦ Minimum 60%. Lower marks are considered with good references. ¦ unknown ¦ less is considered
uk; ielts 7.0/6.5 2026-03-31; percentage 55 ¦ UK, Post Graduate ¦ ielts 6.5 ¦ Either a 2:1 honours degree or a 2:2 with two years in a relevant role. ¦ unknown|likely ¦ the second way is work that nobody counts
pg; ielts 7.0/6.5 2026-03-31 ¦ Canada, Post Graduate Certificate ¦ ielts 6.5 ¦ A bachelor's degree, or a diploma plus two years of work experience. ¦ likely ¦ work is asked of those with a diploma
dip; ielts 7.0/6.5 2026-03-31 ¦ Canada, Post Graduate Certificate ¦ ielts 6.5 ¦ A bachelor's degree, or a diploma plus two years of work experience. ¦ unknown ¦ no work in the profile
dip; ielts 7.0/6.5 2026-03-31 ¦ Canada, Post Graduate Certificate ¦ ielts 6.5 ¦ Post-secondary diploma, degree or equivalent work experience. ¦ likely ¦ the diploma is enough
pg; ielts 7.0/6.5 2026-03-31 ¦ UK, Post Graduate ¦ ielts 6.5 ¦ Study gap accepted up to 10 years with work experience. ¦ likely ¦ a short gap needs no work
pg; ielts 7.0/6.5 2026-03-31; backlogs 3 ¦ UK, Post Graduate ¦ ielts 6.5 ¦ All backlogs must be cleared before applying. ¦ likely|unknown ¦ any number, but for those still open
pg; ielts 7.0/6.5 2026-03-31 ¦ UK, Post Graduate ¦ ielts 6.5 ¦ Application is open to graduates of computing only. ¦ likely|unknown ¦ who may apply is asked
pg; ielts 7.0/6.5 2026-03-31 ¦ UK, Post Graduate ¦ ielts 6.5 ¦ Please email a 20-page portfolio to the admissions team. ¦ likely ¦ a portfolio behind a contact
pg; ielts 7.0/6.5 2026-03-31 ¦ UK, Post Graduate ¦ ielts 6.5 ¦ A personal statement and 120 credits of psychology. ¦ likely|unknown ¦ credits beside a paper
pg; ielts 7.0/6.5 2026-03-31 ¦ UK, Post Graduate ¦ ielts 6.5 ¦ Programming knowledge is helpful and linear algebra is assumed. ¦ likely|unknown ¦ one is lifted, the other asked
pg; ielts 7.0/6.5 2026-03-31 ¦ UK, Post Graduate ¦ ielts 6.5 ¦ Three years of experience preferred; one year required. ¦ likely|unknown ¦ the second is asked
`,
  'R',
);
