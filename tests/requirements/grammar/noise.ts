import type { Dice } from './dice';

/** Clauses that no reader can weigh: rules of the house, references to tables that aren't there, asks that nobody records, and no language at all. */
export function noise(d: Dice): string {
  const roll = d.from(1, 100);
  if (roll <= 30) return d.of(HOUSE_RULES);
  if (roll <= 45) return d.of(QUALIFIED);
  if (roll <= 60) return d.of(RARE_ASKS);
  if (roll <= 80) {
    return d.of([
      `Subject to clause ${d.from(2, 19)}.${d.from(1, 9)} of the ${d.of(OWNERS)}`,
      `Applicants fall under ${d.of(SCHEMES)} ${d.of(['B', 'C', '2', 'IV'])} of the ${d.of(OWNERS)}`,
      `${d.of(SCHEMES)} ${d.from(2, 9)} applies as decided by the ${d.of(OWNERS)}`,
      `must satisfy the ${d.of(OWNERS)} under ${d.of(SCHEMES)} ${d.of(['A', 'D', '3', '7'])}`,
    ]);
  }
  const words = Array.from({ length: d.from(3, 7) }, () => invented(d)).join(' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

const OWNERS = [
  'senate ordinance',
  'faculty board',
  'provincial matrix',
  'partnership agreement',
  'dean of intake',
  'concordance table',
];
const SCHEMES = ['Schedule', 'Annex', 'Category', 'Tier', 'Band', 'Route'];

const HOUSE_RULES = [
  'Entry is at the discretion of the head of school',
  "Only boards on the university's list A are considered",
  'Refer to matrix for Category C boards',
  'Lower scores are handled case by case',
  'Only students from listed universities',
  'Open schooling is not accepted',
  'Distance degrees not accepted',
  'Applicants from Punjab and Haryana are looked at separately',
  'Supplementary subjects are not counted',
  'Quota seats only',
  'Previous visa refusals are not accepted',
  'Subject to credit transfer evaluation',
  'Applicants with a diploma are assessed differently',
  'As per the articulation agreement',
  'WES evaluation to show equivalence',
  'NOC from current university',
  'Must satisfy the genuine student test',
  'Must be eligible under the partner agreement',
] as const;

/** Marks and limits under conditions that nobody can weigh: read as plain ones they would be wrong. */
const QUALIFIED = [
  '70% in the final two years of study',
  'B average in the last 60 credits',
  'Minimum B average',
  'Gap above 5 years needs prior approval',
  '60% for Punjab, 55% for South India',
  'no more than two attempts at any paper',
  'A higher IELTS score applies to some majors',
  'Top 20% of the graduating class',
] as const;

const RARE_ASKS = [
  'Must be able to lift 20 kg',
  'Full immunisation record before placement',
  'A valid class C driving licence',
  'Swim test of 200 metres within 8 minutes',
  'Clear vulnerable sector check',
  'Normal colour vision',
  'Satisfactory DBS check',
  'Sponsorship letter from the employer',
  'Must be a member of the partner church',
  'Grade 5 music theory',
  'French at level B2',
  'Must be a resident of the province',
] as const;

const STARTS = ['bl', 'qu', 'tr', 'sk', 'v', 'm', 'gl', 'd', 'fr', 'pl'];
const MIDDLES = ['o', 'ar', 'im', 'u', 'en', 'ost', 'ev'];
const ENDS = ['ven', 'tast', 'rick', 'mond', 'sil', 'ped', 'gar'];
const invented = (d: Dice) => `${d.of(STARTS)}${d.of(MIDDLES)}${d.of(ENDS)}`;
