import { Types } from 'mongoose';
import { beforeAll, expect, it } from 'vitest';
import { find } from '@/lib/services/desk/find/find';
import { Prospect, wordsOfProspect } from '@/models/prospect';
import { emptyDatabase } from '../../support/database';
import { NAMES_IN_SCRIPTS } from '../../support/names-in-scripts';
import { person } from '../../support/people';
import { LONG } from '../../support/tiers';

/**
 * Two hundred names in five scripts among two thousand others, which are put together of the same first and last names: each is found by two
 * Latin spellings, and Latin ones by the name in its own script. Every tenth of them in `npm test`, all in `npm run test:long`.
 */

const EVERY = LONG ? 1 : 10;
const ALL = Object.entries(NAMES_IN_SCRIPTS).flatMap(([script, lines]) =>
  lines
    .trim()
    .split('\n')
    .map((line) => ({ script, spellings: line.split('|') as [string, string, string] })),
);
const NAMES = ALL.filter((_name, at) => at % EVERY === 0);
const OTHERS = 2_000;
const FEW = 5;

let viewer: Awaited<ReturnType<typeof person>>['viewer'];
const another = { viewer: undefined as unknown as typeof viewer };

const fill = async (agencyId: Types.ObjectId, names: readonly string[]) => {
  const firsts = ALL.map(({ spellings }) => spellings[1].split(' ')[0]);
  const lasts = ALL.map(({ spellings }) => spellings[1].split(' ').at(-1));
  const others = Array.from(
    { length: OTHERS },
    (_none, at) => `${firsts[at % 200]} ${lasts[(at * 37 + 11 + Math.floor(at / 200)) % 200]}`,
  );
  const known = new Set(ALL.flatMap(({ spellings }) => spellings));
  const all = [...others.filter((name) => !known.has(name)), ...names].map((name) => {
    const record = {
      _id: new Types.ObjectId(),
      agencyId,
      name,
      stage: 'new' as const,
      source: 'other' as const,
      mobile: '',
      email: '',
    };
    return { ...record, archivedOn: null, memberId: null, branchId: null, words: wordsOfProspect(record) };
  });
  await Prospect.collection.insertMany(all as never);
};

beforeAll(async () => {
  await emptyDatabase();
  const [own, other] = [await person('agent'), await person('agent')];
  viewer = own.viewer;
  another.viewer = other.viewer;
  await fill(
    own.user._id,
    NAMES.map(({ spellings }) => spellings[0]),
  );
  await fill(
    other.user._id,
    NAMES.map(({ spellings }) => spellings[1]),
  );
});

const shown = async (as: typeof viewer, typed: string) => {
  const { groups } = await find(as, typed);
  return (groups.find(({ kind }) => kind === 'leads')?.hits ?? []).slice(0, FEW).map(({ name }) => name);
};

const missed = async (looks: readonly { as: typeof viewer; typed: string; wanted: string }[]) => {
  const failed: string[] = [];
  for (const { as, typed, wanted } of looks)
    if (!(await shown(as, typed)).includes(wanted)) failed.push(`${typed} → ${wanted}`);
  return failed;
};

it('finds at least 95 % of names among the first five, by either Latin spelling', async () => {
  const looks = NAMES.flatMap(({ spellings: [wanted, ...typed] }) =>
    typed.map((one) => ({ as: viewer, typed: one, wanted })),
  );
  const failed = await missed(looks);
  expect(looks.length, failed.join('\n')).toBe(2 * NAMES.length);
  expect(failed.length / looks.length, failed.join('\n')).toBeLessThanOrEqual(0.05);
}, 120_000);

it('finds at least 95 % of names in Latin letters by the name in its own script', async () => {
  const looks = NAMES.map(({ spellings: [typed, wanted] }) => ({ as: another.viewer, typed, wanted }));
  const failed = await missed(looks);
  expect(failed.length / looks.length, failed.join('\n')).toBeLessThanOrEqual(0.05);
}, 120_000);
