import { describe, expect, it } from 'vitest';
import { type AnyDocument, idsOf, onRealMongoDB, refusal, testDatabase } from './support/database';

const database = testDatabase();

interface PlanStage {
  stage: string;
  indexName?: string;
  direction?: string;
  inputStage?: PlanStage;
  inputStages?: PlanStage[];
}

function stagesOf(plan: PlanStage): PlanStage[] {
  return [plan, ...[plan.inputStage, ...(plan.inputStages ?? [])].flatMap((inner) => (inner ? stagesOf(inner) : []))];
}

const docs = Array.from({ length: 1200 }, (_, i) => ({
  _id: i,
  owner: `o${i % 40}`,
  state: ['new', 'open', 'closed'][i % 3],
  at: new Date(1_700_000_000_000 + ((i * 7919) % 1200) * 1000),
  tags: [`t${i % 5}`, `t${(i + 1) % 5}`],
  deep: { n: i % 11 },
  ...(i % 10 === 0 ? { rare: i } : {}),
}));

async function prepared() {
  const c = await database.collection(docs);
  await c.createIndexes([
    { key: { owner: 1, at: -1 }, name: 'owner_at' },
    { key: { state: 1, at: 1 }, name: 'state_at' },
    { key: { tags: 1, at: -1 }, name: 'tags_at' },
    { key: { 'deep.n': 1 }, name: 'deep' },
    { key: { rare: 1 }, name: 'rare', sparse: true },
    { key: { owner: 1, 'deep.n': 1, at: 1 }, name: 'whole', unique: true },
    { key: { at: 1 }, name: 'open_at', partialFilterExpression: { state: 'open' } },
  ]);
  return c;
}

describe.skipIf(onRealMongoDB)('explain', () => {
  it.each([
    ['equality on _id', { _id: 5 }, undefined, '_id_', false],
    ['equality and sort', { owner: 'o1' }, { at: -1 }, 'owner_at', false],
    ['equality and sort backwards', { owner: 'o1' }, { at: 1 }, 'owner_at', false],
    [
      'a range after an equality',
      { owner: 'o1', at: { $gt: new Date(1_700_000_500_000) } },
      undefined,
      'owner_at',
      false,
    ],
    ['$in and sort, merged', { owner: { $in: ['o1', 'o2'] } }, { at: -1 }, 'owner_at', false],
    [
      '$in, a range and a sort by it, merged',
      { owner: { $in: ['o1', null] }, at: { $gt: new Date(1_700_000_500_000) } },
      { at: -1 },
      'owner_at',
      false,
    ],
    ['an array and sort', { tags: 't1' }, { at: -1 }, 'tags_at', false],
    ['a nested field', { 'deep.n': { $in: [1, 2] } }, undefined, 'deep', false],
    ['a sort the index does not give', { 'deep.n': 3 }, { at: 1 }, 'deep', true],
    ['a prefix of text', { owner: /^o1/ }, undefined, 'owner_at', false],
    ['a sparse index where a value is demanded', { rare: { $gte: 0 } }, undefined, 'rare', false],
    [
      'a partial index where its filter is implied',
      { state: 'open', at: { $gt: new Date(1_700_001_190_000) } },
      undefined,
      'open_at',
      false,
    ],
  ])('names the index: %s', async (_name, filter, sort, index, sorts) => {
    const c = await prepared();
    const cursor = sort ? c.find(filter).sort(sort as never) : c.find(filter);
    const { queryPlanner, executionStats } = await cursor.explain('executionStats');
    const stages = stagesOf(queryPlanner.winningPlan);
    expect(stages.find((stage) => stage.stage === 'IXSCAN')?.indexName).toBe(index);
    expect(stages.some((stage) => stage.stage === 'SORT')).toBe(sorts);
    expect(executionStats.totalDocsExamined).toBeLessThan(docs.length);
  });

  it.each([
    ['no condition', {}],
    ['an unindexed field', { nothing: 1 }],
    ['null in a sparse index', { rare: null }],
    ['a partial index whose filter is not implied', { at: { $gt: new Date(0) } }],
    ['$ne', { rare: { $ne: 5 } }],
  ])('scans the collection: %s', async (_name, filter) => {
    const c = await prepared();
    const { queryPlanner } = await c.find(filter).explain('queryPlanner');
    expect(stagesOf(queryPlanner.winningPlan).map((stage) => stage.stage)).toEqual(['COLLSCAN']);
  });

  it('unites indexes for $or', async () => {
    const c = await prepared();
    const filter = { $or: [{ owner: 'o1' }, { 'deep.n': 3 }] };
    const { queryPlanner } = await c.find(filter).explain('queryPlanner');
    const used = stagesOf(queryPlanner.winningPlan).flatMap((stage) => stage.indexName ?? []);
    expect(used).toEqual(['owner_at', 'deep']);
    const expected = docs.filter((doc) => doc.owner === 'o1' || doc.deep.n === 3).map((doc) => doc._id);
    expect((await idsOf(c.find(filter))).sort()).toEqual(expected.sort());
  });

  it('looks at no more than a sorted, limited query needs', async () => {
    const c = await prepared();
    const { executionStats } = await c.find({ owner: 'o1' }).sort({ at: -1 }).limit(3).explain('executionStats');
    expect(executionStats.totalDocsExamined).toBeLessThan(20);
    expect(executionStats.nReturned).toBe(3);
  });

  it('looks at no more than that of several values and a range', async () => {
    const c = await prepared();
    const filter = { state: { $in: ['new', null] }, at: { $lt: new Date(1_700_000_900_000) } };
    const { executionStats } = await c.find(filter).sort({ at: 1 }).limit(3).explain('executionStats');
    expect(executionStats).toMatchObject({ nReturned: 3, totalDocsExamined: 4 });
  });

  it('explains aggregate, count, distinct, update and delete', async () => {
    const c = await prepared();
    const name = c.collectionName;
    for (const explain of [
      { aggregate: name, pipeline: [{ $match: { owner: 'o1' } }, { $sort: { at: -1 } }], cursor: {} },
      { count: name, query: { owner: 'o1' } },
      { distinct: name, key: 'state', query: { owner: 'o1' } },
      { update: name, updates: [{ q: { owner: 'o1' }, u: { $set: { a: 1 } } }] },
      { delete: name, deletes: [{ q: { owner: 'o1' }, limit: 0 }] },
    ]) {
      const { queryPlanner } = await database.db.command({ explain, verbosity: 'queryPlanner' });
      expect(stagesOf(queryPlanner.winningPlan).some((stage) => stage.indexName === 'owner_at')).toBe(true);
    }
    expect(await c.countDocuments({ a: 1 })).toBe(0);
  });
});

