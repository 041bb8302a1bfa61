import type { Types } from 'mongoose';
import { collectionOf, duplicates } from '@/models/define';
import { ImportChange, type ImportChangeRecord } from '@/models/import-change';

/** The journal's name for what a batch did to a course: one entry each. */
export function changeId(batchId: Types.ObjectId, courseId: Types.ObjectId | string): string {
  return `${batchId}:${courseId}`;
}

/** Writes to the journal; entries that are there already stay as they are. */
export async function recordChanges(changes: readonly ImportChangeRecord[]): Promise<void> {
  if (changes.length) await duplicates(() => collectionOf(ImportChange).insertMany([...changes], { ordered: false }));
}
