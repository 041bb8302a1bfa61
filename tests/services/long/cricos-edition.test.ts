import { Readable } from 'node:stream';
import { beforeAll, describe, expect, it } from 'vitest';
import { receiveFile } from '@/lib/platform/files/store';
import { createBatch } from '@/lib/services/catalogue/course-import/batches';
import { searchPlan } from '@/lib/services/catalogue/course-import/plan/search';
import { Course, type CourseRecord } from '@/models/course';
import type { ImportBatchRecord } from '@/models/import-batch';
import { diceOf } from '../../import/generator/dice';
import { hasCricos, oneLine, publishedSheets, ROWS_ABOVE, recordsOf, workbookOf } from '../../support/cricos';
import { emptyDatabase } from '../../support/database';
import { applied, catalogue, finished, takenBack } from '../../support/imports';
import { type Person, person } from '../../support/people';

type Sheets = Record<string, unknown[][]>;
const CODE = 'CRICOS Course Code';

/** Australia's register as it was published in January 2023, dropped whole, and an edition made from it by a script. */
describe.runIf(hasCricos)('the register and its next edition', { timeout: 1_200_000 }, () => {
  let admin: Person;
  let sheets: Sheets;
  let first: ImportBatchRecord;
  let before: Record<string, unknown>[];

  const dropped = async (of: Sheets, day: string) => {
    const originalName = `cricos-providers-courses-and-locations-as-at-${day}.xlsx`;
    const file = { ...(await receiveFile(Readable.from([workbookOf(of)]))), originalName };
    return finished(await createBatch(admin.viewer, file, 'UK', { oneGo: false }));
  };

  beforeAll(async () => {
    await emptyDatabase();
    admin = await person('admin');
    sheets = publishedSheets();
    first = await applied(admin, await dropped(sheets, '2023-1-3'));
    before = await catalogue();
  }, 1_200_000);

  it('is stored as an independent reading of its four sheets has it, each cell of each course', async () => {
    const rows = recordsOf(sheets.Courses ?? []);
    expect(first).toMatchObject({ added: rows.length, refused: 0, changed: 0, question: '', asOf: '2023-01-03' });
    const stored = new Map(
      (await Course.collection.find<CourseRecord>({}).toArray()).map((course) => [
        keyOf(course.university, course.code),
        course,
      ]),
    );
    const locations = grouped(sheets['Course Locations'] ?? [], (row) => keyOf(row['Institution Name'], row[CODE]));
    const trading = grouped(sheets.Institutions ?? [], (row) => oneLine(row['Institution Name']).toLowerCase());
    const wrong: string[] = [];
    let cells = 0;
    for (const row of rows) {
      const course = stored.get(keyOf(row['Institution Name'], row[CODE]));
      const said: Record<string, unknown> = course ? factsOf(course) : {};
      const here = locations.get(keyOf(row['Institution Name'], row[CODE])) ?? [];
      const names = (trading.get(oneLine(row['Institution Name']).toLowerCase()) ?? []).map((one) =>
        oneLine(one['Trading Name']),
      );
      for (const [field, value] of Object.entries(expected(row))) {
        cells++;
        if (JSON.stringify(said[field]) !== JSON.stringify(value))
          wrong.push(`${row[CODE]} ${field}: ${JSON.stringify(said[field])} for ${JSON.stringify(value)}`);
      }
      for (const problem of [...places(course?.places ?? '', here), ...others(course, names)])
        wrong.push(`${row[CODE]} ${problem}`);
      cells += here.length + names.length;
    }
    console.log(`${rows.length} courses, ${cells} values compared, ${wrong.length} wrong`);

    expect(wrong.slice(0, 20)).toEqual([]);
  });

  it('of 500 new, 2,000 changed and 300 gone courses the plan is exactly the script’s list, and undoing restores every field', async () => {
    const { edition, added, changed, gone } = nextEdition(sheets);
    expect([added.length, changed.size, gone.length]).toEqual([500, 2_000, 300]);
    const plan = await dropped(edition, '2023-4-1');
    expect(plan).toMatchObject({ added: 500, changed: 2_000, gone: 300, refused: 0, twins: 0, repeats: 0 });
    const entriesOf = async (kind: 'added' | 'changed' | 'gone') =>
      (await searchPlan(plan._id, kind, 0, 3_000)).entries;
    expect((await searchPlan(plan._id, 'added', 0, 3_000)).entries.map(({ draft }) => draft.code).sort()).toEqual(
      added,
    );
    const changes = (await searchPlan(plan._id, 'changed', 0, 3_000)).entries;
    expect(new Map(changes.map(({ draft, after }) => [draft.code, Object.keys(after).sort().join()]))).toEqual(changed);
    const ids = (await entriesOf('gone')).map((entry) => ('id' in entry ? entry.id : ''));
    const goneCodes = before.filter(({ _id }) => ids.includes(String(_id))).map(({ code }) => String(code));
    expect(goneCodes.sort()).toEqual(gone);

    const done = await applied(admin, plan, false, true);
    expect(await Course.countDocuments({ retiredOn: null })).toBe(before.length + 200);
    await takenBack(admin, done);
    // What was never retired and what is offered again are the same.
    const offered = (courses: typeof before) => courses.map((one) => ({ ...one, retiredOn: one.retiredOn ?? null }));
    expect(offered(await catalogue())).toEqual(offered(before));
  });

  it('is taken back whole', async () => {
    await takenBack(admin, first);
    expect(await Course.countDocuments({})).toBe(0);
  });
});

