import { beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '@/lib/api/endpoint';
import { OPERATIONS } from '@/lib/contract/all';
import type { Operation } from '@/lib/contract/operation';
import { isSame } from '@/lib/domain/saves/seen';
import { emptyDatabase } from '../support/database';
import { allEndpoints } from '../support/endpoints';
import { formOf } from '../support/files';
import { MORE_MERGING, REFUSING } from '../support/more-whole-saves';
import { ask } from '../support/request';
import { MERGING, savesWorld, type World } from '../support/whole-saves';

const MERGED = { ...MERGING, ...MORE_MERGING };

/**
 * Saves that take nothing away that another device or person saved meanwhile, and why. `by field`: each control of their pages sends
 * its own field alone. `a press`: one state, which whoever presses means as it is. `an act`: it is signed and kept beside those before.
 */
const NEEDS_NOTHING: Record<
  string,
  readonly ['by field' | 'a press' | 'one value' | 'an act' | 'adds' | 'by question', string]
> = {
  'PUT /practice/{id}/attempt': ['by question', 'with revisions: practice-two-devices.test.ts'],
  'PUT /second-factor/app': ['an act', 'adds the app that was begun'],
  'PUT /second-factor/passkeys': ['adds', 'a passkey'],
  'PUT /auth/passkey': ['an act', 'signs in'],
  'PUT /calendar-address': ['one value', 'the time zone, which the page finds out by itself'],
  'PUT /applications/{id}/reopening': ['a press', 'allowed or not'],
  'PUT /applications/{id}/handler': ['an act', 'refused where it is handled so already'],
  'PUT /applications/{id}/said/{saidId}/settled': ['an act', 'refused once it is settled'],
  'PUT /agency/commission/claim-sheets/{id}/list/{row}': ['an act', 'refused once it is settled; all notes stay'],
  'PUT /agents/{id}/handling': ['an act', 'one line, allowed or not'],
  'PUT /agency/handling': ['an act', 'one line, named or not'],
  'PUT /my-helpers/{id}': ['a press', 'allowed or not'],
  'PUT /students/{id}/address': ['one value', 'the address, until one is confirmed'],
  'PUT /own-agency': ['an act', 'the agency that is named last'],
  'PUT /applications/{id}/consent': ['an act', 'the person’s own yes or no to what they are shown'],
  'PUT /update-blog-status/{slug}': ['a press', 'published or not'],
  'PUT /update-news-status/{slug}': ['a press', 'published or not'],
  'PUT /preview-blog/{slug}': ['a press', 'with a link or without'],
  'PUT /rates': ['an act', 'a list is uploaded; what is unusual beside the rates in use is asked about'],
  'PATCH /saved-searches/{id}': ['by field', 'its name, or whether it mails'],
  'PUT /course-imports/{id}/left': ['a press', 'names what is left out or taken in'],
  'PATCH /agent/student-sheets/{id}/rows/{row}': ['by field', 'the cells that were corrected'],
  'PUT /staff/policy': ['a press', 'required or not'],
  'PUT /staff/raised-addresses': ['an act', 'for one address and some hours'],
  'PATCH /staff/views/{id}': ['by field', 'its name, whether it is shared, or what is shown now'],
  'PUT /staff/views/order': ['one value', 'one’s own order; views that are not named come last'],
  'PATCH /staff/{id}': ['by field', 'its role, or whether it is switched off'],
  'PUT /agency/students/{id}': ['by field', 'the colleague, or the branch'],
  'PATCH /agency': ['one value', 'the agency’s name'],
  'PUT /agency/country': ['one value', 'the agency’s country'],
  'PUT /leads/{id}/student': ['an act', 'refused for an enquiry that has a student'],
  'PUT /practice-sets/{id}/shown': ['a press', 'shown or not'],
  'PATCH /toggle-agent-verification/{id}': ['a press', 'verified or not'],
  'POST /save-course': ['adds', 'a course'],
  'POST /save-blog': ['adds', 'a draft'],
  'POST /save-news': ['adds', 'a draft'],
  'POST /save-documents': ['adds', 'files, by the name of their field'],
};

const callOf = ({ method, path }: Operation) => `${method} ${path}`;
const fieldsOf = (operation: Operation) => Object.keys(operation.body?.shape ?? {});
/** What a save of a whole record is, by its address and method. */
const isSave = ({ method, path }: Operation) =>
  method === 'PUT' || method === 'PATCH' || (method === 'POST' && /^\/(save|update|edit|change|set)-/.test(path));
/** No saves: a password that is changed, and what is written as a new version with the one before in it. */
const OTHERS = ['POST /change-password'];
const all: readonly Operation[] = OPERATIONS;

let world: World;
let endpoints: Map<string, Endpoint>;
beforeAll(async () => {
  await emptyDatabase();
  world = await savesWorld();
  endpoints = await allEndpoints();
});

describe('every save of a whole record', () => {
  it('is in the table with what it does beside another save, and none but those', () => {
    const tabled = [...Object.keys(MERGED), ...Object.keys(REFUSING), ...Object.keys(NEEDS_NOTHING)];
    expect(new Set(tabled).size).toBe(tabled.length);
    const saves = all.filter(isSave).map(callOf);
    const beside = all.filter((one) => !isSave(one) && callOf(one) in MERGED).map(callOf);
    const where =
      'A save has a line in tests/support/whole-saves.ts or more-whole-saves.ts, or in NEEDS_NOTHING above.';
    expect(tabled.sort(), where).toEqual([...saves.filter((call) => !OTHERS.includes(call)), ...beside].sort());
  });

  it('that merges takes `seen` and may answer 409; one of several fields is no single value or press', () => {
    for (const operation of all) {
      const call = callOf(operation);
      if (call in MERGED) expect([call, fieldsOf(operation), operation.errors], call).toSatisfy(takesSeen);
      if (['a press', 'one value'].includes(NEEDS_NOTHING[call]?.[0] ?? ''))
        expect([call, fieldsOf(operation).filter((name) => !BESIDE_A_PRESS.includes(name)).length]).toEqual([call, 1]);
    }
  });
  const takesSeen = ([, fields, errors]: [string, string[], readonly string[]]) =>
    fields.includes('seen') && errors.includes('conflict');
  /** What names the thing that is pressed, or a condition of the press. */
  const BESIDE_A_PRESS = ['ifNone', 'kind', 'keys', 'userId'];
});

const send = (
  call: string,
  given: { as: World['admin']; params?: Record<string, string>; body: object },
  isForm = false,
) => {
  const { body, ...rest } = given;
  const endpoint = endpoints.get(call) as Endpoint;
  return ask(endpoint, { ...rest, ...(isForm ? { form: formOf(asText(body)) } : { body }) });
};
const asText = (body: object) =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      name === 'seen' && typeof value === 'object' ? JSON.stringify(value) : String(value),
    ]),
  );

