import type { CourseDraft } from '@/lib/domain/course';
import { COURSE_FIELD_LABELS } from '@/lib/domain/course-fields';
import type { RepeatRule } from '@/lib/domain/imports/repeat-rules';
import { courseIdentity } from '@/lib/services/catalogue/course-identity';
import { statedFields } from './differences';
import type { PlannedRow, Repeat } from './repeats';
import { variantTexts } from './variant-text';

/** What a rule makes of rows that claim to be the same course: the ones that are kept, and why others aren't. */
export interface Decision {
  kept: PlannedRow[];
  refused: { row: number; message: string }[];
}

/** Decides by the rule; where it can't, none is kept and each row is refused with the others named. */
export function decideRepeat(rule: RepeatRule, { rows: numbers, differs }: Repeat, rows: PlannedRow[]): Decision {
  // Only some of so many rows were read again.
  if (rows.length === numbers.length) {
    if (rule.keep === 'variants') {
      const kept = asVariants(rows, differs);
      if (kept) return { kept, refused: [] };
    } else if (rule.keep !== 'none') {
      const winner = winnerOf(rows, ({ draft }) => weightOf(rule, draft));
      if (winner && !(rule.column === 'tuitionFeeMinor' && differs.has('currency'))) {
        const others = rows.filter((row) => row !== winner).map(({ row }) => row);
        const message = `The same course as in row ${winner.row}, ${reasonOf(rule)}.`;
        return { kept: [winner], refused: others.map((row) => ({ row, message })) };
      }
    }
  }
  return { kept: [], refused: namingEachOther(numbers, differs) };
}

/** Each with a text that tells it apart, where its identity doesn't; null where no short text does. */
function asVariants(rows: PlannedRow[], differs: Repeat['differs']): PlannedRow[] | null {
  const kept: PlannedRow[] = [];
  for (const identity of new Set(rows.map((row) => row.identity))) {
    const alike = rows.filter((row) => row.identity === identity);
    const drafts = alike.map(({ draft }) => draft);
    const texts = alike.length > 1 ? variantTexts(drafts, differs) : [];
    if (!texts) return null;
    kept.push(...alike.map((row, index) => (texts.length ? asVariant(row, texts[index] ?? '') : row)));
  }
  return kept.sort((a, b) => a.row - b.row);
}

function asVariant(row: PlannedRow, variant: string): PlannedRow {
  const draft = { ...row.draft, variant };
  return { ...row, draft, identity: courseIdentity(draft) };
}

/** How much speaks for a row; null where the rule can't say. */
function weightOf({ keep, column, which }: RepeatRule, draft: CourseDraft): number | null {
  if (keep === 'fullest') return Object.keys(statedFields(draft)).length;
  const value = draft[column as keyof CourseDraft];
  if (typeof value !== 'number') return null;
  return which === 'largest' ? value : -value;
}

/** The one row with most weight; null for a tie, or where one can't be weighed. */
function winnerOf(rows: PlannedRow[], weigh: (row: PlannedRow) => number | null): PlannedRow | null {
  const weighed = rows.map((row) => ({ row, weight: weigh(row) }));
  if (weighed.some(({ weight }) => weight === null)) return null;
  const most = Math.max(...weighed.map(({ weight }) => weight ?? 0));
  const first = weighed.filter(({ weight }) => weight === most);
  return first.length === 1 ? (first[0]?.row ?? null) : null;
}

function reasonOf({ keep, column, which }: RepeatRule): string {
  if (keep === 'fullest') return 'which says more';
  return `whose ${(COURSE_FIELD_LABELS[column] ?? column).toLowerCase()} is the ${which}`;
}

function namingEachOther(numbers: number[], differs: Repeat['differs']) {
  const all = [...differs].map((name) => COURSE_FIELD_LABELS[name] ?? name).join(', ');
  const [first = 0, ...later] = numbers;
  const rest = later.map((row) => ({
    row,
    message: `The same course as in row ${first}, but they differ in: ${all}. None was taken.`,
  }));
  const message = `The same course as in ${rowsText(later)}, but they differ in: ${all}. None was taken.`;
  return [{ row: first, message }, ...rest];
}

const MOST_ROWS = 5;

function rowsText(rows: readonly number[]): string {
  const shown = rows.slice(0, MOST_ROWS).join(', ');
  const more = rows.length > MOST_ROWS ? ` and ${rows.length - MOST_ROWS} more` : '';
  return `${rows.length === 1 ? 'row' : 'rows'} ${shown}${more}`;
}
