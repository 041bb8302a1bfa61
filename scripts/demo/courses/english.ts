import type { CourseLevel } from '@/lib/domain/courses/course';
import { mix } from '../random';
import type { DemoUniversity } from '../universities';
import type { Offer } from './offers';

/** One row of the published score comparisons, in each test's own scale. */
interface Equivalents {
  pte: number;
  toefl: number;
  det: number;
}

/** By IELTS half bands from 4.5 up. */
const EQUIVALENTS: readonly Equivalents[] = [
  { pte: 30, toefl: 32, det: 75 },
  { pte: 36, toefl: 35, det: 85 },
  { pte: 42, toefl: 46, det: 95 },
  { pte: 50, toefl: 60, det: 105 },
  { pte: 58, toefl: 79, det: 115 },
  { pte: 65, toefl: 94, det: 125 },
  { pte: 73, toefl: 102, det: 135 },
  { pte: 79, toefl: 110, det: 145 },
];
const FIRST_BAND = 4.5;

export interface EnglishDemand {
  ieltsOverall: number;
  ieltsLessThan: number;
  pteOverall: number;
  pteLessThan: number;
  toefl: number;
  /** null where the institution does not take the Duolingo test. */
  det: number | null;
}

/** The English scores a course asks for: IELTS 5.5 to 7.5, the other tests consistent with it. */
export function englishDemand(
  university: DemoUniversity,
  takesDuolingo: boolean,
  offer: Offer,
  random: number,
): EnglishDemand {
  const { overall, lowest } = university.ielts;
  const demanded = levelDemand(offer.level, overall, random) + offer.subcategory.ieltsExtra;
  const ieltsOverall = Math.min(7.5, Math.max(5.5, demanded));
  const ieltsLessThan = Math.max(5, ieltsOverall - (overall - lowest));
  const equivalent = equivalents(ieltsOverall);
  return {
    ieltsOverall,
    ieltsLessThan,
    pteOverall: equivalent.pte,
    pteLessThan: equivalents(ieltsLessThan).pte,
    toefl: equivalent.toefl,
    det: takesDuolingo ? equivalent.det : null,
  };
}

/** Whether an institution takes the Duolingo test: most do in North America, few do in Australia and New Zealand. */
export function acceptsDuolingo({ country }: DemoUniversity, seed: number): boolean {
  const share = country === 'Australia' || country === 'New Zealand' ? 35 : 75;
  return mix(seed, 0xde7) % 100 < share;
}

function levelDemand(level: CourseLevel, bachelor: number, random: number): number {
  switch (level) {
    case 'Post Graduate':
      return random % 3 === 0 ? bachelor + 0.5 : bachelor;
    case 'Under Graduate':
      return random % 4 === 0 ? bachelor - 0.5 : bachelor;
    case 'Foundation':
      return bachelor - 1;
    case 'Under Graduate Diploma':
    case 'Under Graduate Certificate':
      return bachelor - 0.5;
    default:
      return bachelor;
  }
}

function equivalents(ielts: number): Equivalents {
  const row = EQUIVALENTS[(ielts - FIRST_BAND) * 2];
  if (!row) throw new RangeError(`No equivalents for IELTS ${ielts}`);
  return row;
}
