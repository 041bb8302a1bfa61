import type { CourseDraft } from '@/lib/domain/courses/course';
import { COURSE_FIELD_LABELS } from '@/lib/domain/courses/course-fields';
import type { RepeatRule } from '@/lib/domain/imports/repeat-rules';
import { plainName } from '@/lib/domain/texts/plain-name';
import { courseIdentity } from '@/lib/services/catalogue/course-identity';
import { statedFields } from './differences';
import { differing, type PlannedRow, type Repeat } from './repeats';
import { variantTexts } from './variant-text';

/** What a rule makes of rows that claim to be the same course: the ones that are kept, and why others aren't. */
export interface Decision {
  kept: PlannedRow[];
  refused: { row: number; message: string }[];
}

/**
 * Decides by the rule; where it can't, none is kept and each row is refused with the others named. Rows that state awards, and
 * different ones, are different courses whatever the rule: it decides among those of one award.
 */
export function decideRepeat(rule: RepeatRule, group: Repeat): Decision {
  const { rows } = group;
  const byAward = rule.keep !== 'variants' && group.differs.has('award') ? perAward(rows) : [];
  if (byAward.length < 2) return decideByRule(rule, group);
  const decisions = byAward.map((alike) => decideByRule(rule, groupOf(group.claim, alike)));
  const identities = rows.map(({ identity }) => identity);
  const kept = decisions
    .flatMap((decision) => decision.kept)
    .map((row) => {
      const isShared = identities.filter((one) => one === row.identity).length > 1;
      return isShared ? asVariant(row, row.draft.award) : row;
    });
  return { kept: kept.sort((a, b) => a.row - b.row), refused: decisions.flatMap(({ refused }) => refused) };
}

/** The rows by their awards; one list where some row states none. */
function perAward(rows: readonly PlannedRow[]): PlannedRow[][] {
  const byAward = new Map<string, PlannedRow[]>();
  for (const row of rows) {
    const award = plainName(row.draft.award);
    if (award === '') return [];
    byAward.set(award, [...(byAward.get(award) ?? []), row]);
  }
  return [...byAward.values()];
}

/** Rows of a file as the group they make. */
function groupOf(claim: string, rows: PlannedRow[]): Repeat {
  const [first, ...others] = rows;
  return { claim, rows, differs: new Set(others.flatMap(({ draft }) => (first ? differing(first.draft, draft) : []))) };
}

/** By the rule alone. */
function decideByRule(rule: RepeatRule, group: Repeat): Decision {
  const { rows, differs } = group;
  if (rows.length === 1) return { kept: rows, refused: [] };
  if (rule.keep === 'variants') {
    const kept = asVariants(rows, differs);
    if (kept) return { kept, refused: [] };
  } else if (rule.keep !== 'none') {
    const winner = winnerOf(rows, ({ draft }) => weightOf(rule, draft));
    if (winner && !(rule.column === 'tuitionFeeMinor' && differs.has('currency'))) {
      const others = rows.filter((row) => row !== winner).map(({ row }) => row);
      const message = `Same course as in row ${winner.row}, ${reasonOf(rule)}.`;
      return { kept: [winner], refused: others.map((row) => ({ row, message })) };
    }
  }
  return { kept: [], refused: namingEachOther(group) };
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
  if (keep === 'fullest') return 'which is more complete';
  return `which has the ${which} ${(COURSE_FIELD_LABELS[column] ?? column).toLowerCase()}`;
}

/** Why none of these rows is taken. */
export function namingEachOther({ rows, differs }: Repeat): Decision['refused'] {
  const all = [...differs].map((name) => COURSE_FIELD_LABELS[name] ?? name).join(', ');
  const [first = 0, ...later] = rows.map(({ row }) => row);
  const rest = later.map((row) => ({
    row,
    message: `Same course as in row ${first}, but these differ: ${all}. None was used.`,
  }));
  const message = `Same course as in ${rowsText(later)}, but these differ: ${all}. None was used.`;
  return [{ row: first, message }, ...rest];
}

const MOST_ROWS = 5;

function rowsText(rows: readonly number[]): string {
  const shown = rows.slice(0, MOST_ROWS).join(', ');
  const more = rows.length > MOST_ROWS ? ` and ${rows.length - MOST_ROWS} more` : '';
  return `${rows.length === 1 ? 'row' : 'rows'} ${shown}${more}`;
}

/** What a release that knew no awards made of rows: those that are equal in all else were one course to it. */
export function decideWithoutAwards(rule: RepeatRule, { claim, rows }: Repeat): Decision {
  const firsts = new Map<string, PlannedRow>();
  const refused: Decision['refused'] = [];
  for (const row of rows) {
    const { award, ...rest } = row.draft;
    const first = firsts.get(JSON.stringify(rest));
    if (!first) firsts.set(JSON.stringify(rest), row);
    else refused.push({ row: row.row, message: sameButForAward(first, award) });
  }
  const different = [...firsts.values()];
  const rest = groupOf(claim, different);
  rest.differs.delete('award');
  const decision = decideByRule(rule, rest);
  return { kept: decision.kept, refused: [...decision.refused, ...refused] };
}

function sameButForAward({ row, draft }: PlannedRow, award: string): string {
  const own = award ? `, here ${award}` : '';
  const stored = draft.award ? ` (${draft.award}${own})` : '';
  return `Same course as in row ${row} except for the award${stored}. An earlier upload saved them as one course. To keep them separate, first enter the award as the variant of the existing course.`;
}
