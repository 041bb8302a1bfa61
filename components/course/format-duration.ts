import { durationText } from './format';

/** '36 months (3 years)', '10 months', '' when not known. */
export function durationInMonthsText(months: number | null): string {
  if (months === null) return '';
  const inMonths = `${months.toLocaleString('en-GB')} month${months === 1 ? '' : 's'}`;
  const inYears = durationText(months);
  return inYears === inMonths ? inMonths : `${inMonths} (${inYears})`;
}
