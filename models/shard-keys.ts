/**
 * The field by whose hash each collection may be spread over shards (docs/operations.md, 'Shard keys'). What changes or removes one
 * record names it beside the record's id, so that one shard is asked.
 */
export const SHARD_KEYS: Readonly<Record<string, string>> = {
  'uploads.chunks': 'files_id',
  'uploads.files': '_id',
  messages: 'conversation',
  notifications: 'userId',
  activities: 'userId',
  profiles: 'userId',
  saved_courses: 'userId',
  applications: 'userId',
  users: '_id',
};

/** The part of a filter that finds the shard of this record; nothing for a collection that is on one, or a record read without its key. */
export function shardOf(collection: string, record: object): Record<string, unknown> {
  const field = SHARD_KEYS[collection];
  const value = field && (record as Record<string, unknown>)[field];
  return field && value !== undefined && value !== null ? { [field]: value } : {};
}
