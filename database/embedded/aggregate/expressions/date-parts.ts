import { DateTime, docOf, isDoc, type Value } from '../../bson/types';
import { CommandError } from '../../errors';
import { type DateParts, dayMs, isoYearStart, partsOf } from '../dates/calendar';
import { instantOf, utcTime } from '../dates/zone';
import { compileArguments, isNullish } from './arguments';
import { dateArguments, instant, wholeNumber, zoneOf } from './date-arguments';
import type { Compile, CompileContext, Expression, Scope } from './scope';

export const datePartOperators: Record<string, Compile> = {
  $year: part('$year', ({ year }) => year),
  $month: part('$month', ({ month }) => month),
  $dayOfMonth: part('$dayOfMonth', ({ day }) => day),
  $hour: part('$hour', ({ hour }) => hour),
  $minute: part('$minute', ({ minute }) => minute),
  $second: part('$second', ({ second }) => second),
  $millisecond: part('$millisecond', ({ millisecond }) => millisecond),
  $dayOfWeek: part('$dayOfWeek', ({ dayOfWeek }) => dayOfWeek),
  $dayOfYear: part('$dayOfYear', ({ dayOfYear }) => dayOfYear),
  $week: part('$week', ({ week }) => week),
  $isoDayOfWeek: part('$isoDayOfWeek', ({ isoDayOfWeek }) => isoDayOfWeek),
  $isoWeek: part('$isoWeek', ({ isoWeek }) => isoWeek),
  $isoWeekYear: part('$isoWeekYear', ({ isoWeekYear }) => BigInt(isoWeekYear)),
  $dateToParts: dateToParts,
  $dateFromParts: dateFromParts,
};

/** One part of a date, given as the date or as { date, timezone }. */
function part(name: string, read: (parts: DateParts) => Value): Compile {
  return (operand, context) => {
    const { date, timezone } = dateAndZone(name, operand, context);
    return (scope) => {
      const local = localReading(date, timezone, scope);
      return local === undefined ? null : read(partsOf(local));
    };
  };
}

function dateAndZone(
  name: string,
  operand: Value,
  context: CompileContext,
): { date: Expression; timezone?: Expression } {
  if (isDoc(operand) && operand.has('date')) {
    const parts = dateArguments(name, operand, ['date'], ['timezone'], context);
    const timezone = parts.get('timezone');
    return { date: parts.get('date') as Expression, ...(timezone ? { timezone } : {}) };
  }
  const [date] = compileArguments(name, operand, context, 1, 1) as [Expression];
  return { date };
}

function localReading(date: Expression, timezone: Expression | undefined, scope: Scope): number | undefined {
  const value = date(scope);
  const zone = zoneOf(timezone, scope);
  if (isNullish(value) || !zone) return undefined;
  const ms = instant(value);
  return ms + zone(ms);
}

function dateToParts(operand: Value, context: CompileContext): Expression {
  const parts = dateArguments('$dateToParts', operand, ['date'], ['timezone', 'iso8601'], context);
  const iso = parts.get('iso8601');
  return (scope) => {
    const local = localReading(parts.get('date') as Expression, parts.get('timezone'), scope);
    if (local === undefined) return null;
    const { isoWeekYear, isoWeek, isoDayOfWeek, year, month, day, hour, minute, second, millisecond } = partsOf(local);
    const time = { hour, minute, second, millisecond };
    return iso?.(scope) === true
      ? docOf({ isoWeekYear, isoWeek, isoDayOfWeek, ...time })
      : docOf({ year, month, day, ...time });
  };
}

const timeParts = ['hour', 'minute', 'second', 'millisecond'];

/** Parts outside their range carry over: month 13 is January of the next year. */
function dateFromParts(operand: Value, context: CompileContext): Expression {
  const isIso = isDoc(operand) && operand.has('isoWeekYear');
  const dayParts = isIso ? ['isoWeek', 'isoDayOfWeek'] : ['month', 'day'];
  const parts = dateArguments(
    '$dateFromParts',
    operand,
    [isIso ? 'isoWeekYear' : 'year'],
    [...dayParts, ...timeParts, 'timezone'],
    context,
  );
  const order = [isIso ? 'isoWeekYear' : 'year', ...dayParts, ...timeParts];
  return (scope) => {
    const zone = zoneOf(parts.get('timezone'), scope);
    const values: number[] = [];
    for (const [i, name] of order.entries()) {
      const expression = parts.get(name);
      const value = expression ? wholeNumber('$dateFromParts', name, expression(scope)) : i < 3 ? 1 : 0;
      if (value === undefined || !zone) return null;
      values.push(value);
    }
    const [year, second, third, hour, minute, seconds, millis] = values as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    if (year < 0 || year > 9999)
      throw new CommandError(40523, `'year' must evaluate to an integer in the range 1 to 9999, found ${year}`);
    const day = isIso ? isoYearStart(year) + ((second - 1) * 7 + third - 1) * dayMs : utcTime(year, second, third);
    const local = day + hour * 3_600_000 + minute * 60_000 + seconds * 1000 + millis;
    return new DateTime(instantOf(local, zone as NonNullable<typeof zone>));
  };
}
