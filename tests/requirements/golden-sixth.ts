import { goldenPairs } from './golden-table';

/** Kinds of real pages, in wordings of our own with what only looks like them: lists of countries, boards, scales, classes and lists. */
export const SIXTH = goldenPairs(
  `
USA, Post Graduate ¦  ¦ Applicants must submit TOEFL or IELTS scores unless they earned their bachelor's degree in one of these countries: Ghana, Ireland, Kenya, New Zealand. ¦ pg; from Ghana → M ¦ pg; from Nepal → U
UK, Post Graduate ¦  ¦ IELTS 6.5 (6.0). Holders of a passport from Canada, Ireland, Jamaica or New Zealand are exempt. ¦ pg; from Jamaica → M ¦ pg; from India; ielts 6.0/5.5 → N ¦ pg; from India → U
USA, Post Graduate ¦  ¦ IELTS 7.0. A waiver is given to citizens of, or those with a bachelor's degree from, Australia, Kenya, Nigeria or Zambia. ¦ pg; from Nigeria → M ¦ pg; from Nepal; ielts 6.5/6.0 → N
UK, Post Graduate ¦  ¦ IELTS 6.5. You are exempt if you are a national of one of the following countries: Australia, Barbados, Canada (except Quebec). ¦ pg; from Barbados → M ¦ pg; from Canada → U
Canada, Post Graduate ¦  ¦ IELTS 6.5. No test is required of those who studied for at least three years with English as the medium of instruction. ¦ pg; taught English → M ¦ pg; taught Another language; ielts 6.0/6.0 → N
USA, Post Graduate ¦  ¦ If your degree was not taught in English, you must submit TOEFL or IELTS results. ¦ pg; taught English → M ¦ pg; taught Another language → U
UK, Post Graduate ¦ . ¦ 60% unless you are a citizen of Nepal. ¦ pg; E; percentage 70 → U
UK, Post Graduate ¦  ¦ IELTS, 6.0, minimum 5.5 in each component. PTE Academic, 56, minimum 51 in each component. TOEFL, 80, minimum 18 in each component. Duolingo, 100, minimum 90 in each component. ¦ pg; ielts 6.5/5.5 → M ¦ pg; ielts 6.5/5.0 → N ¦ pg; det 110 → U
UK, Post Graduate ¦  ¦ TOEFL iBT 92. Minimum section scores: reading 20, listening 20, writing 22, speaking 22. IELTS 6.5. ¦ pg; toefl 96/21 2025-11-01 → UM ¦ pg; toefl 96/18 2025-11-01 → N ¦ pg; ielts 6.5/6.0 → M
Australia, Post Graduate ¦  ¦ PTE: overall score 58-64 (no section below 50). ¦ pg; pte 60/52 → M ¦ pg; pte 60/46 → N
UK, Post Graduate ¦  ¦ IELTS Academic: reading 6.5, writing 6.5, listening 7.0, speaking 7.0, total 7.0. ¦ pg; ielts 7.5/6.0 → N
UK, Foundation ¦  ¦ IELTS 5.0 with no element below 4.5. Students with IELTS 5.5 can benefit from a shorter course. ¦ ug; ielts 4.5/4.0 → N
UK, Under Graduate ¦  ¦ IELTS 6.0 or KCSE English at grade C+. ¦ ug; from Kenya; board KCSE; subjects English B, Mathematics C → M ¦ ug; from Kenya; board KCSE; subjects English C, Mathematics C; ielts 5.5/5.0 → N
UK, Under Graduate ¦ . ¦ 62% from CBSE and ICSE, 68% from state boards, 74% from other boards. ¦ ug; E; board CBSE; percentage 64 → M ¦ ug; E; board Gujarat State Board; percentage 64 → N ¦ ug; E; board Gujarat State Board; percentage 70 → M ¦ ug; E; percentage 64 → U
UK, Under Graduate ¦ . ¦ Standard XII with 65% (CBSE, CISCE). 70% or above from Gujarat, Bihar and Haryana. ¦ ug; E; board Bihar Board; percentage 67 → N ¦ ug; E; board CBSE; percentage 67 → M
Australia, Under Graduate ¦ . ¦ An average of 62% in your best four subjects of Standard XII. ¦ ug; E; percentage 55; subjects Mathematics 66, Physics 64, Chemistry 60, English 70, Computer Science 41 → M ¦ ug; E; percentage 55; subjects Mathematics 60, Physics 58, Chemistry 60, English 62, Computer Science 41 → N ¦ ug; E; percentage 55; subjects Mathematics 62, Physics 58, Chemistry 60, English 62, Physical Education 90 → U ¦ ug; E; percentage 55 → U
UK, Post Graduate ¦ . ¦ Upper second-class honours: 10-point scale 6.8; 4-point scale 2.7 ¦ pg; E; cgpa 7.0/10 → M ¦ pg; E; cgpa 2.5/4 → N ¦ pg; E; cgpa 4.0/5 → U
Canada, Post Graduate ¦ . ¦ Minimum GPA 65/100 or 3.0/4.0. ¦ pg; E; percentage 67 → M ¦ pg; E; cgpa 2.8/4 → N ¦ pg; E; cgpa 3.1/4 → M
Australia, Post Graduate ¦ . ¦ A degree with a grade point average of at least 2.6, where the range is four. ¦ pg; E; cgpa 2.8/4 → M ¦ pg; E; cgpa 2.4/4 → N
USA, Post Graduate ¦ . ¦ A GPA of at least 2.75 in the last 60 semester units. ¦ pg; E; cgpa 3.4/4 → U
USA, Post Graduate ¦ . ¦ Applicants in the upper division of second class honours are admissible. ¦ pg; E; from Malawi; marks First Class → M ¦ pg; E; from Malawi; marks Second Class Lower → N
UK, Post Graduate ¦ . ¦ India: 60%. Zambia: upper second class. ¦ pg; E; from Zambia; marks 2:1 → M ¦ pg; E; from Zambia; marks 2:2 → N
UK, Under Graduate ¦ . ¦ 112 UCAS points from three A levels. ¦ ug; E; from Kenya; board Cambridge; marks BBC at A level → M ¦ ug; E; from Kenya; board Cambridge; marks CCC at A level → N ¦ ug; E; percentage 80 → U
UK, Under Graduate ¦ . ¦ IB (International Baccalaureate) diploma: 31 points, including 5, 5, 5 at higher level ¦ ug; E; board IB; marks IB 34 → U ¦ ug; E; board IB; marks IB 28 → N
UK, Foundation ¦ . ¦ WASSCE with 5 passes at grade C6 minimum including Mathematics and English Language, in no more than two sittings. ¦ ug; E; from Nigeria; board WAEC; marks WAEC; subjects English Language C5, Mathematics C4, Biology B3, Chemistry C6, Economics B2 → M ¦ ug; E; from Nigeria; board WAEC; marks WAEC; subjects English Language C5, Mathematics D7, Biology B3, Chemistry C4, Physics C6, Economics B2, Geography B3, Civics C6 → N
UK, Foundation ¦ . ¦ Five Cs at KCSE. ¦ ug; E; from Kenya; board KCSE; marks C plain; subjects English C+, Kiswahili B, Mathematics D, Biology C, History B, Geography C → M
New Zealand, Under Graduate ¦ . ¦ Degree level: completion of Year 12 with 62%. ¦ ug; E; percentage 66 → M ¦ ug; E; percentage 55 → N
Canada, Under Graduate ¦ . ¦ Prerequisites: Mathematics (min 65%) and Chemistry (min 65%) or Physics (min 65%). ¦ ug; E; subjects Mathematics 72, Physics 61, Chemistry 68, English 80, Biology 70 → M ¦ ug; E; subjects Mathematics 60, Physics 70, Chemistry 68, English 80, Biology 70 → N
Canada, Under Graduate ¦ . ¦ English and Mathematics at Grade 12 (minimum 60% in each). ¦ ug; E; subjects English 84, Mathematics 55, Physics 81, Chemistry 77, Biology 79 → N
UK, Under Graduate ¦ . ¦ One science at school from: Biology, Chemistry, Physics or Geology. ¦ ug; E; subjects Chemistry, Mathematics, English → MU ¦ ug; E; subjects History, Mathematics, English → NU
Australia, Post Graduate ¦ . ¦ A bachelor degree in computing, or a bachelor degree in any field with three years of work experience. ¦ pg; E; field Computer Science → M ¦ pg; E; field History; work 4; ended 2020-05-31; age 28 → M ¦ pg; E; field History; work 1 → N
Australia, Post Graduate ¦ . ¦ Applicants must hold either: (a) a bachelor degree in engineering with 60%; or (b) a bachelor degree in any discipline and two years of professional experience. ¦ eng4; E; field Civil Engineering → M
Canada, Post Graduate ¦ . ¦ A bachelor's degree with first-class honours, or possess a degree equivalent to a master's. ¦ uk; E; percentage 72 → M ¦ uk; E; percentage 55 → NU
USA, Post Graduate ¦ . ¦ A bachelor's degree from one of the following institutions: North University, South University. ¦ pg; E → U
Canada, Post Graduate ¦ . ¦ Universities in Canada accept only students who do not have any backlogs. ¦ pg; E; backlogs 2 → N ¦ pg; E; backlogs 0 → M
Australia, Post Graduate ¦ . ¦ A degree completed not more than four years prior to the date of application. ¦ pg; E; ended 2018-05-31; age 30 → N ¦ pg; E → M
UK, Post Graduate ¦ . ¦ You need evidence of £13,347 in available funds. ¦ pg; E → U
`,
  'L',
);
