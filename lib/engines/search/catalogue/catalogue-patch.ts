import { fold } from '../fold';
import { mixedKeyAt, mixGroupAt } from '../orders/mixed';
import { type Insertion, withRows } from '../orders/order';
import type { CatalogueChanges, SearchCourse } from '../types';
import { makeVersion, type Version } from '../version';
import type { Yielder } from '../yielder';
import { type Catalogue, compare, compareRows, compareSubjects, type Orders } from './catalogue';
import { monthNumbers } from './catalogue-build';
import { feeGroupAt, feeValueAt } from './row-fees';
import { codedScore, ENGLISH_SCORES, SCORES } from './score-codes';

/** When more rows than this share of the courses are dead, a fresh build is worth its time. */
const MOST_DEAD_SHARE = 0.25;

/**
 * The version after the changes: replaced and removed courses no longer exist, new ones stand in the free rows of their
 * countries. null when there is no room for them and a fresh build must be made.
 */
export async function patchCatalogue(
  version: Version,
  changes: CatalogueChanges,
  yielder: Yielder,
): Promise<Version | null> {
  const { catalogue } = version;
  const gone = await removedRows(version, changes, yielder);
  const removed = new Set(changes.removedIds);
  const upserts = [...new Map(changes.upserts.map((course) => [course.id, course])).values()].filter(
    ({ id }) => !removed.has(id),
  );
  if (!hasRoom(catalogue, upserts) || tooManyDead(version, gone.size)) return null;
  const added = upserts.map((course) => addRow(catalogue, course));
  const existing = version.existing.slice();
  for (const row of gone) existing[row >>> 3] = (existing[row >>> 3] as number) & ~(1 << (row & 7));
  for (const row of added) existing[row >>> 3] = (existing[row >>> 3] as number) | (1 << (row & 7));
  const orders = added.length === 0 ? version.orders : await insertRows(catalogue, version.orders, added, yielder);
  return makeVersion(catalogue, orders, existing);
}

/** The existing rows whose courses are replaced or removed. */
async function removedRows(version: Version, changes: CatalogueChanges, yielder: Yielder): Promise<Set<number>> {
  const { existing, catalogue } = version;
  const { ids } = catalogue.columns;
  const wanted = new Set([...changes.removedIds, ...changes.upserts.map(({ id }) => id)]);
  // One byte per value of an id's last four digits: nearly every row is ruled out without making its id's text.
  const endings = new Uint8Array(1 << 16);
  for (const id of wanted) endings[Number.parseInt(id.slice(20), 16)] = 1;
  const rows = new Set<number>();
  await yielder.inParts(existing.length * 8, (from, to) => {
    for (let row = from; row < to; row++) {
      if (endings[(ids[row * 3 + 2] as number) & 0xffff] === 0) continue;
      const exists = ((existing[row >>> 3] as number) >>> (row & 7)) & 1;
      if (exists === 1 && wanted.has(catalogue.columns.idOf(row))) rows.add(row);
    }
  });
  return rows;
}

function hasRoom(catalogue: Catalogue, courses: SearchCourse[]): boolean {
  const { vocabulary, blocks, scores, counterCount, mostMinimums } = catalogue;
  const wanted = new Map<number, number>();
  for (const { country, level } of courses) {
    const block = vocabulary.countries.find(country);
    if (block === undefined || vocabulary.levels.find(level) === undefined) return false;
    wanted.set(block, (wanted.get(block) ?? 0) + 1);
  }
  for (const [country, rows] of wanted) {
    const block = blocks[country];
    if (!block || block.to - block.free < rows) return false;
  }
  if (vocabulary.topics.list.length + courses.length > counterCount) return false;
  if (vocabulary.marks.list.length + courses.length > mostMinimums) return false;
  return SCORES.every((score) => scores[score].canTake(courses.map((course) => codedScore(course, score))));
}

function tooManyDead({ catalogue, orders, size }: Version, removed: number): boolean {
  const used = orders.name.rows.length;
  return used - size + removed > Math.max(catalogue.sets.bytesPerSet, used * MOST_DEAD_SHARE);
}

/** Writes a course into a free row of its country. No version knows the row yet. */
function addRow(catalogue: Catalogue, course: SearchCourse): number {
  const { vocabulary, blocks, columns, sets, months, levels, scores, universities, later } = catalogue;
  const country = vocabulary.countries.idOf(course.country);
  const block = blocks[country];
  if (!block) throw new RangeError(`no rows for ${course.country}`);
  const row = block.free++;
  const university = universities.idOf(country, course.university);
  columns.put(row, course, vocabulary.names.add(course.course), university, vocabulary);
  if (catalogue.topicCodes !== 0) sets.halves[(catalogue.topicCodes >>> 1) + row] = columns.codes.topic[row] as number;
  for (const month of monthNumbers(course.admissionIntake)) months.put(month, row);
  levels.put(columns.codes.level[row] as number, row);
  for (const score of SCORES) scores[score].put(row, codedScore(course, score));
  if (ENGLISH_SCORES.some((score) => course[score] !== null)) sets.remove(catalogue.noEnglish, row);
  const minimum = columns.codes.marks[row] as number;
  if (catalogue.minimumCodes !== 0) sets.halves[(catalogue.minimumCodes >>> 1) + row] = minimum;
  if (minimum > 0) sets.add(catalogue.withMarks, row);
  later.set(row, fold(course.course));
  return row;
}

async function insertRows(catalogue: Catalogue, orders: Orders, rows: number[], yielder: Yielder): Promise<Orders> {
  const { columns } = catalogue;
  const byName = (a: number, b: number) => compareRows(catalogue, a, b);
  const byFee = (a: number, b: number) => (feeValueAt(catalogue, a) ?? 0) - (feeValueAt(catalogue, b) ?? 0);
  const byDuration = (a: number, b: number) => compare(columns.durations[a] as number, columns.durations[b] as number);
  const insertions = (place: (row: number) => Omit<Insertion, 'row'>) => rows.map((row) => ({ row, ...place(row) }));
  const name = withRows(
    orders.name,
    insertions(() => ({ group: '', isKnown: true })),
    byName,
  );
  await yielder.pause();
  const fee = withRows(
    orders.fee,
    insertions((row) =>
      feeValueAt(catalogue, row) === null
        ? { group: '', isKnown: false }
        : { group: feeGroupAt(catalogue, row), isKnown: true },
    ),
    (a, b) => byFee(a, b) || byName(a, b),
  );
  await yielder.pause();
  const duration = withRows(
    orders.duration,
    insertions((row) => ({ group: '', isKnown: !Number.isNaN(columns.durations[row]) })),
    (a, b) => byDuration(a, b) || byName(a, b),
  );
  await yielder.pause();
  const inOneGroup = insertions(() => ({ group: '', isKnown: true }));
  const subject = withRows(orders.subject, inOneGroup, (a, b) => compareSubjects(catalogue, a, b));
  await yielder.pause();
  const byKey = (a: number, b: number) => compare(mixedKeyAt(catalogue, a), mixedKeyAt(catalogue, b));
  const mixed = withRows(
    orders.mixed,
    insertions((row) => ({ group: mixGroupAt(catalogue, row), isKnown: true })),
    (a, b) => byKey(a, b) || byName(a, b),
  );
  await yielder.pause();
  return { name, fee, duration, subject, mixed };
}
