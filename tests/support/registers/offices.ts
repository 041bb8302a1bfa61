/**
 * Three offices and how they keep their enquiries: written from what such registers look like, with no word of the product's tables.
 * Each cell is what was written and what it means.
 */

/** How days are written down one sheet. */
export type DayStyle = 'slash' | 'dash-month' | 'iso' | 'dots' | 'date' | 'short-year';

export interface Office {
  country: string;
  /** ISO code and digits of the country, and beginnings of its mobile numbers with how many digits follow. */
  code: string;
  mobiles: readonly [beginning: string, digits: number][];
  /** Written before a number at home: '0' in Nigeria. */
  trunk: string;
  first: readonly string[];
  last: readonly string[];
  branches: readonly { name: string; words: readonly string[] }[];
  people: readonly { name: string; branch: number; words: readonly string[] }[];
  /** Their word for a stage and the stage it is, by the product's names of stages. */
  statuses: readonly (readonly [word: string, stage: string])[];
  sources: readonly (readonly [word: string, source: string])[];
  countries: readonly string[];
  courses: readonly string[];
  intakes: readonly string[];
  marks: readonly (readonly [written: string, means: Marks])[];
  qualifications: readonly (readonly [written: string, level: string | null])[];
  remarks: readonly string[];
  heads: Readonly<Record<Field, readonly string[]>>;
  days: readonly DayStyle[];
  title: string;
}

/** Marks as a fact: what they say, by a phrase that the record must show. */
type Marks = string;

export type Field =
  | 'serial'
  | 'enquired'
  | 'name'
  | 'mobile'
  | 'email'
  | 'source'
  | 'wanted_country'
  | 'wanted_course'
  | 'wanted_intake'
  | 'qualification'
  | 'marks'
  | 'test'
  | 'counsellor'
  | 'branch'
  | 'status'
  | 'next'
  | 'remarks';

const COMMON_STATUSES = [
  ['New', 'new'],
  ['Contacted', 'contacted'],
  ['Not interested', 'lost'],
] as const;