const keyOf = (university: unknown, code: unknown) => `${oneLine(university)}|${oneLine(code)}`;

function grouped(rows: unknown[][], keyIn: (row: Record<string, unknown>) => string) {
  const groups = new Map<string, Record<string, unknown>[]>();
  for (const row of recordsOf(rows)) groups.set(keyIn(row), [...(groups.get(keyIn(row)) ?? []), row]);
  return groups;
}

const LEVELS: Record<string, string> = {
  'Bachelor Degree': 'Under Graduate',
  'Bachelor Honours Degree': 'Under Graduate',
  'Masters Degree (Coursework)': 'Post Graduate',
  'Masters Degree (Research)': 'Post Graduate',
  'Masters Degree (Extended)': 'Post Graduate',
  'Doctoral Degree': 'Post Graduate',
  'Graduate Certificate': 'Post Graduate Certificate',
  'Graduate Diploma': 'Post Graduate Diploma',
  Diploma: 'Under Graduate Diploma',
  'Advanced Diploma': 'Under Graduate Diploma',
  'Associate Degree': 'Associate',
  'Certificate I': 'Under Graduate Certificate',
  'Certificate II': 'Under Graduate Certificate',
  'Certificate III': 'Under Graduate Certificate',
  'Certificate IV': 'Under Graduate Certificate',
};

/** A row's course by the register's own words. */
function expected(row: Record<string, unknown>): Record<string, unknown> {
  // Nothing is charged for exchanges and the like, or nothing is known: the register says 0 of both, and it stays unknown.
  const fee = Number(row['Tuition Fee']) || null;
  const level = LEVELS[oneLine(row['Course Level'])];
  return {
    course: oneLine(row['Course Name']),
    university: oneLine(row['Institution Name']),
    code: oneLine(row[CODE]),
    country: 'Australia',
    category: oneLine(row['Field of Education 1 Broad Field']).slice(5),
    subcategory: oneLine(row['Field of Education 1 Narrow Field']).slice(7),
    ...(level ? { level } : {}),
    tuitionFeeMinor: fee && Math.round(fee * 100),
    fee_period: fee ? 'whole course' : '',
    currency: 'AUD',
    durationInMonths: Math.max(0.5, Math.round((Number(row['Duration (Weeks)']) * 24) / 52) / 2),
    isExpired: row.Expired === 'Yes',
    // What the register lacks.
    ...{ admissionIntake: '', courseLink: '', admissionRequirement: '', ieltsOverall: null, closingDays: '' },
  };
}

const factsOf = (course: CourseRecord) => ({
  ...course,
  closingDays: course.closingDays ?? '',
  isExpired: course.remarks.includes('Expired'),
});

