import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SHARD_KEYS, shardOf } from '@/models/shard-keys';

it('the shard keys that changes of one record name are those that the operations page gives', () => {
  const [, section = ''] = readFileSync('docs/operations.md', 'utf8').split('### Shard keys');
  const [table = ''] = section.split('\n## ');
  const documented = [...table.matchAll(/^\| (`[^|]+`) \| `\{ (\w+): 'hashed' \}`/gm)].flatMap(([, names = '', key]) =>
    [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => [name, key]),
  );
  expect(Object.fromEntries(documented)).toEqual(SHARD_KEYS);
});

it('a record read without its key is looked for on every shard', () => {
  expect(shardOf('applications', { userId: 1, _id: 2 })).toEqual({ userId: 1 });
  expect(shardOf('applications', { _id: 2 })).toEqual({});
  expect(shardOf('tasks', { userId: 1, _id: 2 })).toEqual({});
});
