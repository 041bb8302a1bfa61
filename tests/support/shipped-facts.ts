import type { FactValue } from '@/lib/engines/facts/fact';
import type { FactId } from '@/lib/engines/facts/fact-ids';

/**
 * Every value that is shipped, written down a second time from what was read, with how sure it is. 'official': the text of the
 * government, the test's owner or the university itself was read. 'agreeing': two or more independent secondary texts agree, and no
 * official one was at hand. What one secondary text alone says, or could not be verified, is in `NOT_KNOWN`.
 */
type Sure = 'official' | 'agreeing';
type Shipped = readonly [id: FactId, from: string, to: string | null, sure: Sure, value: FactValue];

const READ = '2026-11-22';
/** @param value of a text its first words */
const fact = (id: FactId, from: string, to: string | null, sure: Sure, value: FactValue): Shipped => [
  id,
  from,
  to,
  sure,
  value,
];

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
  fact('canada.funds.holder', '2025-09-01', null, 'official', 'You, in an account in your name'),
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
  fact('uk.work', '2025-10-14', '2026-12-31', 'agreeing', { bachelor: 24, master: 24, doctorate: 36 }),
  fact('uk.work', '2027-01-01', null, 'agreeing', { bachelor: 18, master: 18, doctorate: 36 }),
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
  fact('australia.visa-english', '2025-08-07', null, 'agreeing', {
    IELTS: 6,
    PTE: 47,
    TOEFL: 67,
    C1: 161,
    CELPIP: 7,
    LanguageCert: 61,
    MET: 53,
    OET: 1210,
  }),
  fact('australia.visa-english.10-weeks', '2025-08-07', null, 'agreeing', {
    IELTS: 5.5,
    PTE: 39,
    TOEFL: 51,
    CELPIP: 6,
    LanguageCert: 54,
    MET: 49,
    OET: 1090,
  }),
  fact('australia.visa-english.20-weeks', '2025-08-07', null, 'agreeing', {
    IELTS: 5,
    PTE: 31,
    TOEFL: 37,
    CELPIP: 5,
    LanguageCert: 46,
    MET: 44,
    OET: 1020,
  }),
  fact('australia.visa-english.age', '2025-08-07', null, 'agreeing', 24),
  fact('australia.visa-english.toefl', '2026-01-21', null, 'agreeing', 'Only TOEFL iBT Australia'),

  fact('new-zealand.living.year', READ, null, 'official', 20000),
  fact('new-zealand.living.month', READ, null, 'official', 1667),
  fact('new-zealand.school.year', READ, null, 'official', 17000),
  fact('new-zealand.school.month', READ, null, 'official', 1417),
  fact('new-zealand.maternity', READ, null, 'official', 9000),
  fact('new-zealand.travel', READ, null, 'official', 'A paid ticket out of New Zealand'),
  fact('new-zealand.funds.holder', READ, null, 'official', 'You, or another person on your behalf'),

  fact('usa.funds', READ, null, 'agreeing', 'Tuition and living cost of the first year'),
  fact('usa.sevis-fee', READ, null, 'agreeing', 350),
  fact('usa.visa-charge', READ, null, 'agreeing', 185),
  fact('usa.work', READ, null, 'agreeing', 12),
  fact('usa.work.stem', READ, null, 'agreeing', 24),

  fact('english.toefl.scale', '2026-01-21', null, 'official', { from: 1, to: 6, step: 0.5 }),
  fact('english.toefl.ranges', '2026-01-21', null, 'official', {
    1: 0,
    1.5: 12,
    2: 24,
    2.5: 34,
    3: 44,
    3.5: 58,
    4: 72,
    4.5: 86,
    5: 95,
    5.5: 107,
    6: 114,
  }),
  fact('english.toefl.cefr', '2026-01-21', null, 'official', {
    1: 'A1',
    1.5: 'A1',
    2: 'A2',
    2.5: 'A2',
    3: 'B1',
    3.5: 'B1',
    4: 'B2',
    4.5: 'B2',
    5: 'C1',
    5.5: 'C1',
    6: 'C2',
  }),
  fact('english.toefl.report', '2026-01-21', null, 'official', 'The midpoint of the range'),
  fact('english.toefl.ielts', READ, null, 'official', {
    4.5: 32,
    5: 35,
    5.5: 46,
    6: 60,
    6.5: 79,
    7: 94,
    7.5: 102,
    8: 110,
    8.5: 115,
    9: 118,
  }),
  fact('english.pte.ielts', READ, null, 'agreeing', {
    5: 31,
    5.5: 39,
    6: 47,
    6.5: 55,
    7: 63,
    7.5: 71,
    8: 79,
    8.5: 86,
    9: 90,
  }),
];

/** What no text was found for, one secondary text alone, or texts that disagree: shown as 'not known' until an admin enters it. */
export const NOT_KNOWN: readonly FactId[] = [
  'canada.funds.quebec',
  'canada.health-cover',
  'canada.visa-charge',
  'uk.health-cover',
  'uk.visa-charge',
  'australia.funds.held',
  'australia.funds.holder',
  'australia.health-cover',
  'new-zealand.funds.held',
  'new-zealand.health-cover',
  'new-zealand.visa-charge',
  // The rules of late 2026: one text, without their first day.
  'new-zealand.work',
  'usa.living',
  'usa.funds.held',
  'usa.funds.holder',
  'usa.health-cover',
  // Texts give 8,400 to 15,000 Singapore dollars, none of them official.
  'singapore.living',
  'singapore.funds.held',
  'singapore.funds.holder',
  'singapore.health-cover',
  'singapore.visa-charge',
  // One university speaks of 90 days, others of a year.
  'singapore.work',
  // Its owner's present table was not read, and others disagree.
  'english.det.toefl',
];