/** Every place is one of the course's rows, and every town without a number is there unless the text is full. */
function places(text: string, rows: readonly Record<string, unknown>[]): string[] {
  const parts = (texts: readonly string[]) =>
    new Set(texts.flatMap((one) => one.toLowerCase().split(/[;,] */)).filter(Boolean));
  const said = parts([text]);
  const known = parts(
    rows.flatMap((row) => ['Location Name', 'Location City', 'Location State'].map((head) => oneLine(row[head]))),
  );
  const cities = parts(
    rows.map((row) => oneLine(row['Location City'])).filter((city) => !/\d| (?:st|street|road|rd)$/i.test(city)),
  );
  const missing = text.length > 1_900 ? [] : [...cities].filter((city) => !said.has(city));
  return [...[...said].filter((place) => !known.has(place)), ...missing.map((city) => `lacks ${city}`)];
}

function others(course: CourseRecord | undefined, names: readonly string[]): string[] {
  // What speaks of a commission stays with staff: the Anglican Schools Commission's four courses have no other names.
  if (names.some((name) => /\bcommission\b/i.test(name))) return [];
  const said = new Set((course?.universityNames ?? '').split('; ').filter(Boolean));
  const wanted = new Set(
    names.map((name) => name.replaceAll(';', ',')).filter((name) => name && !/^n\/?a$/i.test(name)),
  );
  const lacking = [...wanted].filter(
    (name) => !said.has(name) && name.toLowerCase() !== course?.university.toLowerCase(),
  );
  return [...lacking.map((name) => `lacks the name ${name}`), ...[...said].filter((name) => !wanted.has(name))];
}

/** 300 courses leave, 1,200 get another fee, 500 another length and 300 another name, and 500 come, each with its places. */
function nextEdition(sheets: Sheets) {
  const rows = sheets.Courses ?? [];
  const heads = (rows[ROWS_ABOVE - 1] ?? []).map(oneLine);
  const at = (head: string) => heads.indexOf(head);
  const [code, name, fee, weeks] = [at(CODE), at('Course Name'), at('Tuition Fee'), at('Duration (Weeks)')];
  const body = rows.slice(ROWS_ABOVE);
  const dice = diceOf(270);
  const usable = dice.shuffled(body.filter((row) => Number(row[fee]) > 0 && row[at('Expired')] !== 'Yes'));
  const [gone, dearer, longer, renamed, copied] = [300, 1_200, 500, 300, 500].map(
    (count) => new Set(usable.splice(0, count)),
  );
  const changed = new Map<string, string>();
  const change = (row: unknown[], column: number, value: unknown, field: string) => {
    changed.set(String(row[code]), field);
    return row.map((cell, place) => (place === column ? value : cell));
  };
  const kept = body.flatMap((row) => {
    if (gone?.has(row)) return [];
    if (dearer?.has(row)) return [change(row, fee, Number(row[fee]) + 111, 'tuitionFeeMinor')];
    if (longer?.has(row)) return [change(row, weeks, Number(row[weeks]) + 26, 'durationInMonths')];
    if (renamed?.has(row)) return [change(row, name, `${oneLine(row[name])} (Revised)`, 'course')];
    return [row];
  });
  const newCode = (row: unknown[]) => `9${oneLine(row[code])}`;
  const fresh = [...(copied ?? [])].map((row) =>
    row.map((cell, place) => (place === code ? newCode(row) : place === name ? `${oneLine(cell)} by evening` : cell)),
  );
  const places = sheets['Course Locations'] ?? [];
  const codeOfPlace = (places[ROWS_ABOVE - 1] ?? []).map(oneLine).indexOf(CODE);
  const codes = new Map([...(copied ?? [])].map((row) => [String(row[code]), newCode(row)]));
  const more = places.flatMap((row) => {
    const own = codes.get(String(row[codeOfPlace]));
    return own ? [row.map((cell, place) => (place === codeOfPlace ? own : cell))] : [];
  });
  return {
    edition: {
      ...sheets,
      Courses: [...rows.slice(0, ROWS_ABOVE), ...kept, ...fresh],
      'Course Locations': [...places, ...more],
    },
    added: fresh.map((row) => String(row[code])).sort(),
    changed,
    gone: [...(gone ?? [])].map((row) => String(row[code])).sort(),
  };
}