export const OFFICES: readonly Office[] = [
  {
    country: 'Nepal',
    code: '977',
    mobiles: [
      ['984', 7],
      ['985', 7],
      ['986', 7],
      ['980', 7],
      ['981', 7],
      ['974', 7],
    ],
    trunk: '',
    first:
      'Sabina,Roshan,Anjali,Bikash,Prakriti,Suman,Dipesh,Asmita,Nabin,Sushmita,Kiran,Manisha,Pratik,Samjhana,Umesh'.split(
        ',',
      ),
    last: 'Khadka,Shrestha,Gurung,Tamang,Adhikari,Thapa,Poudel,Rai,Limbu,Maharjan,Karki,Bhattarai,KC'.split(','),
    branches: [
      { name: 'Kathmandu', words: ['Kathmandu', 'KTM', 'Putalisadak'] },
      { name: 'Pokhara', words: ['Pokhara', 'PKR'] },
    ],
    people: [
      { name: 'Neha Sharma', branch: 0, words: ['Neha', 'Neha mam', 'Neha Sharma', 'neha'] },
      { name: 'Suman Thapa', branch: 1, words: ['Suman sir', 'Suman', 'S. Thapa'] },
    ],
    statuses: [
      ...COMMON_STATUSES,
      ['Counselled', 'counselled'],
      ['Counselling done', 'counselled'],
      ['Docs pending', 'papers'],
      ['Hot', 'contacted'],
      ['Waiting NOC', 'papers'],
      ['Not Interested (went to other consultancy)', 'lost'],
    ],
    sources: [
      ['Walk in', 'walk-in'],
      ['Facebook', 'advert'],
      ['FB Ad', 'advert'],
      ['Referral', 'referral'],
      ['Edu fair', 'fair'],
      ['Tiktok', 'advert'],
      ['Phone call', 'call'],
      ['Hoarding board', 'advert'],
    ],
    countries: ['Australia', 'UK', 'USA', 'Canada'],
    courses: ['BBA', 'BSc IT', 'Bachelor in Nursing', 'MBA', 'Master of Information Technology', 'Diploma in Cookery'],
    intakes: ['Feb 2027', 'July 2027', 'Nov 2027', 'March 2027'],
    marks: [
      ['3.2 CGPA', '3.2 CGPA'],
      ['2.85/4', 'CGPA 2.85 of 4'],
      ['GPA 3.45', 'GPA 3.45'],
      ['72%', '72%'],
      ['NEB 3.1', 'CGPA 3.1 of 4'],
      ['waiting', 'awaited'],
      ['result awaited', 'awaited'],
      ['65.4 %', '65.4%'],
    ],
    qualifications: [
      ['+2 (Science)', 'Senior Secondary'],
      ['+2 Management', 'Senior Secondary'],
      ['BBS', null],
      ['Bachelor', 'Bachelors'],
      ['12th', 'Senior Secondary'],
    ],
    remarks: ['will visit with parents', 'needs loan', 'call after Dashain', 'gap of 2 years', 'brother in Sydney'],
    heads: {
      serial: ['S.N.', 'SN', '#'],
      enquired: ['Date', 'Enquiry Date', 'Date of Inquiry', 'Inquiry date', 'Visited on'],
      name: ['Client Name', 'Name of Student', 'Full Name', 'Student’s Name'],
      mobile: ['Mobile', 'Contact', 'Ph', 'WhatsApp', 'Contact No', 'Mobile No.', 'Cell No'],
      email: ['Email', 'E-mail', 'Gmail', 'Email ID'],
      source: ['Source', 'How did you know us', 'Through', 'Referred from'],
      wanted_country: ['Interested Country', 'Country', 'Destination'],
      wanted_course: ['Course', 'Interested course', 'Program'],
      wanted_intake: ['Intake', 'Intake/Session'],
      qualification: ['Qualification', 'Last Academic', 'Academic Level'],
      marks: ['GPA/%', 'Percentage', 'Academic score', 'Marks', 'GPA or %'],
      test: ['IELTS/PTE', 'English test', 'Test Score', 'Lang. test', 'IELTS / PTE score'],
      counsellor: ['Councellor', 'Counselor', 'Assigned to', 'Counsellor', 'Staff'],
      branch: ['Branch', 'Office', 'Branch name'],
      status: ['Status', 'Current status', 'Remark status', 'Lead Status'],
      next: ['Follow up', 'Next Follow-up', 'Followup date', 'Next call', 'Follow Up Date'],
      remarks: ['Remarks', 'Comment', 'Remark'],
    },
    days: ['iso', 'slash', 'date'],
    title: 'HIMAL OVERSEAS – INQUIRY REGISTER 2083',
  },
  {
    country: 'India',
    code: '91',
    mobiles: [
      ['981', 7],
      ['987', 7],
      ['814', 7],
      ['700', 7],
      ['623', 7],
      ['988', 7],
    ],
    trunk: '0',
    first:
      'Jaspreet,Harman,Simran,Gurpreet,Navdeep,Manpreet,Amandeep,Kuldeep,Lovepreet,Rajwinder,Arsh,Komal,Ravi'.split(
        ',',
      ),
    last: 'Kaur,Singh,Gill,Sidhu,Dhillon,Sharma,Grewal,Sandhu,Brar,Bansal'.split(','),
    branches: [
      { name: 'Jalandhar', words: ['Jalandhar', 'JAL', 'Jalandhar (HO)'] },
      { name: 'Moga', words: ['Moga', 'MOGA'] },
    ],
    people: [
      { name: 'Simran Kaur', branch: 0, words: ['Simran', 'Simran mam', 'SIMRAN KAUR'] },
      { name: 'Ravi Gill', branch: 1, words: ['Ravi', 'Ravi sir', 'Mr. Ravi Gill'] },
    ],
    statuses: [
      ...COMMON_STATUSES,
      ['Follow up', 'contacted'],
      ['Visit scheduled', 'visit'],
      ['File open', 'papers'],
      ['Documents awaited', 'papers'],
      ['Warm', 'contacted'],
      ['Ringing / no reply', 'new'],
      ['Dead', 'lost'],
    ],
    sources: [
      ['Walk-in', 'walk-in'],
      ['Reference', 'referral'],
      ['Ref. by friend', 'referral'],
      ['Newspaper', 'advert'],
      ['Insta', 'advert'],
      ['Google', 'website'],
      ['School seminar', 'school'],
      ['WhatsApp', 'message'],
      ['Just Dial', 'other'],
    ],
    countries: ['Canada', 'UK', 'Australia', 'New Zealand'],
    courses: ['B.Com', 'PG Diploma Business', 'Nursing', 'MSc Data Science', 'Hospitality', 'Bachelor of Engineering'],
    intakes: ['Jan 2027', 'May 2027', 'Sep 2027', 'September 2027'],
    marks: [
      ['72%', '72%'],
      ['7.8 CGPA', 'CGPA 7.8 of 10'],
      ['68', '68%'],
      ['56.5%', '56.5%'],
      ['percentage 72%', '72%'],
      ['8.2/10', 'CGPA 8.2 of 10'],
      ['waiting', 'awaited'],
    ],
    qualifications: [
      ['12th (Non Medical)', 'Senior Secondary'],
      ['12th', 'Senior Secondary'],
      ['B.Com', 'Bachelors'],
      ['BA', 'Bachelors'],
      ['10+2', 'Senior Secondary'],
      ['Graduation', 'Bachelors'],
    ],
    remarks: [
      'husband to accompany',
      'refusal last year',
      'will pay file charges Monday',
      'funds to be shown',
      'asked for discount',
    ],
    heads: {
      serial: ['Sr. No.', 'S.No', 'Sr No'],
      enquired: ['Date', 'Enq. Date', 'Enquiry Dt', 'Dated', 'Walk in date'],
      name: ['Name', 'Student Name', 'Name of Candidate', 'Client name'],
      mobile: ['Contact No.', 'Mob. No.', 'Phone', 'Whatsapp No.', 'Mobile Number', 'Ph. No.'],
      email: ['Mail ID', 'Email Id', 'Email'],
      source: ['Source', 'Reference', 'Source of enquiry', 'Lead Source'],
      wanted_country: ['Country', 'Country interested', 'Country Preferred'],
      wanted_course: ['Course', 'Course Interested', 'Prog. interested'],
      wanted_intake: ['Intake', 'Session'],
      qualification: ['Qualification', 'Last Qual.', 'Education'],
      marks: ['%age', 'Percentage', 'Marks', 'Marks %'],
      test: ['IELTS', 'IELTS/PTE', 'IELTS score', 'Bands'],
      counsellor: ['Counsellor', 'Councilor', 'Handled By', 'Counsller', 'Attended by'],
      branch: ['Branch', 'Centre', 'Office'],
      status: ['Status', 'Lead status', 'Stage', 'Present Status'],
      next: ['Next follow up', 'F/up date', 'Follow-up', 'Next F/U', 'Next Date'],
      remarks: ['Remarks', 'Notes', 'Discussion'],
    },
    days: ['slash', 'dash-month', 'dots', 'short-year'],
    title: 'GILL OVERSEAS – ENQUIRY REGISTER',
  },
  {
    country: 'Nigeria',
    code: '234',
    mobiles: [
      ['803', 7],
      ['806', 7],
      ['813', 7],
      ['905', 7],
      ['701', 7],
      ['816', 7],
    ],
    trunk: '0',
    first: 'Chinedu,Adaeze,Oluwaseun,Ngozi,Tunde,Ifeoma,Emeka,Funmilayo,Ibrahim,Amina,Kelechi,Blessing,Samuel'.split(
      ',',
    ),
    last: 'Okafor,Adeyemi,Eze,Balogun,Ogunleye,Nwosu,Bello,Okonkwo,Afolabi,Musa'.split(','),
    branches: [
      { name: 'Ikeja', words: ['Ikeja', 'Ikeja office', 'Lagos Mainland'] },
      { name: 'Abuja', words: ['Abuja', 'ABJ'] },
    ],
    people: [
      { name: 'Bisi Adewale', branch: 0, words: ['Bisi', 'Mrs Adewale', 'Ms Bisi'] },
      { name: 'Chidi Obi', branch: 1, words: ['Chidi', 'Mr Obi', 'Chidi Obi'] },
    ],
    statuses: [
      ...COMMON_STATUSES,
      ['Called', 'contacted'],
      ['Counselling done', 'counselled'],
      ['Awaiting transcript', 'papers'],
      ['Serious', 'contacted'],
      ['No longer interested', 'lost'],
      ['Appointment booked', 'visit'],
    ],
    sources: [
      ['Walk in', 'walk-in'],
      ['Instagram', 'advert'],
      ['Education fair', 'fair'],
      ['Referral', 'referral'],
      ['Website', 'website'],
      ['Church', 'other'],
      ['WhatsApp status', 'message'],
      ['Email', 'message'],
    ],
    countries: ['UK', 'Canada', 'USA', 'Ireland'],
    courses: ['MSc Public Health', 'MBA', 'BSc Nursing', 'LLM', 'MSc Project Management', 'Foundation'],
    intakes: ['January 2027', 'September 2027', 'Sept 2027', 'May 2027'],
    marks: [
      ['Second class upper', '2:1'],
      ['2:1', '2:1'],
      ['3.85/5', 'CGPA 3.85 of 5'],
      ['CGPA 4.2/5.0', 'CGPA 4.2 of 5'],
      ['First class', 'First'],
      ['awaiting result', 'awaited'],
      ['CGPA 3.1', 'CGPA 3.1'],
    ],
    qualifications: [
      ['BSc', 'Bachelors'],
      ['HND', null],
      ['SSCE', null],
      ['B.A', 'Bachelors'],
      ['BSc Economics', 'Bachelors'],
    ],
    remarks: [
      'sponsor is uncle abroad',
      'POF not ready',
      'wants scholarship',
      'will send transcript',
      'travelling with family',
    ],
    heads: {
      serial: ['S/N', 'No'],
      enquired: ['Date', 'Enquiry Date', 'Date of enquiry', 'Date contacted us'],
      name: ['Full Name', 'Name', 'Client Name', 'Prospect name', 'Names'],
      mobile: ['Phone Number', 'WhatsApp Number', 'Tel', 'GSM', 'Phone (WhatsApp)'],
      email: ['Email Address', 'Email', 'E-mail address'],
      source: ['Source', 'How they heard of us', 'Lead source', 'Channel'],
      wanted_country: ['Country of choice', 'Destination', 'Country'],
      wanted_course: ['Course of choice', 'Proposed course', 'Course'],
      wanted_intake: ['Intake', 'Proposed intake'],
      qualification: ['Qualification', 'Highest qualification'],
      marks: ['Grade', 'CGPA / class', 'Class of degree', 'Result'],
      test: ['English Test', 'IELTS', 'IELTS/PTE/TOEFL'],
      counsellor: ['Counsellor', 'Account officer', 'Counselor', 'Officer in charge'],
      branch: ['Branch', 'Office', 'Location'],
      status: ['Status', 'Stage', 'Progress'],
      next: ['Next follow up', 'Follow up date', 'Call back on', 'Next action'],
      remarks: ['Comments', 'Remarks', 'Note'],
    },
    days: ['slash', 'dash-month', 'date', 'short-year'],
    title: 'LAGOS DESK: ENQUIRIES',
  },
];

/** Scores as offices write them: test, overall, lowest part; null for what says no score. */
export const SCORES: readonly (readonly [string, string | null])[] = [
  ['IELTS 6.5 (5.5)', 'IELTS 6.5, lowest 5.5'],
  ['IELTS 7', 'IELTS 7'],
  ['pte 62 (59)', 'PTE 62, lowest 59'],
  ['PTE-58', 'PTE 58'],
  ['IELTS-6', 'IELTS 6'],
  ['Ielts 6.5', 'IELTS 6.5'],
  ['IELTS: 6.0', 'IELTS 6'],
  ['Duolingo 115', 'Duolingo 115'],
  ['PTE 50 overall', 'PTE 50'],
  ['not taken', null],
  ['IELTS class joined', null],
  ['booked', null],
];
