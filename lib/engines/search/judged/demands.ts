import type { Catalogue } from '../catalogue/catalogue';
import type { Score } from '../catalogue/score-codes';
import type { Version } from '../version';

/** What a verdict is put together of. Each part depends on a few columns and on what the requirement text asks besides. */
const PARTS = ['ielts', 'pte', 'toefl', 'det', 'graduate', 'studies'] as const;
type Part = (typeof PARTS)[number];
export type ScorePart = Exclude<Part, 'studies'>;

const COLUMNS: Record<ScorePart, readonly [Score, Score]> = {
  ielts: ['ieltsOverall', 'ieltsLessThan'],
  pte: ['pteOverall', 'pteLessThan'],
  toefl: ['toefl', 'toeflLessThan'],
  det: ['det', 'detLessThan'],
  graduate: ['gre', 'gmat'],
};
const SCORE_PARTS = Object.keys(COLUMNS) as ScorePart[];

/**
 * What courses ask, part by part, numbered: most ask what others do, so that a part is judged once for each number instead of
 * for each course. Rows of a catalogue are never changed, so a row keeps its numbers; 0 is a row that was not looked at yet.
 */
export class Demands {
  /** The numbers by row. */
  readonly numbers: Record<Part, Uint32Array>;
  /** By number, less one: a row that asks it. */
  readonly rows = Object.fromEntries(PARTS.map((part) => [part, [] as number[]])) as Record<Part, number[]>;
  private readonly known = Object.fromEntries(PARTS.map((part) => [part, new Map<number, number>()])) as Record<
    Part,
    Map<number, number>
  >;
  private readonly texts = new Map<string, number>();

  constructor(rows: number) {
    this.numbers = Object.fromEntries(PARTS.map((part) => [part, new Uint32Array(rows)])) as Demands['numbers'];
  }

  /** Numbers the version's rows from `from` to before `to` that have no numbers yet. */
  read({ catalogue, existing }: Version, from: number, to: number): void {
    const isNew = (row: number) =>
      this.numbers.studies[row] === 0 && (((existing[row >>> 3] as number) >>> (row & 7)) & 1) === 1;
    const rows: number[] = [];
    for (let row = from; row < to; row++) if (isNew(row)) rows.push(row);
    if (rows.length === 0) return;
    const text = this.textsOf(catalogue);
    for (const part of SCORE_PARTS) {
      const [one, other] = COLUMNS[part].map((score) => catalogue.scores[score]) as [
        Catalogue['scores'][Score],
        Catalogue['scores'][Score],
      ];
      for (const row of rows)
        this.number(part, row, (whole(one.get(row)) * WORD + whole(other.get(row))) * MANY + text(row));
    }
    const { marks, level, university } = catalogue.columns.codes;
    for (const row of rows) {
      const minimum = marks[row] as number;
      // Only a class is compared by the university's own table.
      const place = catalogue.vocabulary.marks.at(minimum).minClass ? (university[row] as number) + 1 : 0;
      this.number('studies', row, (place * LEVELS + (level[row] as number)) * MANY + minimum);
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

  /** The number of what a row's text asks besides. */
  private textsOf({ columns, vocabulary }: Catalogue): (row: number) => number {
    const ofMinimum = vocabulary.marks.list.map(({ alsoAsked }) => {
      const number = this.texts.get(alsoAsked) ?? this.texts.size;
      this.texts.set(alsoAsked, number);
      return number;
    });
    return (row) => ofMinimum[columns.codes.marks[row] as number] as number;
  }
}

/** Numbers of several columns are put into one, below 2 ** 53. */
const [WORD, MANY, LEVELS] = [2 ** 16, 2 ** 20, 2 ** 12];
/** The code of a score, in halves, as a whole number above 0; 0 for none. */
const whole = (code: number | null): number => (code === null ? 0 : code * 2 + 5_000);
