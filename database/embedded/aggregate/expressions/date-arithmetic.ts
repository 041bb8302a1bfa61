import { typeName } from '../../bson/type-names';
import { DateTime, type Value } from '../../bson/types';
import { CommandError } from '../../errors';
import { addMonths, dayMs, partsOf } from '../dates/calendar';
import { instantOf, utcTime, type Zone } from '../dates/zone';
import { isNullish } from './arguments';
import { dateArguments, instant, wholeNumber, zoneOf } from './date-arguments';
import type { Compile, Expression, Scope } from './scope';

export const dateArithmeticOperators: Record<string, Compile> = {
  $dateAdd: shifting('$dateAdd', 1),
  $dateSubtract: shifting('$dateSubtract', -1),
  $dateDiff: (operand, context) => {
    const parts = dateArguments(
      '$dateDiff',
      operand,
      ['startDate', 'endDate', 'unit'],
      ['timezone', 'startOfWeek'],
      context,
    );
    return (scope) => difference(parts, scope);
  },
  $dateTrunc: (operand, context) => {
    const parts = dateArguments(
      '$dateTrunc',
      operand,
      ['date', 'unit'],
      ['binSize', 'timezone', 'startOfWeek'],
      context,
    );
    return (scope) => truncated(parts, scope);
  },
};

type Parts = ReadonlyMap<string, Expression>;

/** Units of fixed length, in milliseconds. */
const fixedUnits: Readonly<Record<string, number>> = {
  millisecond: 1,
  second: 1000,
  minute: 60_000,
  hour: 3_600_000,
};
const dayUnits: Readonly<Record<string, number>> = { day: 1, week: 7 };
const monthUnits: Readonly<Record<string, number>> = { month: 1, quarter: 3, year: 12 };

function unitOf(operator: string, value: Value | undefined): string | undefined {
  if (isNullish(value)) return undefined;
  if (typeof value !== 'string')
    throw new CommandError(5439013, `${operator} requires 'unit' to be a string, but got ${typeName(value)}`);
  if (![fixedUnits, dayUnits, monthUnits].some((units) => Object.hasOwn(units, value)))
    throw new CommandError(9, `${operator} parameter 'unit' value cannot be recognized as a time unit: ${value}`);
  return value;
}

function shifting(name: string, sign: 1 | -1): Compile {
  return (operand, context) => {
    const parts = dateArguments(name, operand, ['startDate', 'unit', 'amount'], ['timezone'], context);
    return (scope) => {
      const start = parts.get('startDate')?.(scope);
      const unit = unitOf(name, parts.get('unit')?.(scope));
      const amount = wholeNumber(name, 'amount', parts.get('amount')?.(scope));
      const zone = zoneOf(parts.get('timezone'), scope);
      if (isNullish(start) || unit === undefined || amount === undefined || !zone) return null;
      return new DateTime(shifted(instant(start, 5166403), unit, sign * amount, zone));
    };
  };
}

/** Hours and smaller are exact durations; days and larger keep the local time of day. */
function shifted(ms: number, unit: string, amount: number, zone: Zone): number {
  const fixed = fixedUnits[unit];
  if (fixed !== undefined) return ms + fixed * amount;
  const local = ms + zone(ms);
  const days = dayUnits[unit];
  if (days !== undefined) return instantOf(local + days * amount * dayMs, zone);
  return instantOf(addMonths(local, (monthUnits[unit] as number) * amount), zone);
}

function difference(parts: Parts, scope: Scope): Value {
  const [start, end] = [parts.get('startDate')?.(scope), parts.get('endDate')?.(scope)];
  const unit = unitOf('$dateDiff', parts.get('unit')?.(scope));
  const zone = zoneOf(parts.get('timezone'), scope);
  if (isNullish(start) || isNullish(end) || unit === undefined || !zone) return null;
  const from = instant(start, 5166307);
  const to = instant(end, 5166307);
  const first = startOfWeek('$dateDiff', parts.get('startOfWeek')?.(scope));
  return BigInt(unitIndex(to + zone(to), unit, first) - unitIndex(from + zone(from), unit, first));
}

/** A number that grows by one at each boundary of the unit. */
function unitIndex(local: number, unit: string, firstWeekday: number): number {
  const fixed = fixedUnits[unit];
  if (fixed !== undefined) return Math.floor(local / fixed);
  const day = Math.floor(local / dayMs);
  if (unit === 'day') return day;
  // 1970-01-01 was a Thursday, weekday 4 with Sunday as 0.
  if (unit === 'week') return Math.floor((day + 4 - firstWeekday) / 7);
  const { year, month } = partsOf(local);
  return Math.floor((year * 12 + month - 1) / (monthUnits[unit] as number));
}

/** The reference MongoDB counts bins from. */
const binOrigin = utcTime(2000);

function truncated(parts: Parts, scope: Scope): Value {
  const date = parts.get('date')?.(scope);
  const unit = unitOf('$dateTrunc', parts.get('unit')?.(scope));
  const zone = zoneOf(parts.get('timezone'), scope);
  const binSize = parts.has('binSize') ? wholeNumber('$dateTrunc', 'binSize', parts.get('binSize')?.(scope)) : 1;
  if (isNullish(date) || unit === undefined || binSize === undefined || !zone) return null;
  if (binSize <= 0) throw new CommandError(5439018, "$dateTrunc requires 'binSize' to be greater than 0");
  const ms = instant(date, 5439012);
  const local = ms + zone(ms);
  const first = startOfWeek('$dateTrunc', parts.get('startOfWeek')?.(scope));
  const origin = unitIndex(binOrigin, unit, first) + (unit === 'week' && !isWeekStart(binOrigin, first) ? 1 : 0);
  const index = unitIndex(local, unit, first) - origin;
  const bin = Math.floor(index / binSize) * binSize + origin;
  return new DateTime(instantOf(startOfIndex(bin, unit, first), zone));
}

function isWeekStart(local: number, firstWeekday: number): boolean {
  return new Date(local).getUTCDay() === firstWeekday;
}

function startOfIndex(index: number, unit: string, firstWeekday: number): number {
  const fixed = fixedUnits[unit];
  if (fixed !== undefined) return index * fixed;
  if (unit === 'day') return index * dayMs;
  if (unit === 'week') return (index * 7 - 4 + firstWeekday) * dayMs;
  const month = index * (monthUnits[unit] as number);
  return utcTime(Math.floor(month / 12), (((month % 12) + 12) % 12) + 1);
}

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** 0 for Sunday, which is also the default. */
function startOfWeek(operator: string, value: Value | undefined): number {
  if (isNullish(value)) return 0;
  const name = typeof value === 'string' ? value.toLowerCase() : '';
  const index = weekdays.findIndex((weekday) => weekday === name || weekday.slice(0, 3) === name);
  if (index < 0)
    throw new CommandError(
      9,
      `${operator} parameter 'startOfWeek' value cannot be recognized as a day of a week: ${String(value)}`,
    );
  return index;
}
