import { MONTHS } from '@/lib/domain/courses/course';

/** The intakes that applications are about: those of last year, of this one and of the next two, as 202709. */
export function intakes(): { value: string; label: string }[] {
  const thisYear = new Date().getFullYear();
  return [-1, 0, 1, 2].flatMap((after) =>
    MONTHS.map((month, index) => {
      const year = thisYear + after;
      return { value: String(year * 100 + index + 1), label: `${month} ${year}` };
    }),
  );
}

/** The intake that an address names as 202709; undefined for none. */
export function intakeIn(value: string | string[] | undefined): number | undefined {
  return typeof value === 'string' && /^2\d{3}(0[1-9]|1[0-2])$/.test(value) ? Number(value) : undefined;
}
