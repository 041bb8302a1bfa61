import { beforeEach, describe, expect, it } from 'vitest';
import { importRows } from '@/lib/services/catalogue/course-import/views';
import { emptyDatabase } from '../../support/database';
import {
  applied,
  COURSE_HEADS,
  type CourseRow,
  catalogue,
  planned,
  takenBack,
  uploadedRows,
} from '../../support/imports';
import { type Person, person } from '../../support/people';

let admin: Person;
beforeEach(async () => {
  await emptyDatabase();
  admin = await person('admin');
});

const upload = (rows: CourseRow[]) => uploadedRows(admin, rows);

/** Small seeded catalogues: courses, some with codes, and edits of them. */
function random(seed: number) {
  let state = seed;
  const next = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
  const courses = (count: number): CourseRow[] =>
    Array.from({ length: count }, (_, index) => [
      `Course ${index} in ${['Law', 'Arts', 'Music'][next(3)]}`,
      ['UBC', 'SFU', 'UVic'][next(3)] ?? 'UBC',
      index % 2 ? `C${index}` : '',
      ['', 'North', 'South'][next(3)] ?? '',
      ['', 'Bachelor', 'Master'][next(3)] ?? '',
      1_000 * (1 + next(30)),
      `${1 + next(4)} years`,
    ]);
  /** Renames courses with a code, changes fees, drops some and adds others. */
  const edited = (rows: CourseRow[]): { rows: CourseRow[]; renamed: number } => {
    let renamed = 0;
    const kept = rows
      .filter(() => next(10) > 0)
      .map((row) => {
        const copy = [...row];
        if (copy[2] && next(3) === 0) {
          copy[0] = `${copy[0]}, renamed`;
          renamed++;
        } else if (next(3) === 0) copy[5] = Number(copy[5]) + 500;
        return copy;
      });
    return { rows: [...kept, [`New ${next(1_000)}`, 'UBC', '', '', '', 5_000, '']], renamed };
  };
  return { courses, edited };
}

const ROUNDS = 60;

describe('for random catalogues and edits', () => {
  it.each(Array.from({ length: ROUNDS }, (_, round) => [round + 1]))(
    'uploading and taking back leaves what was, round %i',
    async (seed) => {
      const { courses, edited } = random(seed);
      const first = courses(30);
      await upload(first);
      const before = await catalogue();
      const edition = edited(first);
      const plan = await planned(admin, [COURSE_HEADS, ...edition.rows]);
      const named = await importRows(String(plan._id), { kind: 'changed', about: 'course' });
      expect(named.total).toBe(edition.renamed);
      expect(plan).toMatchObject({ added: 1, refused: 0 });
      const done = await applied(admin, plan);
      const after = await catalogue();
      const again = await upload(edition.rows);
      expect(again).toMatchObject({ added: 0, changed: 0, unchanged: edition.rows.length });
      expect(await catalogue()).toEqual(after);
      await takenBack(admin, done);
      expect(await catalogue()).toEqual(before);
    },
  );
});
