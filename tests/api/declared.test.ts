import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { POST as declare, GET as listDeclared } from '@/app/api/v1/agency/declared/route';
import { GET as ownDeclared } from '@/app/api/v1/my-agency/earnings/route';
import { DeclaredEarning } from '@/models/declared-earning';
import { User } from '@/models/user';
import { agencyOfFive } from '../support/agency';
import { emptyDatabase } from '../support/database';
import { importsOf, resolveImport } from '../support/module-imports';
import { type Person, person } from '../support/people';
import { ask, rows } from '../support/request';

let agency: Awaited<ReturnType<typeof agencyOfFive>>;
const PLACE = { country: 'UK', university: 'Leeds' };

beforeEach(async () => {
  await emptyDatabase();
  agency = await agencyOfFive();
});

const say = (as: Person, more: object) => ask(declare, { as, body: { ...PLACE, ...more } });
const line = async (as: Person, query = PLACE) => (await ask(ownDeclared, { as, query })).body;

describe('what an agency earns', () => {
  it('is declared by its owner, line by line; the newest counts, and can be taken back', async () => {
    const { owner, manager, neha, desk, accountant } = agency.who;
    for (const as of [manager, neha, desk, accountant]) expect((await say(as, { kind: 'nothing' })).status).toBe(403);
    const student = agency.students.ofNeha;
    expect(await line(student)).toEqual({ agency: owner.user.name, earning: null });
    expect((await say(owner, { kind: 'percent', percent: '10.805', of: 'the first year’s fee' })).status).toBe(201);
    expect(await line(student)).toMatchObject({ earning: { words: '10.805% of the first year’s fee' } });
    await say(owner, { kind: 'amount', amount: '1,500', currency: 'gbp' });
    expect(await line(student)).toMatchObject({ earning: { words: '£1,500' } });
    await say(owner, { kind: 'withdrawn' });
    expect(await line(student)).toEqual({ agency: owner.user.name, earning: null });
    expect(await DeclaredEarning.countDocuments()).toBe(3);
    expect(rows((await ask(listDeclared, { as: owner })).body.declared)).toEqual([]);
  });

  it.each([
    [{ kind: 'percent' }, 'percent'],
    [{ kind: 'percent', percent: 101 }, 'percent'],
    [{ kind: 'amount', amount: 5 }, 'currency'],
    [{ kind: 'amount', currency: 'GBP' }, 'amount'],
    [{ kind: 'a secret' }, 'kind'],
  ])('is refused by its field: %j', async (body, field) => {
    const { status, body: answer } = await say(agency.who.owner, body);
    expect([status, typeof answer.fields?.[field]]).toEqual([422, 'string']);
  });

  it('is read by the agency’s own students alone: of another agency, and without one, there is nothing', async () => {
    const { owner, stranger } = agency.who;
    await say(owner, { kind: 'percent', percent: 12 });
    await say(stranger, { kind: 'percent', percent: 99 });
    const [theirs, noOnes] = [await person('student', { addedBy: stranger.user._id }), await person('student')];
    expect((await line(agency.students.ofNone)).earning).toMatchObject({ words: '12%' });
    expect((await line(theirs)).earning).toMatchObject({ words: '99%' });
    expect(await line(noOnes)).toEqual({ agency: null, earning: null });
    expect((await line(agency.students.ofNone, { ...PLACE, university: 'York' })).earning).toBeNull();
    // Who leaves reads it no more.
    await User.updateOne({ _id: agency.students.ofNone.userId }, { addedBy: null });
    expect(await line(agency.students.ofNone)).toEqual({ agency: null, earning: null });
    for (const as of [owner, agency.who.admin]) expect((await ask(ownDeclared, { as, query: PLACE })).status).toBe(403);
    // One line, and nothing beside it: no contact, no claim, no other amount.
    expect(Object.keys((await line(theirs)).earning ?? {}).sort()).toEqual(['on', 'words']);
  });
});

describe('search, its order, shortlists and what is proposed', () => {
  /** Everything of an agency's money. */
  const MONEY =
    /^(lib\/(domain\/agency\/(declared|fees)|domain\/ledger|services\/people\/(fees|agency\/declared)|services\/records\/ledger)|models\/(declared-earning|student-fee|receipt|fee-item|posting))/;
  const BLIND = [
    ...['lib/engines', 'lib/services/catalogue', 'lib/services/applications/shortlists', 'components/course-search'],
    ...['components/agency/shortlist', 'app/(public)', 'app/compare'],
  ];
  const filesOf = (folder: string) =>
    readdirSync(folder, { recursive: true })
      .map((name) => join(folder, String(name)))
      .filter((name) => /\.tsx?$/.test(name));

  it('import nothing of an agency’s money, near or far', () => {
    const seen = new Map<string, string | null>();
    const queue = BLIND.flatMap(filesOf);
    expect(queue.length).toBeGreaterThan(200);
    for (const file of queue) seen.set(file, null);
    const found: string[] = [];
    for (let at = 0; at < queue.length; at++) {
      const file = queue[at] as string;
      for (const { specifier, kind } of importsOf(file, readFileSync(file, 'utf8'))) {
        const target = kind === 'value' ? resolveImport(file, specifier) : null;
        if (!target || seen.has(target) || !/\.tsx?$/.test(target)) continue;
        seen.set(target, file);
        if (MONEY.test(target)) found.push(`${target} by ${file}`);
        // The compositions of all records and of all migrations, and the frame around every page with its menu: what they name is no reading; the threads that read files also print invoices, as they are handed over.
        if (
          !/^(app\/app\/_parts\/area-frame|lib\/agency-access|lib\/access|lib\/services\/records\/notices|models\/indexes|lib\/platform\/migrations\/all|lib\/platform\/reading\/worker\/serve)/.test(
            target,
          )
        )
          queue.push(target);
      }
    }
    expect(found).toEqual([]);
  });
});
