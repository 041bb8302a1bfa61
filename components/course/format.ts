import { MONTHS, type Month } from '@/lib/domain/courses/course';
import { money } from '@/lib/domain/money/money-words';
import { counted } from '@/lib/domain/texts/counted';

/** How courses' values are written for people. English (UK). */

interface Fee {
  currency: string;
  /** Major units. */
  tuitionFee: number | null;
  fee_period: string;
}

export const FREE = 'No tuition fee';

/** 'AU$46,100 per year', 'CA$1,200 per credit', 'No tuition fee', '' when the fee isn't known. */
export function feeText({ currency, tuitionFee, fee_period }: Fee): string {
  if (tuitionFee === null) return '';
  if (tuitionFee === 0) return FREE;
  return [money(tuitionFee, currency), periodText(fee_period)].filter(Boolean).join(' ');
}

/** 'per year', 'for the whole course'. */
export function periodText(period: string): string {
  return period === 'whole course' ? 'for the whole course' : period;
}

/** '3 years', '1½ years', '10 months', '' when not known. */
export function durationText(months: number | null): string {
  if (months === null) return '';
  if (months >= 12 && months % 12 === 0) return counted(months / 12, 'year');
  if (months > 12 && months % 6 === 0) return `${Math.floor(months / 12)}½ years`;
  if (months > 18 && Number.isInteger(months))
    return `${counted(Math.floor(months / 12), 'year')} ${counted(months % 12, 'month')}`;
  return counted(months, 'month');
}

/** 'IELTS 6.5', with the lowest band where stated; PTE when there is no IELTS; '' when neither is stated. */
export function englishText(course: {
  ieltsOverall: number | null;
  ieltsLessThan: number | null;
  pteOverall: number | null;
}) {
  if (course.ieltsOverall !== null) {
    const lowest = course.ieltsLessThan === null ? '' : `, no section below ${course.ieltsLessThan.toFixed(1)}`;
    return `IELTS ${course.ieltsOverall.toFixed(1)}${lowest}`;
  }
  return course.pteOverall === null ? '' : `PTE ${course.pteOverall}`;
}

/** The next start after `now` among a course's intake months: 'Sep 2027'. '' when no intake is published. */
export function nextIntake(intakes: readonly Month[], now: Date): string {
  for (let ahead = 0; ahead < 12; ahead++) {
    const month = MONTHS[(now.getMonth() + ahead) % 12];
    if (month && intakes.includes(month))
      return `${month} ${now.getFullYear() + (now.getMonth() + ahead >= 12 ? 1 : 0)}`;
  }
  return '';
}

/** 'Post Graduate · Doctor of Philosophy': the level, and the award where the course's name doesn't say it. */
export function levelText({ level, award, course }: Record<'level' | 'award' | 'course', string>): string {
  const isSaid = !award || course.toLowerCase().includes(award.toLowerCase());
  return [level, isSaid ? '' : award].filter(Boolean).join(' · ');
}
