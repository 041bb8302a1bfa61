import {
  BACKLOGS,
  CGPA,
  CGPA_SCALES,
  type CgpaScale,
  cgpaProblem,
  DEGREE_CLASSES,
  type DegreeClass,
  GAP_YEARS,
  type MarkDemands,
  PERCENTAGE,
} from '@/lib/domain/marks/marks';
import { isOnScale } from '@/lib/domain/test-scores';
import { isNoLimit, isNothing, type Parsed, unread } from './parsed';

type Minimum = Pick<MarkDemands, 'minPercentage' | 'minCgpa' | 'cgpaScale' | 'minClass'>;
type Value = string | number;

const NOTHING: Minimum = { minPercentage: null, minCgpa: null, cgpaScale: '', minClass: '' };
const isBlank = (cell: Value) => typeof cell === 'string' && (cell.trim() === '' || isNothing(cell));

/**
 * Reads a minimum as people write it into one cell: 60, '60%', 'CGPA 6.5/10', '2:1'. A number up to 1 is a share that a
 * spreadsheet made of a percentage; between 1 and 20 it might be an average, so it is not read.
 * @param scale of an average without one, where the file states it elsewhere
 */
export function parseMinimum(cell: Value, scale: CgpaScale | '' = ''): Parsed<Minimum> {
  if (isBlank(cell)) return { value: null };
  if (typeof cell === 'number') return percentage(cell, cell > 0 && cell <= 1 ? cell * 100 : cell);
  const text = cell.trim();
  const degree = classIn(text);
  if (degree && /^\D{0,12}[12][:.][12]\D{0,24}$|^\D{0,40}$/.test(text))
    return { value: { ...NOTHING, minClass: degree } };
  if (/gpa|\/\s*(?:4|5|7|10)\b|out of/i.test(text)) return parseCgpa(text, scale);
  const alone =
    /^(?:min(?:imum)?\.? ?|at least |above |over |>=? ?|≥ ?)?(\d{1,3}(?:[.,]\d{1,2})?) ?(%|per ?cent|percentage|marks?)?(?: ?(?:\+|or (?:above|more|higher|better)|and above|min(?:imum)?|aggregate|overall|marks))*\.?$/i;
  const found = alone.exec(text);
  if (!found) return unread(text, 'was saved as a requirement: it contains more than one mark, or none we know');
  const value = Number((found[1] ?? '').replace(',', '.'));
  return percentage(text, value, found[2] !== undefined);
}

/** '50–55 %' as its two ends: the first is the least, from the second on it is certainly enough. Null for anything else. */
export function parseRange(cell: Value): { from: number; to: number } | null {
  const found = /^(?:min(?:imum)?\.? ?)?(\d{2})(?: ?%)? ?(?:-|–|—|to) ?(\d{2}) ?(?:%|per ?cent|percentage)?$/i.exec(
    String(cell).trim(),
  );
  const [from, to] = [Number(found?.[1]), Number(found?.[2])];
  return from < to && from >= 20 ? { from, to } : null;
}

function percentage(cell: Value, value: number, isNamed = false): Parsed<Minimum> {
  const rounded = Math.round(value * 100) / 100;
  if (rounded === 0) return { value: null };
  if (!isOnScale(rounded, PERCENTAGE) || (rounded < 20 && !isNamed))
    return unread(cell, 'is not a possible percentage');
  return { value: { ...NOTHING, minPercentage: rounded } };
}

/** Reads 'CGPA 6.5/10', '3.0 out of 4', 6.5 with a scale. An average above 7 can only be on 10. */
export function parseCgpa(cell: Value, scale: CgpaScale | '' = ''): Parsed<Minimum> {
  if (isBlank(cell)) return { value: null };
  const text = String(cell).replace(/(\d),(\d)/g, '$1.$2');
  const numbers = [...text.matchAll(/\d{1,2}(?:\.\d{1,2})?/g)].map(([number]) => Number(number));
  const [cgpa, stated, more] = numbers;
  const named = /\/|out of|scale|on a|of/i.test(text) ? stated : undefined;
  if (cgpa === undefined || more !== undefined || (stated !== undefined && named === undefined))
    return unread(cell, 'is not a grade point average');
  if (cgpa === 0) return { value: null };
  const own = named === undefined ? scale || (cgpa > 7 ? '10' : '') : scaleOf(String(named));
  if (own === '')
    // The same for every cell of the column, so that it is one thing to look at.
    return { value: null, problem: NO_SCALE };
  if (!isOnScale(cgpa, CGPA) || cgpaProblem(cgpa, own))
    return unread(cell, `is not a possible average on a scale of ${own}`);
  return { value: { ...NOTHING, minCgpa: cgpa, cgpaScale: own } };
}

