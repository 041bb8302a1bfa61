import { checked, damaged } from '../storage/checksum';
import type { Collection } from '../storage/collection';
import type { Environment } from '../storage/environment';
import { type RecordId, recordKey, recordOfText, spaceRange } from '../storage/keys';
import { recordsWithKey, worthReading } from './by-keys';
import { indexSlices, recordOf, slices } from './entries';
import type { Plan } from './plan';

/** A stored document. */
export interface StoredRecord {
  readonly record: RecordId;
  readonly bytes: Buffer;
}

/** A document that may match. */
export interface Candidate extends StoredRecord {
  /** Its key says that it does; its bytes are empty when only that was asked. */
  readonly matched?: true;
}

export interface ScanOptions {
  readonly stats?: ScanStats | undefined;
  /** Steps over so many candidates without reading them; for one index scan only. */
  readonly skip?: number | undefined;
  /** Of so many, the first ones, only that they match is asked: those whose keys tell it are not read. */
  readonly unread?: number | undefined;
}

const nothing = Buffer.alloc(0);
/** Of a document that was not read, nothing more is asked. */
const matchedByKey: Candidate = { record: 0, bytes: nothing, matched: true };

/** How much a scan looked at, for explain. */
export class ScanStats {
  keysExamined = 0;
  docsExamined = 0;
}

/**
 * Yields the candidates of a plan in slices. Between two slices nothing is held open and the collection may change:
 * the scan goes on after the last key it saw.
 */
export function* scan(
  env: Environment,
  collection: Collection,
  plan: Plan,
  { stats = new ScanStats(), skip = 0, unread = 0 }: ScanOptions = {},
): Generator<Candidate[]> {
  if (plan.kind === 'collection') {
    for (const slice of slices(env, spaceRange(collection.id), plan.reverse, true)) {
      stats.docsExamined += slice.length;
      yield slice.map(({ key, value }) => ({ record: recordOfText(key), bytes: checked(value) }));
    }
    return;
  }
  let left = unread;
  const branches = plan.kind === 'union' ? plan.branches : [plan];
  const mayRepeat = branches.length > 1 || branches.some((branch) => branch.index.isMultikey);
  const seen = mayRepeat ? new Set<RecordId>() : undefined;
  for (const branch of branches) {
    const also = worthReading(env, branch).map((ranges) => recordsWithKey(env, ranges));
    for (const slice of indexSlices(env, branch, skip)) {
      stats.keysExamined += slice.length;
      const found: Candidate[] = [];
      for (const entry of slice) {
        const verdict = branch.keyFilter?.matches(entry.key);
        if (verdict === false) continue;
        // A key of a union tells about its own branch only.
        if (verdict && left > 0 && plan.kind === 'index') {
          left--;
          found.push(matchedByKey);
          continue;
        }
        const record = recordOf(branch, entry);
        if (seen?.has(record) || !also.every((records) => records.has(record))) continue;
        seen?.add(record);
        // Whether this one is among the first ones is not known here, so the next ones may be wanted.
        if (Number.isFinite(left)) left = 0;
        const stored = env.get(recordKey(collection.id, record));
        if (stored) found.push({ record, bytes: checked(stored) });
        // Removed since the key was read, if the key is gone as well.
        else if (env.get(Buffer.from(entry.key, 'latin1')))
          throw damaged('an index names a document that is not there');
      }
      stats.docsExamined += found.length;
      yield found;
    }
  }
}
