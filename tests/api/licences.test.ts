import { beforeEach, describe, expect, it } from 'vitest';
import { POST as change } from '@/app/api/v1/agency/commission/entries/[id]/changes/route';
import { GET as month } from '@/app/api/v1/agency/commission/month/route';
import { DELETE as removeLicence } from '@/app/api/v1/agency/licences/[id]/route';
import { POST as addLicence, GET as listLicences } from '@/app/api/v1/agency/licences/route';
import { GET as work } from '@/app/api/v1/agency/work/route';
import { addDays } from '@/lib/domain/days/day';
import { Agency } from '@/models/agency';
import { agencyOfFive } from '../support/agency';
import { agreed, brought, entriesFor } from '../support/commission';
import { emptyDatabase } from '../support/database';
import { longIt } from '../support/long-it';
import type { Person } from '../support/people';
import { ask, rows } from '../support/request';

/** Licences of an agency and its people: what ends is said in time, and nothing becomes claimable after the agency's own ended. */

const TODAY = new Date().toISOString().slice(0, 10);
const inDays = (days: number) => addDays(TODAY, days);

let made: Awaited<ReturnType<typeof agencyOfFive>>;
beforeEach(async () => {
  await emptyDatabase();
  made = await agencyOfFive();
});

const entered = async (given: object) => {
  const body = { kind: 'agency', number: 'PB-7', place: 'Punjab', ...given };
  expect((await ask(addLicence, { as: made.who.owner, body })).status).toBe(201);
};
const listed = async (as: Person) => rows((await ask(listLicences, { as })).body.licences);
const ends = async (as: Person) =>
  rows(rows((await ask(work, { as })).body.groups).find(({ group }) => String(group) === 'ends')?.rows);

describe('a licence', () => {
  it('is entered by owners, of the agency, a branch or a person of theirs, and read by all of the agency', async () => {
    const { owner, manager, accountant, neha, stranger } = made.who;
    const body = { kind: 'agency', number: 'PB-7', to: inDays(400) };
    for (const as of [manager, accountant, neha]) expect((await ask(addLicence, { as, body })).status).toBe(403);
    const as = owner;
    expect((await ask(addLicence, { as, body: { ...body, kind: 'mara' } })).body.fields).toHaveProperty('memberId');
    for (const foreign of [{ kind: 'mara', memberId: stranger.userId }, { branchId: stranger.userId }])
      expect((await ask(addLicence, { as, body: { ...body, ...foreign } })).status).toBe(404);
    await entered({ to: inDays(400), branchId: made.moga });
    await entered({ to: null, kind: 'mara', memberId: neha.userId, place: '' });
    for (const one of [owner, neha, accountant])
      expect(await listed(one)).toMatchObject([
        { kind: 'agency', branch: 'Moga', holder: '', state: 'holds' },
        { kind: 'mara', branch: '', holder: 'Neha Sharma', to: null, state: 'holds' },
      ]);
    expect(await listed(stranger)).toEqual([]);
  });

  longIt('that was a mistake is taken away, and its record stays', async () => {
    const { owner, manager } = made.who;
    await entered({ to: inDays(5) });
    const params = { id: String((await listed(owner))[0]?._id) };
    expect((await ask(removeLicence, { as: manager, params })).status).toBe(403);
    expect((await ask(removeLicence, { as: owner, params })).status).toBe(200);
    expect((await ask(removeLicence, { as: owner, params })).status).toBe(404);
    expect(await listed(owner)).toEqual([]);
    const stored = await Agency.findById(owner.userId).orFail().lean();
    expect(stored.licences).toMatchObject([{ number: 'PB-7', removed: { byName: owner.user.name } }]);
  });

  longIt('stands on My work and in the month’s end from 90 days before its end, until it is renewed', async () => {
    const { owner, neha, simran, accountant } = made.who;
    await entered({ to: inDays(91) });
    await entered({ to: inDays(90), kind: 'mara', memberId: neha.userId });
    expect(await ends(owner)).toMatchObject([{ kind: 'licence', name: 'Neha Sharma', dueOn: inDays(90) }]);
    expect(await ends(neha)).toHaveLength(1);
    expect(await ends(simran)).toEqual([]);
    expect((await ask(month, { as: accountant })).body.licences).toMatchObject([{ name: 'Neha Sharma', ended: false }]);
    await entered({ to: inDays(800), kind: 'mara', memberId: neha.userId, number: 'new' });
    expect(await ends(owner)).toEqual([]);
    expect((await listed(owner)).map(({ state }) => String(state))).toEqual(['holds', 'holds', 'renewed']);
  });

  it('of the agency that ended blocks what isn’t claimable yet, until its renewal; a person’s doesn’t', async () => {
    const { owner, neha } = made.who;
    const application = await brought(made.students.ofNeha.userId, 'Submitted', 'Accepted');
    await agreed(owner, application);
    const [entry] = await entriesFor(owner);
    const params = { id: String(entry?._id) };
    const did = async (given: object) =>
      (await ask(change, { as: owner, params, body: { change: { on: TODAY, note: 'Letter', ...given } } })).status;
    expect(await did({ kind: 'fees', fee: 1_000_000, scholarship: null })).toBe(200);
    const states = async () => (await entriesFor(owner)).map(({ state }) => String(state));
    await entered({ to: inDays(-1), kind: 'training', memberId: neha.userId });
    await entered({ to: inDays(-1), branchId: made.jalandhar });
    expect(await states()).toEqual(['expected']);
    await entered({ to: inDays(-1), branchId: made.moga });
    // Also where no list was read since.
    expect(await did({ kind: 'claimable' })).toBe(409);
    expect(await states()).toEqual(['blocked']);
    expect(await did({ kind: 'lifted' })).toBe(409);
    await entered({ to: inDays(300), branchId: made.moga, number: 'PB-8' });
    expect(await did({ kind: 'claimable' })).toBe(200);
    expect(await states()).toEqual(['claimable']);
  });
});
