import type { Column } from './columns/column';
import type { Version } from './columns/version';
import type { CourseCard } from './types/query';
import { has } from './types/rows';

/** What a verdict is put together of. Each part depends on a few columns and on what the requirement text asks besides. */
const PARTS = ['ielts', 'pte', 'toefl', 'det', 'graduate', 'studies'] as const;
type Part = (typeof PARTS)[number];
export type ScorePart = Exclude<Part, 'studies'>;

const COLUMNS = {
  ielts: ['ieltsOverall', 'ieltsLessThan'],
  pte: ['pteOverall', 'pteLessThan'],
  toefl: ['toefl', 'toeflLessThan'],
  det: ['det', 'detLessThan'],
  graduate: ['gre', 'gmat'],
} as const satisfies Record<ScorePart, readonly (keyof CourseCard)[]>;
const SCORE_PARTS = Object.keys(COLUMNS) as ScorePart[];

/**
 * What courses ask, part by part, numbered: most ask what others do, so that a part is judged once for each number instead of
 * for each course. Rows of a catalogue are never changed, so a row keeps its numbers; 0 is a row that was not looked at yet.
 */
export class Demands {
  /** The numbers by row. */
  readonly numbers: Record<Part, number[]> = byPart(() => []);
  /** By number, less one: a row that asks it. */
  readonly rows: Record<Part, number[]> = byPart(() => []);
  private readonly known = byPart(() => new Map<number, number>());
  private readonly texts = new Map<number, number>();

  /** Numbers the version's rows from `from` to before `to` that have no numbers yet. */
  read({ catalogue, existing, rows }: Version, from: number, to: number): void {
    const { columns, minimums } = catalogue;
    const textAt = this.pairs([columns.scoresFromText, columns.toeflScale, columns.alsoAsked]);
    for (let row = from; row < Math.min(to, rows); row++) {
      if (this.numbers.studies[row] || !has(existing, row)) continue;
      const text = textAt(row);
      for (const part of SCORE_PARTS) {
        const [one, other] = COLUMNS[part];
        const scores = (columns[one].codes[row] as number) * WORD + (columns[other].codes[row] as number);
        this.number(part, row, scores * MANY + text);
      }
      const minimum = minimums.codes[row] as number;
      // Only a class is compared by the university's own table.
      const place = minimums.list[minimum]?.minClass ? (columns.university.codes[row] as number) + 1 : 0;
      this.number('studies', row, (place * LEVELS + (columns.level.codes[row] as number)) * MANY + minimum);
    }
  }

  private number(part: Part, row: number, key: number): void {
    const known = this.known[part];
    let number = known.get(key);
    if (number === undefined) {
      number = this.rows[part].push(row);
      known.set(key, number);
    }
    this.numbers[part][row] = number;
  }

  /** Numbers what these columns have together. */
  private pairs([first, second, third]: readonly [Column<unknown>, Column<unknown>, Column<unknown>]) {
    return (row: number): number => {
      const key =
        ((first.codes[row] as number) * FEW + (second.codes[row] as number)) * MANY + (third.codes[row] as number);
      const number = this.texts.get(key) ?? this.texts.size;
      if (number === this.texts.size) this.texts.set(key, number);
      return number;
    };
  }
}

const byPart = <T>(make: () => T) => Object.fromEntries(PARTS.map((part) => [part, make()])) as Record<Part, T>;

/** Numbers of several columns are put into one, below 2 ** 53. */
const [WORD, MANY, LEVELS, FEW] = [2 ** 16, 2 ** 20, 2 ** 12, 2 ** 4];
