import type { Model, PipelineStage, QueryFilter } from 'mongoose';

/** Questions about many parts of one collection, asked as one: what a part is, its own index says. */

/** How many records meet each of these filters, each counted by keys. */
export async function countEach<T>(model: Model<T>, filters: readonly QueryFilter<T>[]): Promise<number[]> {
  const counted = await united<T, { _id: number; count: number }>(model, filters, (place) => [
    { $group: { _id: place, count: { $sum: 1 } } },
  ]);
  const counts = new Map(counted.map(({ _id, count }) => [_id, count]));
  return filters.map((_filter, place) => counts.get(place) ?? 0);
}

interface First<T, Field> {
  filters: readonly QueryFilter<T>[];
  order: Record<string, 1 | -1>;
  /** So many of each. */
  limit: number;
  /** What is read besides the id. */
  fields: readonly (Field & keyof T & string)[];
}

/** The first records that meet each of these filters, in this order; all together in no order at all. */
export function firstOfEach<T, Field extends keyof T>(
  model: Model<T>,
  { filters, order, limit, fields }: First<T, Field>,
) {
  // A group for each record holds what is asked of it.
  const shown = Object.fromEntries(fields.map((field) => [field, { $first: `$${field}` }]));
  const stages: PipelineStage[] = [{ $sort: order }, { $limit: limit }, { $group: { _id: '$_id', ...shown } }];
  return united<T, Pick<T, Field | ('_id' & keyof T)>>(model, filters, () => stages);
}

async function united<T, Answer>(
  model: Model<T>,
  filters: readonly QueryFilter<T>[],
  stages: (place: number) => PipelineStage[],
): Promise<Answer[]> {
  const [first, ...others] = filters.map((filter, place) => {
    const match: PipelineStage = { $match: model.find(filter).cast(model) };
    return [match, ...stages(place)];
  });
  if (!first) return [];
  const coll = model.collection.name;
  return model.aggregate([
    ...first,
    ...others.map((pipeline) => ({ $unionWith: { coll, pipeline } }) as PipelineStage),
  ]);
}
