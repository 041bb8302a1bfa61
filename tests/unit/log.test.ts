import { describe, expect, it } from 'vitest';
import { errorLine } from '@/lib/platform/log';
import { shapeOf } from '@/lib/platform/server/database-watch';

describe('an error in the log', () => {
  it('keeps what kind and where, and loses the values and addresses that databases and mail servers quote', () => {
    const cause = new Error('550 mailbox unavailable: <zebedee.quux+uk@mail.example.org>');
    const error = Object.assign(
      new Error('E11000 duplicate key error collection: a.users index: email_1 dup key: { email: "z@example.com" }', {
        cause,
      }),
      { code: 11000, keyValue: { email: 'z@example.com' } },
    );
    const line = JSON.stringify(errorLine(error));
    expect(line).toContain('E11000 duplicate key error collection: a.users index: email_1');
    expect(line).toContain('log.test.ts');
    expect(line).toContain('"code":11000');
    for (const personal of ['zebedee', 'z@example.com', 'mail.example.org']) expect(line).not.toContain(personal);
  });

  it('may be anything that was thrown', () => {
    expect(errorLine('no route to z@example.com')).toEqual({ message: 'no route to (address)' });
    expect(errorLine(undefined)).toEqual({ message: 'undefined' });
  });
});

describe("a slow query's shape", () => {
  it('has the fields, operators and stages, and no value', () => {
    const find = {
      find: 'users',
      filter: { $or: [{ email: 'z@example.com' }, { name: /zebedee/i }] },
      sort: { _id: -1 },
    };
    expect(shapeOf(find)).toBe('{"filter":{"$or":[{"email":"?"},{"name":"?"}]},"sort":{"_id":"?"}}');
    const update = { update: 'users', updates: [{ q: { email: 'z@example.com' }, u: { $set: { name: 'Z' } } }] };
    expect(shapeOf(update)).toBe('{"updates":[{"q":{"email":"?"},"u":{"$set":{"name":"?"}}}]}');
    const aggregate = { aggregate: 'a', pipeline: [{ $match: { on: { $in: ['x', 'y'] } } }, { $count: 'n' }] };
    expect(shapeOf(aggregate)).toBe('{"pipeline":[{"$match":{"on":{"$in":"?"}}},{"$count":"?"}]}');
  });
});
