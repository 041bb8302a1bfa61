import { studentsListedFor } from '@/lib/access';
import type { Viewer } from '@/lib/auth/viewer';
import type { PeopleOrder } from '@/lib/contract/students';
import { BYTE_ORDER_MARK, csvLine } from '@/lib/csv';
import { User, type UserRecord } from '@/models/user';
import { containing, orderOf } from './lists';
import { agentsOf, SEARCHED_FIELDS } from './people';

/** Students read and written at once. */
const BATCH = 500;
const HEADS = ['ID', 'Name', 'Email', 'Mobile', 'Created on', 'Is Verified', 'Added By Company'];

export interface StudentExportQuery {
  q: string;
  sort: PeopleOrder;
  addedBy?: string | undefined;
}

/**
 * The students the viewer may list, as the text of a CSV file in pieces; a request never holds more than one batch.
 * 404 at once, before the first piece, for an agent who names another.
 */
export function studentsCsv(viewer: Viewer, query: StudentExportQuery): AsyncGenerator<string> {
  const filter = { ...studentsListedFor(viewer, query.addedBy), ...containing(query.q, SEARCHED_FIELDS) };
  return csvOf(filter, query.sort);
}

async function* csvOf(filter: Record<string, unknown>, sort: PeopleOrder): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(HEADS);
  let batch: UserRecord[] = [];
  for await (const student of User.find(filter).sort(orderOf(sort)).lean().cursor({ batchSize: BATCH })) {
    batch.push(student);
    if (batch.length < BATCH) continue;
    yield await linesOf(batch);
    batch = [];
  }
  if (batch.length) yield await linesOf(batch);
}

async function linesOf(students: readonly UserRecord[]): Promise<string> {
  const agents = await agentsOf([...students]);
  return students
    .map(({ _id, name, email, mobile, createdOn, isVerified, addedBy }) =>
      csvLine([
        String(_id),
        name,
        email,
        mobile,
        createdOn.toISOString().slice(0, 10),
        isVerified ? 'Yes' : 'No',
        agents.get(String(addedBy))?.company_name || 'Self',
      ]),
    )
    .join('');
}
