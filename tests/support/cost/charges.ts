import { type CostCase, KNOWN, LIKELY, NONE, OLD } from './cases';
import { NEW_ZEALAND, SINGAPORE } from './others';
import { UK } from './uk';

/** Months of the course → surcharge: the visa lasts five months longer, below a year three; half years that have begun count. */
const SURCHARGES: readonly [months: number, amount: number | null][] = [
  [3, null],
  [5.5, null],
  [6, 776],
  [9, 776],
  [9.5, 1164],
  [11.5, 1164],
  [12, 1164],
  [13, 1164],
  [14, 1552],
  [24, 1940],
  [36, 2716],
  [48, 3492],
];
const VISA_FEES: readonly [on: string, amount: number | null, certainty: string][] = [
  ['2025-04-08', null, NONE],
  ['2025-04-09', 524, LIKELY],
  ['2026-04-08', 524, LIKELY],
  ['2026-04-09', 524, OLD],
];

/** Charges of the visa and of health cover. */
export const CHARGES: CostCase[] = [
  {
    name: 'the study permit with biometrics, since it was read',
    course: {},
    ask: { on: '2026-11-26' },
    lines: { 'canada.funds': [91580, OLD], 'canada.visa-charge': [235, KNOWN], 'canada.health-cover': [null, NONE] },
    sum: ['CAD', 177815, true],
  },
  {
    name: 'a year with surcharge and visa, whose fee may have risen',
    course: UK,
    ask: { on: '2026-11-26' },
    lines: { 'uk.health-cover': [1164, LIKELY], 'uk.visa-charge': [524, OLD] },
    sum: ['GBP', 30740, false],
    bankSum: ['GBP', 25539, false],
  },
  ...SURCHARGES.map(
    ([durationInMonths, amount]): CostCase => ({
      name: `the surcharge of a course of ${durationInMonths} months`,
      course: { ...UK, durationInMonths },
      ask: { on: '2026-11-26' },
      lines: { 'uk.health-cover': [amount, amount === null ? NONE : LIKELY] },
    }),
  ),
  ...VISA_FEES.map(
    ([on, amount, certainty]): CostCase => ({
      name: `the fee of the visa on ${on}`,
      course: UK,
      ask: { on },
      lines: { 'uk.visa-charge': [amount, certainty] },
    }),
  ),
  {
    name: 'New Zealand, two years until it is finished with the visa',
    course: NEW_ZEALAND,
    ask: { on: '2026-11-26' },
    lines: { 'new-zealand.visa-charge': [850, KNOWN], 'new-zealand.health-cover': [null, NONE] },
    sum: ['NZD', 100850, true],
  },
  {
    name: 'Singapore, the issuance of the pass since it was read',
    course: SINGAPORE,
    ask: { on: '2026-11-26' },
    lines: { 'singapore.visa-charge': [60, KNOWN] },
    sum: ['SGD', 60060, true],
  },
];
