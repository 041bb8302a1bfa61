import type { SearchCourse } from '@/lib/engines/search/types/query';
import { isFound, type ShownPage, truthOf, wrongReadings } from './judge';
import type { Measured } from './measure';
import type { Easier } from './query';

/** Queries that went wrong by one and the same trouble. */
export interface Cause {
  name: string;
  queries: number;
  /** Only the first of them: what was typed, what it means, what the page did. */
  examples: string[];
}

const EXAMPLES = 5;

/** What went wrong by its cause, the most frequent first: the first part without which a query comes out right. */
export function causesOf(
  wrong: Measured['wrong'],
  page: (q: string) => ShownPage,
  courses: readonly SearchCourse[],
): Cause[] {
  const causes = new Map<string, Cause>();
  for (const { kind, made, page: shown, readings } of wrong) {
    const isRight = ({ q }: Easier) => {
      const other = page(q);
      return isFound(other, made) && wrongReadings(other.filters, made.asks, made.may, courses).length === 0;
    };
    const trouble = kind === 'misread' ? undefined : made.easier().find(isRight);
    const name =
      kind === 'misread' ? `misread: ${readings.map((one) => one.split(' ')[0]).join(', ')}` : nameOf(trouble, kind);
    const cause = causes.get(name) ?? { name, queries: 0, examples: [] };
    causes.set(name, cause);
    cause.queries++;
    if (cause.examples.length === EXAMPLES) continue;
    const top = shown.courses
      .slice(0, 3)
      .map((one) => `${one.course} (${one.university}, ${one.country}, ${one.level})`);
    cause.examples.push(
      `"${made.q}" wants ${truthOf(made)}; by ${trouble ? `'${trouble.what}'` : 'several'}; read ${JSON.stringify(shown.filters)} ${readings.join('; ')}; shows ${top.join(' | ') || 'nothing'}`,
    );
  }
  return [...causes.values()].sort((a, b) => b.queries - a.queries);
}

/** Words around a query are each a cause of their own; of names, typos and filters the kind is. */
function nameOf(trouble: Easier | undefined, kind: string): string {
  if (!trouble) return `${kind}: no single part`;
  const isWord = ['before', 'behind', 'wish', 'no length', 'short form', 'background'].includes(trouble.kind);
  return `${kind}: ${trouble.kind}${isWord ? ` '${trouble.what.trim()}'` : ''}`;
}
