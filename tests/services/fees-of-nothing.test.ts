import { beforeEach, describe, expect, it } from 'vitest';
import { feeText } from '@/components/course/format';
import { importRows } from '@/lib/services/catalogue/course-import/views';
import { searchCatalogue } from '@/lib/services/catalogue/search/course-search';
import { searchIsCurrent } from '@/lib/services/catalogue/search/current-index';
import { EVERYTHING } from '@/lib/services/catalogue/search/query';
import { Course } from '@/models/course';
import { pick, type Random, seededRandom } from '../search/generate';
import { emptyDatabase } from '../support/database';
import { applied, planned } from '../support/imports';
import { type Person, person } from '../support/people';

const SEEDS = process.env.LONG_TESTS === '1' ? 25 : 1;
const ROWS = 40;

/** What a fee's cell may hold, and what it says: an amount, free, or nothing. Some are said of in the review. */
const CELLS: readonly { of: (random: Random) => string | number; says: 'price' | 'free' | 'nothing'; isTold?: true }[] =
  [
    { of: (random) => 9_000 + Math.floor(random() * 40_000), says: 'price' },
    { of: (random) => `$${9 + Math.floor(random() * 40)},000 per year`, says: 'price' },
    { of: () => 0, says: 'nothing', isTold: true },
    {
      of: (random) => pick(random, ['0', '0.00', '$0', 'AUD 0', 'AUD 0 per year', '$0.00 p.a.']),
      says: 'nothing',
      isTold: true,
    },
    {
      of: (random) => pick(random, ['', ' ', '-', 'N/A', 'NA', 'n/a', 'TBA', 'Nil', 'Not published', 'Unknown']),
      says: 'nothing',
    },
    {
      of: (random) => pick(random, ['Free', 'free', 'FREE', 'Free of charge', 'No tuition fee', 'AUD 0 (free)']),
      says: 'free',
    },
  ];

let admin: Person;
beforeEach(async () => {
  await emptyDatabase();
  admin = await person('admin');
});

describe.each(Array.from({ length: SEEDS }, (_, seed) => seed + 1))('a catalogue of seed %i', (seed) => {
  it('shows no fee of 0, orders and filters by none, and is free only where the file says so', async () => {
    const random = seededRandom(seed);
    const rows = Array.from({ length: ROWS }, (_, place) => {
      const cell = pick(random, CELLS);
      const total = random() < 0.5 ? 20_000 + Math.floor(random() * 50_000) : '';
      return { course: `Course ${String(place).padStart(3, '0')}`, cell, fee: cell.of(random), total };
    });
    const heads = ['Course', 'University', 'Tuition Fee', 'Estimated Total Course Cost'];
    const sheet = rows.map(({ course, fee, total }) => [course, 'Quillbury University', fee, total]);
    const plan = await planned(admin, [heads, ...sheet], {}, 'Australia');
    // The review says each such cell once.
    const told = (await importRows(String(plan._id), { kind: 'unread', limit: 100 })).rows.map(
      ({ message }) => message,
    );
    const zeros = new Set(rows.flatMap(({ cell, fee }) => (cell.isTold ? [String(fee)] : [])));
    const notPublished = 'is not a price, so the fee is not published. Write Free if the course is free.';
    expect(told.toSorted()).toEqual([...zeros].map((zero) => `“${zero}” ${notPublished}`).sort());
    await applied(admin, plan);
    expect(await Course.countDocuments()).toBe(ROWS);
    expect(await Course.countDocuments({ tuitionFeeMinor: 0 })).toBe(0);
    await searchIsCurrent();
    const saysOf = new Map(rows.map(({ course, cell }) => [course, cell.says]));
    const found = async (asked: object) =>
      (await searchCatalogue({ ...EVERYTHING, limit: 50, ...asked }, null)).courses.map((card) => ({
        ...card,
        says: saysOf.get(card.course),
      }));
    for (const sort of ['fee', '-fee'] as const) {
      const cards = await found({ sort });
      for (const card of cards) {
        const text = feeText(card);
        if (card.says === 'price') expect(text).toMatch(/^AU\$[1-9]/);
        else expect([card.course, text]).toEqual([card.course, card.says === 'free' ? 'No tuition fee' : '']);
      }
      const order = cards.map(({ says }) => says).filter((says, place, all) => says !== all[place - 1]);
      const full = sort === 'fee' ? ['free', 'price', 'nothing'] : ['price', 'free', 'nothing'];
      expect(order).toEqual(full.filter((says) => order.includes(says as 'free')));
    }
    expect((await found({ maxFee: 60_000, currency: 'AUD' })).filter(({ says }) => says === 'nothing')).toEqual([]);
    // Where no fee is known, an estimated total is kept as what it is.
    for (const { course, cell, total } of rows) {
      const { remarks } = await Course.findOne({ course }, 'remarks').lean().orFail();
      const kept =
        cell.says === 'nothing' && total !== '' ? `Estimated total course cost: ${total.toLocaleString('en-GB')}.` : '';
      expect([course, remarks]).toEqual([course, kept]);
    }
  });
});