describe('two who have a record open, and save', () => {
  it.each(Object.entries(MERGED))(
    '%s: each keeps what the other changed, and what both changed is refused by name',
    async (call, row) => {
      const { params, body, stored } = await row.open(world);
      const given = { as: row.as(world), ...(params ? { params } : {}) };
      const [name, theirs, mine] = row.edit;
      const full = (value: unknown) => (value && Array.isArray(value) && name === 'shares' ? sharesOf(value) : value);
      const sharesOf = (shares: object[]) =>
        shares.map((one) => ({ branchId: world.jalandhar, isFirm: false, ...one }));
      const save = (change: object, seen: object = body) =>
        send(call, { ...given, body: { ...body, ...change, seen } }, row.isForm);

      const first = await save({ [name]: full(theirs) });
      expect(first.status, JSON.stringify(first.body)).toBeLessThan(300);
      const after = (await stored())[name];
      expect(isSame(after, body[name]), `${call} changes ${name}`).toBe(false);

      if (row.other) {
        const [place, value] = row.other;
        const second = await save({ [place]: value });
        expect(second.status, JSON.stringify(second.body)).toBeLessThan(300);
        const both = await stored();
        expect([both[name], isSame(both[place], value)]).toEqual([after, true]);
      }
      if (isSame(theirs, mine)) return;
      const late = await save({ [name]: full(mine) });
      expect([late.status, late.body.fields?.[name]]).toEqual([
        409,
        expect.stringMatching(/^Saved by someone else: .+\.$/),
      ]);
      expect((await stored())[name]).toEqual(after);

      const { [name]: _told, ...rest } = body;
      const again = await save({ [name]: full(mine) }, rest);
      expect(again.status, JSON.stringify(again.body)).toBeLessThan(300);
      expect((await stored())[name]).not.toEqual(after);
      if (row.other) expect(isSame((await stored())[row.other[0]], row.other[1])).toBe(true);
    },
  );

  it.each(Object.entries(REFUSING))('%s: the later one is refused, and takes nothing away', async (call, row) => {
    const { params, body, seen, stored } = await row.open(world);
    const given = { as: row.as(world), ...(params ? { params } : {}) };
    const [name] = row.edit;
    const [theirs, mine] = [row.edit[1], row.edit[2]].map((value) =>
      name === 'rules' ? rulesOf(call, `${value}`) : value,
    );
    const read = await seen();
    const save = (value: unknown, from: object) =>
      send(call, { ...given, body: { ...body, ...from, [name]: value } }, row.isForm);

    const first = await save(theirs, read);
    expect(first.status, JSON.stringify(first.body)).toBeLessThan(300);
    const after = (await stored())[name];
    expect((await save(mine, read)).status).toBe(409);
    expect((await stored())[name]).toEqual(after);
    if (row.once) return;
    const again = await save(mine, await seen());
    expect(again.status, JSON.stringify(again.body)).toBeLessThan(300);
    expect((await stored())[name]).not.toEqual(after);
  });
  const rulesOf = (call: string, whose: string) => {
    const { userId } = whose === 'of Team' ? world.team : world.admin;
    return call === 'PUT /staff/assignment'
      ? [{ country: null, level: null, agentId: null, staff: [userId] }]
      : [{ _id: null, when: 'status', status: 'Under Review', country: null, title: whose, days: 2 }];
  };
});
