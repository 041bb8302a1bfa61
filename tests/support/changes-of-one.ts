import { SHARD_KEYS } from '@/models/shard-keys';

type Fields = Record<string, unknown>;

/** What a command does to one record of a collection that may be sharded without naming its shard, as text for people. */
export function withoutShard(command: Fields): string[] {
  const [[name, collection] = []] = Object.entries(command);
  const key = SHARD_KEYS[String(collection)];
  if (!key) return [];
  const filters: unknown[] = [];
  if (name === 'findAndModify') filters.push(command.query);
  if (name === 'update') for (const { q, multi } of command.updates as Fields[]) if (!multi) filters.push(q);
  if (name === 'delete') for (const { q, limit } of command.deletes as Fields[]) if (limit === 1) filters.push(q);
  return filters
    .filter((filter) => !names(filter, key))
    .map((filter) => `${name} ${collection} ${JSON.stringify(filter)}`);
}

/** Whether a filter asks for one value of the field. */
function names(filter: unknown, field: string): boolean {
  const { $and = [], [field]: value } = filter as { $and?: unknown[] } & Fields;
  const isOperator = JSON.stringify(value)?.startsWith('{"$') && !JSON.stringify(value).startsWith('{"$oid');
  return (value !== undefined && !isOperator) || $and.some((part) => names(part, field));
}