describe('hint', () => {
  it('forces an index by name or key, or a scan', async () => {
    const c = await prepared();
    const expected = docs.filter((doc) => doc.state === 'new').length;
    for (const hint of ['owner_at', { owner: 1, at: -1 }, { $natural: 1 }, 'state_at'])
      expect(await c.find({ state: 'new' }, { hint: hint as never }).toArray()).toHaveLength(expected);
    expect(await refusal(c.find({}, { hint: 'nothing' }).toArray())).toMatchObject({ code: 2 });
  });
});

describe('results do not depend on the plan', () => {
  const ats = docs.filter((_, i) => i % 3 === 0).map(({ at }) => at);
  const sorts: [AnyDocument, AnyDocument][] = [
    [{ owner: { $in: ['o1', 'o5', 'o7'] } }, { at: -1 }],
    [{ owner: { $in: ['o1', 'o5'] }, state: 'open' }, { at: 1 }],
    [{ tags: { $in: ['t1', 't2'] } }, { at: -1, _id: 1 }],
    [{ state: { $in: ['new', null] } }, { at: 1 }],
    [{ owner: { $gte: 'o3', $lt: 'o4' } }, { owner: 1, at: -1 }],
    [{ owner: { $gte: 'o3', $lt: 'o4' } }, { owner: -1, at: 1 }],
    [{}, { owner: 1, at: -1 }],
    [{ $and: [{ tags: 't1' }, { tags: 't2' }] }, { _id: 1 }],
    [{ _id: { $in: [900, 3, 'none', 900, -5, 1199, 17, 4000, 0, 3, 64, 65, 66, 67] } }, { _id: -1 }],
    [{ owner: { $in: ['o1', 'none', 'o5'] }, 'deep.n': { $in: [1, 3, 5] }, at: { $in: ats } }, { _id: 1 }],
    [{ tags: { $elemMatch: { $gte: 't2', $lte: 't3' } } }, { _id: 1 }],
  ];
  it.each(sorts)('%o sorted by %o', async (filter, sort) => {
    const c = await prepared();
    const scanned = await c
      .find(filter, { hint: { $natural: 1 } })
      .sort(sort as never)
      .toArray();
    expect(
      await c
        .find(filter)
        .sort(sort as never)
        .toArray(),
    ).toEqual(scanned);
    expect(
      await c
        .find(filter)
        .sort(sort as never)
        .skip(3)
        .limit(5)
        .toArray(),
    ).toEqual(scanned.slice(3, 8));
  });
});
