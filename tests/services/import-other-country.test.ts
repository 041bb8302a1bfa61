import { beforeEach, expect, it } from 'vitest';
import { University } from '@/models/university';
import { emptyDatabase } from '../support/database';
import { applied, catalogue, planned, takenBack } from '../support/imports';
import { longIt } from '../support/long-it';
import { type Person, person } from '../support/people';

let admin: Person;
beforeEach(async () => {
  await emptyDatabase();
  admin = await person('admin');
});

const HEADS = ['Institution', 'Course', 'Level', 'Link'];
const listOf = (end: string, universities = 20) => [
  HEADS,
  ...Array.from({ length: universities }, (_, at) => [
    `Hochschule ${at}`,
    'Physics',
    'MSc',
    `https://hs${at}.${end}/c/${at}`,
  ]),
];

longIt('a list whose universities and links are of another country waits for a yes', async () => {
  const plan = await planned(admin, listOf('de'), {}, 'UK');
  expect(plan.question).toMatch(
    /^The courses are for UK, but we list none of the 20 universities there, and .*end in \.de\.$/,
  );
  await expect(applied(admin, plan)).rejects.toMatchObject({ status: 409 });
  expect(await catalogue()).toEqual([]);
});

it.each([
  ['links that fit', listOf('ac.uk')],
  ['links of no country', listOf('edu')],
  ['few universities', listOf('de', 19)],
])('%s ask nothing', async (_, rows) => {
  expect((await planned(admin, rows, {}, 'UK')).question).toBe('');
});

it('asks nothing where one of the universities is known there', async () => {
  await University.create({ university: 'Hochschule 3', country: 'UK' });
  expect((await planned(admin, listOf('de'), {}, 'UK')).question).toBe('');
});

longIt('institutions in place of courses are offered as universities, added as such and taken back', async () => {
  const plan = await planned(admin, [
    ['Institution', 'name', 'city'],
    ['Rajpath University', 'Lotus College', 'Itanagar'],
    ['Rajpath University', 'Hillview College', 'Pasighat'],
  ]);
  expect(plan).toMatchObject({ rows: 2, added: 0, refused: 2, universities: 2 });
  expect(plan.cautions).toContainEqual(expect.stringMatching(/^2 rows name an institution and a town, not a course/));
  await applied(admin, plan);
  const names = async () => (await University.find().lean()).map(({ university }) => university).sort();
  expect(await names()).toEqual(['Hillview College', 'Lotus College']);
  await takenBack(admin, plan);
  expect(await names()).toEqual([]);
});
