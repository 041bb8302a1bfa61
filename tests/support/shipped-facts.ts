import type { FactId } from '@/lib/engines/facts/fact-ids';
import { AGAIN, fact, NEW, READ, type Shipped } from './shipped-fact';
import { SHIPPED_TESTS } from './shipped-tests';
import { NOT_KNOWN_VISA, SHIPPED_VISA } from './shipped-visa';

/**
 * Every value that is shipped, written down a second time from what was read, with how sure it is. 'official': the text of the
 * government, the test's owner or the university itself was read. 'agreeing': two or more independent secondary texts agree, and no
 * official one was at hand. What one secondary text alone says, or could not be verified, is in `NOT_KNOWN`.
 */
export const SHIPPED: readonly Shipped[] = [
  fact('canada.funds', '2024-01-01', '2025-08-31', 'official', {
    1: 20635,
    2: 25690,
    3: 31583,
    4: 38346,
    5: 43492,
    6: 49051,
    7: 54611,
    more: 5559,
  }),
  fact('canada.funds', '2025-09-01', null, 'official', {
    1: 22895,
    2: 28502,
    3: 35040,
    4: 42543,
    5: 48252,
    6: 54420,
    7: 60589,
    more: 6170,
  }),
  // The list of proofs on the page of the amounts.
  fact('canada.funds.held', '2025-09-01', null, 'official', 4),
  fact('canada.funds.holder', '2025-09-01', null, 'official', 'You (in an account in your name'),
  // Three texts with the whole table (cadimmigration.com, immicalculator.com, gcmsnotesrequest.ca); one that disagrees names no family.
  fact('canada.funds.quebec', '2026-01-01', null, 'agreeing', { 1: 24617, 2: 34814, 3: 42638, 4: 49234 }),
  fact('canada.visa-charge', AGAIN, null, 'official', 235),
  // Both quote the ministry's guidance of December 2025 (indianexpress.com, borderpass.ai).
  fact('canada.attestation', '2026-01-01', null, 'agreeing', {
    'master or doctorate': 'Not needed at a public institution',
    else: 'Needed for most courses after school',
  }),
  // visaverge.com, swapupdate.in, theozonetech.com.
  fact('canada.work.studying', '2024-11-08', null, 'agreeing', 24),
  // visavio.ca for 2026, and the two fees of 155 and 100 on canada.ca.
  fact('canada.work.charge', AGAIN, null, 'agreeing', 255),
  fact('canada.work', '2024-02-15', null, 'agreeing', { shortest: 8, long: 24, full: 36 }),
  fact('canada.work.english', '2024-11-01', null, 'agreeing', { degree: 7, college: 5 }),

  fact('uk.living.london', '2025-01-02', '2025-11-10', 'official', 1483),
  fact('uk.living.london', '2025-11-11', null, 'agreeing', 1529),
  fact('uk.living.elsewhere', '2025-01-02', '2025-11-10', 'official', 1136),
  fact('uk.living.elsewhere', '2025-11-11', null, 'agreeing', 1171),
  fact('uk.living.most-months', '2025-01-02', null, 'official', 9),
  // Since November 2025 it isn't known.
  fact('uk.dependant.london', '2025-01-02', '2025-11-10', 'official', 845),
  fact('uk.dependant.elsewhere', '2025-01-02', '2025-11-10', 'official', 680),
  fact('uk.accommodation', '2025-11-11', null, 'agreeing', 1529),
  fact('uk.funds.held', '2025-01-02', null, 'official', 28),
  fact('uk.funds.before', '2025-01-02', null, 'official', 31),
  fact('uk.funds.holder', '2025-01-02', null, 'official', 'You; your parents, with a letter'),
  // brighton.ac.uk, House of Commons Library, thaxtedlegal.com with the order.
  fact('uk.health-cover', '2024-02-06', null, 'agreeing', 776),
  // northampton.ac.uk and stmarys.ac.uk; Brighton's examples (1,164 for 12 months, 2,716 for 36) follow from it.
  fact('uk.stay', AGAIN, null, 'agreeing', { before: 1, 'after 12 months or more': 4, 'after 6 months or more': 2 }),
  // afripost.ng, timescaribbeanonline.com, ukvisanews.org.
  fact('uk.visa-charge', '2025-04-09', null, 'agreeing', 524),
  // chi.ac.uk, uca.ac.uk, herts.ac.uk, bcu.ac.uk.
  fact('uk.work.studying', AGAIN, null, 'agreeing', { degree: 20, research: 20, 'below a degree': 10 }),
  fact('uk.work', '2025-10-14', '2026-12-31', 'agreeing', { bachelor: 24, master: 24, doctorate: 36 }),
  fact('uk.work', '2027-01-01', null, 'agreeing', { bachelor: 18, master: 18, doctorate: 36 }),
  // openeducat.org, calculators-ng.pages.dev.
  fact('marks.nigeria.classes', NEW, null, 'agreeing', { First: 4.5, '2:1': 3.5, '2:2': 2.4, Third: 1.5 }),
  // wlv.ac.uk and londonmet.ac.uk; for Kenya londonmet.ac.uk and a second university's page. Of other universities they say nothing for certain.
  fact('uk.classes.nigeria', NEW, null, 'agreeing', { '2:1': '2:1', '2:2': '2:2', Third: 'Third' }),
  fact('uk.classes.kenya', NEW, null, 'agreeing', { '2:2': '2:2' }),
  // jobs.kent.gov.uk; sgs.utoronto.ca and grad.umn.edu take the same class of Ghana for theirs.
  fact('uk.classes.africa', '2026-12-01', null, 'agreeing', { '2:1': '2:1' }),
  // brookes.ac.uk; nottingham.edu.cn says the same of 2:1.
  fact('uk.classes.sri-lanka', '2026-12-01', null, 'agreeing', { '2:1': '2:1', '2:2': '2:2' }),
  // tutorful.co.uk, oxbridgehomelearning.uk, nanoqual.co.uk.
  fact('uk.tariff.a-levels', '2017-09-01', null, 'agreeing', { 'A*': 56, A: 48, B: 40, C: 32, D: 24, E: 16 }),
  // edusanjal.com, skultech.com.
  fact('marks.nepal.neb', NEW, null, 'agreeing', {
    '4.0': 90,
    '3.6': 80,
    '3.2': 70,
    '2.8': 60,
    '2.4': 50,
    '2.0': 40,
    '1.6': 35,
  }),
  fact('uk.marks.brookes.india', READ, null, 'official', {
    '2:1 high': 60,
    '2:1 medium': 65,
    '2:1 low': 70,
    '2:2 high': 50,
    '2:2 medium': 55,
    '2:2 low': 60,
  }),

  fact('australia.living.student', '2024-05-10', null, 'agreeing', 29710),
  fact('australia.living.partner', '2024-05-10', null, 'agreeing', 10394),
  fact('australia.living.child', '2024-05-10', null, 'agreeing', 4449),
  fact('australia.school', '2024-05-10', null, 'agreeing', 13502),
  fact('australia.income', '2024-05-10', null, 'agreeing', { alone: 87856, 'with family': 102500 }),
  fact('australia.visa-charge', '2025-07-01', null, 'agreeing', 2000),
  fact('australia.work', '2024-07-01', null, 'agreeing', {
    bachelor: 24,
    master: 24,
    'master by research': 36,
    doctorate: 36,
  }),
  fact('australia.work.india', '2024-07-01', null, 'agreeing', {
    bachelor: 24,
    'bachelor, first-class STEM': 36,
    master: 36,
    doctorate: 48,
  }),
  // une.edu.au, supra.net.au; since when: tansonmigration.com.
  fact('australia.work.studying', '2023-07-01', null, 'agreeing', {
    degree: 48,
    'below a degree': 48,
    research: 'no limit',
  }),
  // business-standard.com, financialexpress.com, tooroomigration.com.au.
  fact('australia.work.charge', '2026-03-01', null, 'agreeing', 4600),

  // “From NZ$850”, in the stored copy of the official page.
  fact('new-zealand.visa-charge', AGAIN, null, 'official', 850),
  // business-standard.com, businesstoday.in, edexlive.com.
  fact('new-zealand.work.studying', '2025-11-03', null, 'agreeing', { degree: 25, 'below a degree': 25 }),
  // nzimmigration.info, iclegal.co.nz; the three years of a master also in immigrationlaw.nz and visaguide.world.
  fact('new-zealand.work', '2022-09-07', null, 'agreeing', {
    'bachelor, at most': 36,
    master: 36,
    'master by research': 36,
    doctorate: 36,
  }),

  // The issuance alone: texts disagree on the processing fee.
  fact('singapore.visa-charge', AGAIN, null, 'official', 60),
  fact('singapore.work.studying', '2021-08-02', null, 'official', 16),

  fact('usa.funds', READ, null, 'agreeing', 'Tuition and living costs of the first year'),
  fact('usa.sevis-fee', '2019-06-24', null, 'official', 350),
  fact('usa.visa-charge', '2023-06-17', null, 'official', 185),
  // hr.ou.edu and asu.edu, both by 8 CFR 214.2(f)(9)(i).
  fact('usa.work.studying', AGAIN, null, 'agreeing', 20),
  fact('usa.work', READ, null, 'agreeing', 12),
  fact('usa.work.stem', READ, null, 'agreeing', 24),

  ...SHIPPED_TESTS,
  ...SHIPPED_VISA,
];

/** What no text was found for, one secondary text alone, or texts that disagree: shown as 'not known' until an admin enters it. */
export const NOT_KNOWN: readonly FactId[] = [
  ...NOT_KNOWN_VISA,
  'canada.health-cover',
  // One text alone: GBP 880 in March 2026.
  'uk.work.charge',
  'australia.funds.held',
  'australia.funds.holder',
  'australia.health-cover',
  'new-zealand.funds.held',
  'new-zealand.health-cover',
  'new-zealand.work.charge',
  'usa.living',
  'usa.funds.held',
  'usa.funds.holder',
  'usa.health-cover',
  // A law of July 2025 sets it; texts disagree on when it is collected first, and no official one says so.
  'usa.visa-integrity-fee',
  // Texts give 8,400 to 15,000 Singapore dollars, none of them official.
  'singapore.living',
  'singapore.funds.held',
  'singapore.funds.holder',
  'singapore.health-cover',
  // SGD 30 in older texts, SGD 45 in one of 2024.
  'singapore.pass.processing',
  // One university speaks of 90 days, others of a year.
  'singapore.work',
  // Its owner's present table was not read, and others disagree.
  'english.det.toefl',
];
