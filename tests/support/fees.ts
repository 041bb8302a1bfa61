import { POST as take } from '@/app/api/v1/agency/charges/[id]/payments/route';
import { POST as addItem } from '@/app/api/v1/agency/fee-items/route';
import { POST as offer } from '@/app/api/v1/agency/students/[id]/fees/route';
import { POST as answer } from '@/app/api/v1/charges/[id]/answer/route';
import type { Person } from './people';
import { ask } from './request';

/** An item that can be paid back, as an owner's form sends it. */
export const ITEM = {
  kind: 'service',
  name: 'Visa file',
  covers: 'We put the papers of your visa file together and check them.',
  amount: '5,000',
  currency: 'inr',
  isRefundable: true,
  askWithin: '14',
  when: '',
  payWithin: '10',
};

/** Sets an item. Returns its id. */
export async function itemOf(owner: Person, more: object = {}): Promise<string> {
  const { body, status } = await ask(addItem, { as: owner, body: { ...ITEM, ...more } });
  if (status !== 201) throw new Error(`The item was not set: ${JSON.stringify(body)}`);
  return String(body.item?._id);
}

/** Offers an item to a student. Returns the id of the charge. */
export async function offered(by: Person, student: Person, itemId: string, more: object = {}): Promise<string> {
  const { body, status } = await ask(offer, { as: by, params: { id: student.userId }, body: { itemId, ...more } });
  if (status !== 201) throw new Error(`The item was not offered: ${JSON.stringify(body)}`);
  return String(body.charge?._id);
}

/** Offers an item, and the student says yes. Returns the id of the charge. */
export async function agreed(by: Person, student: Person, itemId: string, more: object = {}): Promise<string> {
  const id = await offered(by, student, itemId, more);
  await ask(answer, { as: student, params: { id }, body: { answer: 'yes' } });
  return id;
}

let keys = 0;
export const newKey = () => `key-of-the-test-${++keys}`;

/** Notes money that was paid for a charge. */
export const taken = (as: Person, id: string, more: object = {}) =>
  ask(take, { as, params: { id }, body: { amount: 5_000, way: 'cash', key: newKey(), ...more } });
