import type { CourseLevel, FeePeriod } from '@/lib/domain/courses/course';
import type { DemoUniversity } from '../universities';
import type { Offer } from './offers';

export interface Fee {
  /** Minor units for one `fee_period`. */
  tuitionFeeMinor: number;
  fee_period: FeePeriod;
}

/** A fee is a multiple of this many units of the currency. */
const ROUNDED_TO = 50;
const MINOR_UNITS = 100;
/** Fees differ by up to this share around the institution's band. */
const SPREAD = 0.08;

/** Tuition by institution, level and discipline. Courses shorter than a year state the fee of the whole course. */
export function feeOf(university: DemoUniversity, offer: Offer, months: number, random: number): Fee {
  const spread = 1 - SPREAD + (2 * SPREAD * (random % 1000)) / 1000;
  const yearly = levelFee(university, offer.level) * offer.subcategory.fee * spread;
  if (months >= 12) return { tuitionFeeMinor: inMinorUnits(yearly), fee_period: 'per year' };
  return { tuitionFeeMinor: inMinorUnits((yearly * months) / 12), fee_period: 'whole course' };
}

function levelFee({ kind, yearlyFee }: DemoUniversity, level: CourseLevel): number {
  switch (level) {
    case 'Post Graduate':
    case 'Post Graduate Diploma':
    case 'Post Graduate Certificate':
      return yearlyFee.postGraduate;
    case 'Foundation':
      return yearlyFee.underGraduate * 0.75;
    case 'Under Graduate Diploma':
    case 'Under Graduate Certificate':
      return yearlyFee.underGraduate * (kind === 'university' ? 0.8 : 1);
    default:
      return yearlyFee.underGraduate;
  }
}

function inMinorUnits(units: number): number {
  return Math.round(units / ROUNDED_TO) * ROUNDED_TO * MINOR_UNITS;
}
