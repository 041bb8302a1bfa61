import type { FeePeriod } from '@/lib/domain/courses/course';
import { parseCountry } from './country';
import { parseDuration } from './duration';
import { parseIntakes } from './intakes';
import { readLevel } from './level';
import { memoize } from './memoize';
import { parseFee } from './money';

/** Parsers whose cells repeat in a spreadsheet: each distinct cell is parsed once. */
export const countryOf = memoize(parseCountry);
export const intakesOf = memoize(parseIntakes);
export const durationOf = memoize(parseDuration);
export const levelOf = memoize(readLevel);
export const feeOf = memoize(
  (
    cell: string | number,
    countryCurrency: string,
    rowCurrency?: string,
    rowPeriod?: FeePeriod,
    headCurrency?: string,
    headPeriod?: FeePeriod,
    formatSign?: string,
  ) => parseFee(cell, { countryCurrency, rowCurrency, rowPeriod, headCurrency, headPeriod, formatSign }),
);
