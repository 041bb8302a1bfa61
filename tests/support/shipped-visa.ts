import type { FactId } from '@/lib/engines/facts/fact-ids';
import { fact, type Shipped, VISA } from './shipped-fact';

/** What is shipped about when to apply for a visa, as it was read a second time; how sure: `SHIPPED`. */
export const SHIPPED_VISA: readonly Shipped[] = [
  // ed.ac.uk, aru.ac.uk, liverpool.ac.uk, welfare.qmul.ac.uk: a decision usually within three weeks, six months ahead at the earliest.
  fact('uk.visa.time', VISA, null, 'agreeing', { to: 21 }),
  fact('uk.visa.opens', VISA, null, 'agreeing', 6),
  // The CAS after conditions, deposit and passport: aru.ac.uk. Form, fee, then the appointment: ed.ac.uk, liverpool.ac.uk.
  fact('uk.visa.steps', VISA, null, 'agreeing', {
    CAS: 'The university issues it once you have met the conditions of the offer, paid the deposit and sent a copy of your passport.',
    'Tuberculosis test':
      'If you need the certificate for your country, book early: at busy times you may wait ten days or more.',
    Money: 'Keep the full amount in the bank for the number of days shown in the plan.',
    'Online application':
      'Fill in the form and pay the fee and the health surcharge. The government’s own page has the full list for your country and situation.',
    'Photo and fingerprints': 'Book the appointment at a visa application centre and bring your passport.',
  }),
  // students.ok.ubc.ca, the Université du Québec's guide, halaniimmigration.com.
  fact('canada.visa.steps', VISA, null, 'agreeing', {
    'Letter of acceptance (LOA)':
      'From your university, which must be a designated learning institution. Meet the conditions of the offer first.',
    'Attestation letter (PAL or TAL)':
      'From the province or territory, if your course needs one (in Québec, the CAQ). The university will tell you how to get it.',
    Money: 'Collect proof that you can pay tuition and living costs, with the bank statements required.',
    'Online application':
      'Upload your passport, photo, letters and proof of money, and pay the fee. The government’s own page has the full list for your country and situation.',
    'Photo and fingerprints': 'If you are asked for biometrics, give them at a visa application centre.',
    'Medical examination': 'Some students need one, from a doctor on the government’s list.',
  }),
  // “At least 6–8 weeks before course commencement.”
  fact('australia.visa.time', '2022-09-01', null, 'official', { from: 42, to: 56 }),
  // moveabroad.ai, rkimt.com, and a copy of the department's page at liuxue.xmu.edu.cn.
  fact('australia.visa.steps', VISA, null, 'agreeing', {
    'Confirmation of enrolment (CoE)': 'The university issues it after you accept the offer and pay.',
    'Health cover (OSHC)': 'It must last for the whole stay.',
    'English for the visa': 'The visa has its own minimum scores, which can differ from the university’s.',
    Money: 'Collect proof that you can pay tuition, living costs and travel.',
    'Health and police checks': 'Do them before you apply, if you need them.',
    'Online application':
      'Apply in ImmiAccount and upload every document. The government’s own page has the full list for your country and situation.',
  }),
  // Universities and private providers 6 weeks, Te Pūkenga 7; “at least 3 months before your study is due to start”.
  fact('new-zealand.visa.time', '2024-06-01', null, 'official', { from: 42, to: 49 }),
  fact('new-zealand.visa.ahead', '2024-06-01', null, 'official', 3),
  // visaverge.com, Immigration New Zealand's own checklist of 2019 at scribd.com.
  fact('new-zealand.visa.steps', VISA, null, 'agreeing', {
    'Offer of place': 'With the course, its dates and whether it is full-time. Check the spelling of your name.',
    Money: 'Collect proof that you can pay a year’s living costs and your journey home.',
    'Police certificate': 'If you are 17 or older and will study for more than two years. Plan it well ahead.',
    'Medical checks': 'If you need them. Plan them well ahead too.',
    Insurance: 'Medical and travel insurance for the whole stay.',
    'Online application':
      'Upload everything and pay the fee: incomplete applications can be declined. The government’s own page has the full list for your country and situation.',
  }),
  // isso.columbia.edu, hio.harvard.edu.
  fact('usa.visa.opens', '2023-02-23', null, 'agreeing', 365),
  // isss.temple.edu, gsw.edu, lafilm.edu.
  fact('usa.visa.steps', VISA, null, 'agreeing', {
    'I-20':
      'The university sends it once you have shown how you will pay for the first year. Check your name and sign the form.',
    'SEVIS fee': 'Pay it with the SEVIS number on the I-20 and keep the receipt for the interview.',
    'DS-160': 'Fill in the online visa form and print the page with the barcode.',
    'Interview appointment': 'Book it at the embassy or consulate yourself, as early as you can, and pay the visa fee.',
    Money: 'Bring proof of the amount on the I-20 to the interview.',
  }),
  // ntu.edu.sg (at least two months, not more than three), lasalle.edu.sg (two months on average, three at the earliest).
  fact('singapore.visa.ahead', VISA, null, 'agreeing', 2),
  fact('singapore.visa.opens', VISA, null, 'agreeing', 3),
  // isep.nus.edu.sg, ntu.edu.sg, and nus.edu.sg on the medical report.
  fact('singapore.visa.steps', VISA, null, 'agreeing', {
    'SOLAR registration': 'The university registers you with the authority (ICA) and emails you a number.',
    'eForm 16': 'Submit it in SOLAR with your passport details and a photo, and pay the processing fee.',
    'In-principle approval (IPA)': 'It is sent to the university or to you. Then pay the issuance fee in SOLAR.',
    'Medical report':
      'On the authority’s form, with an X-ray and a blood test, if you will study for more than six months.',
    'Student’s Pass': 'Enter with the IPA letter and your passport, and complete the formalities with the university.',
  }),
];

export const NOT_KNOWN_VISA: readonly FactId[] = [
  // One university says four weeks.
  'uk.visa.ahead',
  // By country of residence, in a tool alone.
  'canada.visa.time',
  'canada.visa.ahead',
  'canada.visa.opens',
  'australia.visa.ahead',
  'australia.visa.opens',
  'new-zealand.visa.opens',
  // By embassy.
  'usa.visa.time',
  'usa.visa.ahead',
  // 3 to 10 working days, or two months.
  'singapore.visa.time',
];
