import { beforeEach, describe, expect, it } from 'vitest';
import type { RepeatRule } from '@/lib/domain/imports/repeat-rules';
import { courseIdentity } from '@/lib/services/catalogue/course-identity';
import { importRows } from '@/lib/services/catalogue/course-import/views';
import { Course } from '@/models/course';
import { emptyDatabase } from '../support/database';
import { applied, catalogue, planned, refusals } from '../support/imports';
import { type Person, person } from '../support/people';
import { LONG } from '../support/tiers';

let admin: Person;
beforeEach(async () => {
  await emptyDatabase();
  admin = await person('admin');
});

const HEADS = ['Program', 'University', 'Degree', 'URL', 'Fee'];
const AWARDS = ['Master of Engineering (MEng)', 'Master of Engineering Science (MESc)', 'Doctor of Philosophy (PhD)'];
const link = (place: number) => `https://mb.example/p?${place + 1}`;
const bridge = (award: string, place: number): unknown[] => [
  'Bridge Engineering',
  'Maple Bay University',
  award,
  link(place),
  30_000,
];
const FILE = [HEADS, ...AWARDS.map(bridge)];
const KEEP_ALL: RepeatRule = { keep: 'variants', column: '', which: 'largest' };
const FULLEST: RepeatRule = { keep: 'fullest', column: '', which: 'largest' };
const ORIGIN = { source: 'An agency' };

const kept = async () => (await catalogue()).map(({ award, variant, level }) => [award, variant, level]).sort();
const ids = async () => (await catalogue()).map(({ _id }) => _id).sort();

describe('rows that differ in the award they lead to', () => {
  it.each<[string, RepeatRule | undefined]>([
    ['without a rule', undefined],
    ['with all kept', KEEP_ALL],
    ['with the fullest kept', FULLEST],
  ])(
    'are courses of their own, told apart by the award, and the same again in the next file: %s',
    async (_, repeatRule) => {
      const choice = repeatRule ? { repeatRule } : {};
      const plan = await planned(admin, FILE, choice, 'Canada', ORIGIN);
      expect(plan).toMatchObject({ rows: 3, added: 3, refused: 0 });
      await applied(admin, plan);
      expect(await kept()).toEqual(AWARDS.map((award) => [award, award, 'Post Graduate']).sort());
      const before = await catalogue();
      const again = await planned(admin, FILE, choice, 'Canada', ORIGIN);
      expect(again).toMatchObject({ added: 0, changed: 0, unchanged: 3, refused: 0, gone: 0, missing: 0 });
      const alone = await planned(admin, [HEADS, bridge(AWARDS[2] ?? '', 2)], {}, 'Canada');
      expect(alone).toMatchObject({ added: 0, changed: 0, unchanged: 1, refused: 0 });
      expect((await catalogue()).map(({ _id }) => _id)).toEqual(before.map(({ _id }) => _id));
    },
  );

  it('are decided by the rule where two rows state the same award', async () => {
    const dearer = ['Bridge Engineering', 'Maple Bay University', AWARDS[0], link(0), 40_000];
    const rule: RepeatRule = { keep: 'column', column: 'tuitionFeeMinor', which: 'smallest' };
    const plan = await planned(admin, [...FILE, dearer], { repeatRule: rule });
    expect(plan).toMatchObject({ added: 3, refused: 1 });
    expect(await refusals(plan)).toEqual([[5, 'Same course as in row 2, which has the smallest fee.']]);
    const none = await planned(admin, [...FILE, dearer]);
    expect(none).toMatchObject({ added: 2, refused: 2 });
  });

  it('report the unread cells of each, as of any other row', async () => {
    const heads = [...HEADS, 'Duration'];
    const rows = AWARDS.map((award, place) => [...bridge(award, place), '13']);
    for (const repeatRule of [KEEP_ALL, FULLEST]) {
      const plan = await planned(admin, [heads, ...rows], { repeatRule });
      expect(plan).toMatchObject({ added: 3, unread: 3 });
      expect((await importRows(String(plan._id), { kind: 'unread' })).rows).toMatchObject([{ count: 3 }]);
    }
  });
});

/** The stored courses as a release left them that knew no awards: `variants` by place, '' for a course without one. */
async function asBefore(variants: readonly string[]) {
  const courses = await Course.collection.find({}).sort({ courseLink: 1 }).toArray();
  for (const [place, course] of courses.entries()) {
    const variant = variants[place];
    if (variant === undefined) await Course.collection.deleteOne({ _id: course._id });
    else {
      const identity = courseIdentity({ ...(course as never as Parameters<typeof courseIdentity>[0]), variant });
      await Course.collection.updateOne({ _id: course._id }, { $set: { variant, identity }, $unset: { award: '' } });
    }
  }
}

describe('a file that was applied before awards were known, uploaded again', () => {
  beforeEach(async () => {
    await applied(admin, await planned(admin, FILE, { repeatRule: KEEP_ALL }, 'Canada', ORIGIN));
  });

  it.each<[string, string[]]>([
    ['by their links', AWARDS.map((_, place) => `link ${link(place)}`)],
    ['by a length that is read otherwise now', ['13 months', '16 months', '48 months']],
  ])(
    'gives variants that were told apart %s their awards: none is added, retired or gets another id',
    async (_, variants) => {
      await asBefore(variants);
      const before = await ids();
      const plan = await planned(admin, FILE, { repeatRule: KEEP_ALL }, 'Canada', ORIGIN);
      expect(plan).toMatchObject({ added: 0, changed: 3, refused: 0, gone: 0, missing: 0 });
      await applied(admin, plan, false, true);
      expect(await ids()).toEqual(before);
      expect(await kept()).toEqual(AWARDS.map((award) => [award, award, 'Post Graduate']).sort());
      const again = await planned(admin, FILE, { repeatRule: KEEP_ALL }, 'Canada', ORIGIN);
      expect(again).toMatchObject({ added: 0, changed: 0, unchanged: 3, refused: 0, gone: 0 });
    },
  );

  it.runIf(LONG)(
    'leaves the one course that its rows were made: the others are refused with why, and nothing is added',
    async () => {
      await asBefore(['']);
      const before = await ids();
      const oneLink = [HEADS, ...AWARDS.map((award) => bridge(award, 0))];
      for (const choice of [{ repeatRule: KEEP_ALL }, {}, { repeatRule: FULLEST }]) {
        const plan = await planned(admin, oneLink, choice, 'Canada', ORIGIN);
        expect(plan).toMatchObject({ added: 0, changed: 1, refused: 2, gone: 0, missing: 0 });
        expect((await refusals(plan))[0]?.[1]).toContain(
          `Same course as in row 2 except for the award (${AWARDS[0]}, here ${AWARDS[1]}).`,
        );
      }
      await applied(admin, await planned(admin, oneLink, {}, 'Canada', ORIGIN), false, true);
      expect(await ids()).toEqual(before);
      expect(await kept()).toEqual([[AWARDS[0], '', 'Post Graduate']]);
    },
  );
});
