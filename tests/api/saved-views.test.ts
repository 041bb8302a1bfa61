import { beforeEach, describe, expect, it } from 'vitest';
import { PATCH as change, DELETE as remove } from '@/app/api/v1/staff/views/[id]/route';
import { PUT as order } from '@/app/api/v1/staff/views/order/route';
import { GET as list, POST as save } from '@/app/api/v1/staff/views/route';
import { StaffViews } from '@/models/staff-views';
import { everybody, type Person, person } from '../support/people';
import { ask, rows } from '../support/request';

let who: Awaited<ReturnType<typeof everybody>>;
let colleague: Person;
beforeEach(async () => {
  await StaffViews.deleteMany({});
  who = await everybody();
  colleague = await person('team', { name: 'Meera Nair' });
});

const view = (more: object = {}) => ({ list: 'applications', name: 'UK offers', query: 'country=UK', ...more });
const saved = async (as: Person, more: object = {}) => {
  const answer = await ask(save, { as, body: view(more) });
  expect(answer.status).toBe(201);
  return String(answer.body._id);
};
const shown = async (as: Person) => rows((await ask(list, { as })).body.views);
const names = async (as: Person) => (await shown(as)).map(({ name }) => name);

describe('saved views', () => {
  it('are the own ones in their order, then those that others share; the page is no part of them', async () => {
    await saved(who.team, { query: 'country=UK&page=3&view=abc&sort=-movedOn' });
    await saved(who.team, { name: 'Stalled', list: 'stalled', query: '' });
    await saved(colleague, { name: 'For all', shared: true });
    await saved(colleague, { name: 'For me alone' });
    const views = await shown(who.team);
    expect(views).toMatchObject([
      { name: 'UK offers', query: 'country=UK&sort=-movedOn', own: true, canEdit: true },
      { name: 'Stalled', list: 'stalled', query: '', own: true },
      { name: 'For all', own: false, madeBy: 'Meera Nair', canEdit: false, shared: true },
    ]);
    expect(await names(who.admin)).toEqual(['For all']);
  });

  it('are changed and deleted by who made them; shared ones by admins, too; others are not there', async () => {
    const [own, shared] = [await saved(colleague), await saved(colleague, { name: 'For all', shared: true })];
    const tried = async (as: Person, id: string) => [
      (await ask(change, { as, params: { id }, body: { name: 'Renamed' } })).status,
      (await ask(remove, { as, params: { id } })).status,
    ];
    expect(await tried(who.team, own)).toEqual([404, 404]);
    expect(await tried(who.admin, own)).toEqual([404, 404]);
    expect(await tried(who.team, shared)).toEqual([403, 403]);
    expect(await names(colleague)).toEqual(['UK offers', 'For all']);
    expect((await ask(change, { as: who.admin, params: { id: shared }, body: { name: 'By an admin' } })).status).toBe(
      200,
    );
    expect(await names(colleague)).toEqual(['UK offers', 'By an admin']);
    expect(await tried(who.admin, shared)).toEqual([200, 200]);
    expect(await tried(colleague, own)).toEqual([200, 200]);
    expect(await names(colleague)).toEqual([]);
  });

  it('are put in another order; what is not named comes last', async () => {
    const ids = [
      await saved(who.team, { name: 'a' }),
      await saved(who.team, { name: 'b' }),
      await saved(who.team, { name: 'c' }),
    ];
    const body = { ids: [ids[2], ids[0], 'f'.repeat(24)] };
    expect((await ask(order, { as: who.team, body })).status).toBe(200);
    expect(await names(who.team)).toEqual(['c', 'a', 'b']);
  });

  it('are at most twenty for each person, also of twenty-five at once', async () => {
    await saved(who.team);
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_none, index) => ask(save, { as: who.team, body: view({ name: `View ${index}` }) })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(19);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(new Set(refused.map(({ status, body }) => `${status} ${body.message}`))).toEqual(
      new Set(['409 You already have 20 views. Please delete one first.']),
    );
    expect(await names(who.team)).toHaveLength(20);
  });

  it('have a name and a plain query', async () => {
    const refused = async (more: object) => (await ask(save, { as: who.team, body: view(more) })).body.fields;
    expect(await refused({ name: ' ' })).toEqual({ name: 'Please enter a name.' });
    expect(await refused({ query: '"><script>' })).toHaveProperty('query');
    expect(await refused({ list: 'courses' })).toHaveProperty('list');
  });
});
