import type { Viewer } from '@/lib/auth/viewer';
import type { PeopleList } from '@/lib/contract/people-export';
import { BYTE_ORDER_MARK, csvLine } from '@/lib/csv';
import { listEnquiries } from './enquiries';
import { listAgents, listStudents } from './people';

/** How many rows are held at a time. */
const CHUNK = 500;
const NEWEST_FIRST = '-createdOn' as const;

type Row = Record<string, string>;
interface Query {
  q: string;
  page: number;
  limit: number;
}

/** One of the tables of people as CSV text in pieces, from the head row to the last; `q` narrows it as in the table. */
export async function* peopleCsv(viewer: Viewer, list: PeopleList, q: string): AsyncGenerator<string> {
  const { head, rows } = TABLES[list];
  yield BYTE_ORDER_MARK + csvLine(head);
  for (let page = 1; ; page++) {
    const chunk = await rows(viewer, { q, page, limit: CHUNK });
    if (chunk.length) yield chunk.map((row) => csvLine(head.map((name) => row[name] ?? ''))).join('');
    if (chunk.length < CHUNK) return;
  }
}

const PERSON = ['ID', 'Name', 'Email', 'Mobile', 'Created on'];

const TABLES: Record<PeopleList, { head: string[]; rows: (viewer: Viewer, query: Query) => Promise<Row[]> }> = {
  students: {
    head: [...PERSON, 'Added By Company'],
    rows: async (viewer, query) => {
      const { students } = await listStudents(viewer, { ...query, sort: NEWEST_FIRST });
      return students.map((row) => ({ ...personCells(row), 'Added By Company': row.addedBy?.company_name || 'Self' }));
    },
  },
  agents: {
    head: [...PERSON, 'Company', 'Is Verified'],
    rows: async (_viewer, query) => {
      const { agents } = await listAgents({ ...query, sort: NEWEST_FIRST });
      return agents.map((row) => ({ ...personCells(row), Company: row.company_name, ...verifiedCell(row) }));
    },
  },
  enquiries: {
    head: [...PERSON, 'Message', 'Is Verified'],
    rows: async (_viewer, query) => {
      const { enquiries } = await listEnquiries({ ...query, sort: NEWEST_FIRST });
      return enquiries.map((row) => ({ ...personCells(row), Message: row.message, ...verifiedCell(row) }));
    },
  },
};

const personCells = (row: { _id: string; name: string; email: string; mobile: string; createdOn: string }): Row => ({
  ID: row._id,
  Name: row.name,
  Email: row.email,
  Mobile: row.mobile,
  'Created on': row.createdOn.slice(0, 10),
});
const verifiedCell = ({ isVerified }: { isVerified: boolean }): Row => ({ 'Is Verified': isVerified ? 'Yes' : 'No' });
