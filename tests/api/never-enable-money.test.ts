import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { OPERATIONS } from '@/lib/contract/all';
import { FEE_KINDS, isInstitutions, isVagueName } from '@/lib/domain/agency/fees';
import { FeeItem } from '@/models/fee-item';
import { Receipt } from '@/models/receipt';
import { Charge } from '@/models/student-fee';
import { agencyOfFive } from '../support/agency';
import { emptyDatabase } from '../support/database';
import { allEndpoints } from '../support/endpoints';
import { agreed, itemOf, taken } from '../support/fees';
import { ask } from '../support/request';

/** What must never be possible with students' money: each a guarantee of its own. How each call keeps it is tried in fees and refunds. */

interface Call {
  method: string;
  path: string;
  access: unknown;
  body?: z.ZodType;
}
const CALLS = OPERATIONS as readonly unknown[] as readonly Call[];

const fieldsOf = (schema: z.ZodType | undefined): string[] =>
  schema
    ? [...JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' })).matchAll(/"(\w+)":/g)].map(
        ([, name]) => name ?? '',
      )
    : [];

beforeAll(emptyDatabase);

describe('money of a student', () => {
  it('is taken by one call alone, which names a charge: the student’s yes to an item', () => {
    const withMoney = CALLS.filter(
      ({ path, body }) => /fee|charge|receipt|refund/.test(path) && fieldsOf(body).includes('amount'),
    );
    expect(withMoney.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
      'POST /agency/charges/{id}/payments',
      'POST /agency/fee-items',
      'POST /charges/{id}/refunds',
      'PUT /agency/fee-items/{id}',
      'PUT /agency/fee-settings',
    ]);
    // The yes is said by students alone.
    const yes = CALLS.find(({ path }) => path === '/charges/{id}/answer');
    expect(yes?.access).toEqual(['student']);
  });

  it('has an item that is no “other”, in the database as in the form', () => {
    expect(['Other', 'Misc. charges', 'Fee'].map(isVagueName)).toEqual([true, true, true]);
    expect(FEE_KINDS.filter(isInstitutions)).toEqual(['application-fee', 'deposit', 'tuition']);
    expect(FeeItem.schema.path('name').isRequired).toBe(true);
    expect(Charge.schema.path('itemId').isRequired).toBe(true);
  });

  it('has no receipt without a number', async () => {
    for (const field of ['series', 'number', 'label']) expect(Receipt.schema.path(field).isRequired).toBe(true);
    const { who, students } = await agencyOfFive();
    await taken(who.desk, await agreed(who.neha, students.ofNeha, await itemOf(who.owner)), { amount: 1 });
    const [receipt] = await Receipt.find().lean();
    await expect(Receipt.create({ ...receipt, _id: undefined, number: undefined })).rejects.toThrow(/number/);
    await expect(
      Receipt.collection.insertOne({ ...receipt, _id: Charge.base.Types.ObjectId.createFromTime(1) }),
    ).rejects.toMatchObject({
      code: 11_000,
    });
  });

  it('is given back to them for what they paid alone: there is no rebate', async () => {
    const { who, students } = await agencyOfFive();
    const id = await agreed(who.neha, students.ofNeha, await itemOf(who.owner));
    const endpoints = await allEndpoints();
    const back = endpoints.get('POST /charges/{id}/refunds');
    if (!back) throw new Error('no such call');
    const body = { reason: 'A gift', key: 'key-of-a-gift', amount: 1 };
    for (const as of [who.owner, who.accountant])
      expect((await ask(back, { as, params: { id }, body })).status).toBe(409);
    await taken(who.desk, id, { amount: 10 });
    expect((await ask(back, { as: who.owner, params: { id }, body: { ...body, amount: 10.01 } })).status).toBe(422);
  });

  it('is read by no staff of the platform and by no other agency', () => {
    const ofMoney = CALLS.filter(({ path }) => /fee|charge|receipt|declared|earnings/.test(path));
    expect(ofMoney.length).toBeGreaterThan(15);
    for (const { method, path, access } of ofMoney)
      expect(`${method} ${path} ${[access].flat().filter((role) => role !== 'student' && role !== 'agent')}`).toBe(
        `${method} ${path} `,
      );
  });
});