/** Said of an average of which it isn't known how high averages get. */
export const NO_SCALE =
  'These averages have no scale. Please choose the scale for the column: 4, 5, 7 or 10. If they are out of 100, choose “Minimum marks” for the column instead.';

/** '10', '10.0', 'out of 4.3'; '' for anything else. */
export function scaleOf(text: string): CgpaScale | '' {
  const [, number] = /(\d{1,2}(?:\.\d)?)/.exec(text) ?? [];
  return CGPA_SCALES.find((scale) => Number(scale) === Number(number)) ?? '';
}

const CLASS_WORDS: readonly (readonly [RegExp, DegreeClass])[] = [
  [/\b(?:2[:.]1|upper[ -]second|2 ?i)\b/i, '2:1'],
  [/\b(?:2[:.]2|lower[ -]second|2 ?ii)\b/i, '2:2'],
  [/\b(?:first|1st)(?:[ -]class)?(?: honou?rs)?(?: degree)?\b(?! (?:year|degree in|language|come))/i, 'First'],
  [/\b(?:third|3rd)(?:[ -]class)(?: honou?rs)?\b/i, 'Third'],
];

/** The class of degree that a text names, if it names exactly one. */
function classIn(text: string): DegreeClass | null {
  const exact = DEGREE_CLASSES.find((name) => name.toLowerCase() === text.trim().toLowerCase());
  if (exact) return exact;
  const found = CLASS_WORDS.flatMap(([pattern, name]) => (pattern.test(text) ? [name] : []));
  return found.length === 1 ? (found[0] ?? null) : null;
}

export function parseClass(cell: Value): Parsed<DegreeClass> {
  if (isBlank(cell)) return { value: null };
  const found = classIn(String(cell));
  return found ? { value: found } : unread(cell, 'is not a degree class: First, 2:1, 2:2 or Third');
}

/** Reads 5, 'up to 5', '0-5', 'No backlogs'. */
export function parseBacklogs(cell: Value): Parsed<number> {
  return most(cell, BACKLOGS, 'is not a number of backlogs', 1);
}

/** Reads 3, '3 years', 'up to 5 yrs', '6 months'; in years. */
export function parseGap(cell: Value): Parsed<number> {
  if (typeof cell === 'string' && /\d.*\b(?:work|exp|job|employ)/i.test(cell)) return unread(cell, 'depends on work');
  const isMonths = typeof cell === 'string' && /\bmonths?\b/i.test(cell) && !/\bye?a?rs?\b/i.test(cell);
  return most(cell, GAP_YEARS, 'is not a study gap in years', isMonths ? 12 : 1);
}

/** The highest of a range, or 0 for 'no …'. */
function most(cell: Value, scale: typeof BACKLOGS, why: string, divisor: number): Parsed<number> {
  if (typeof cell === 'string' && (cell.trim() === '' || isNoLimit(cell))) return { value: null };
  const text = String(cell).trim();
  if (/^[-–—]+$/.test(text)) return unread(cell, 'may mean none or no limit. Write 0, or leave it empty');
  if (
    /^(?:no|without|any)\b.*\b(?:limits?|restrictions?|bar|cap|maximum|policy|issue|problem)\b|^(?:unlimited|any)\b/i.test(
      text,
    )
  )
    return { value: null };
  if (/^(?:no|nil|none|zero|not (?:allowed|accepted))\b[a-z ]*\.?$/i.test(text)) return { value: 0 };
  const numbers = [...text.matchAll(/\d{1,3}(?:\.\d)?/g)].map(([number]) => Number(number) / divisor);
  const highest = Math.max(...numbers);
  const isRange = numbers.length === 1 || (numbers.length === 2 && /\d\s*(?:-|–|to)\s*\d/.test(text));
  return isRange && isOnScale(highest, scale) ? { value: highest } : unread(cell, why);
}
