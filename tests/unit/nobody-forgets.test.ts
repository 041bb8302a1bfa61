import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { OPERATIONS } from '@/lib/contract/all';
import { READS } from '../support/file-access';

/**
 * A call whose answer carries a part of a student's file to somebody else notes the reading. Which answers carry one is read off
 * the contract, by the names of their fields; that a noted call does note is tried in access-matrix.test.ts and access-log.test.ts.
 */

/** What names a part of a file wherever it stands in an answer, by hand; the profile's own fields are read off its calls. */
const MARKS: Record<string, readonly string[]> = {
  application: ['acts', 'missingYes', 'depositIsDue', 'reviewed', 'ofOffer', 'inProfile', 'restsOn', 'digests'],
  contact: ['mobile', 'missingDocuments', 'openItems'],
  messages: ['attachments', 'isNote'],
  activity: ['activity'],
  fit: ['verdict'],
};
const PROFILE_CALLS = ['fetch-personal-info', 'fetch-academic-info', 'fetch-work-experience', 'get-documents'];
/** Names in the profile's answers that other records have, too. */
const SHARED = ['success', 'message', 'data', 'name', 'path', 'type', 'size', 'fileId', 'addedOn', 'updatedOn'].concat(
  ['country', 'reference', 'address', 'city', 'state', 'email', 'files', '_id', 'field', 'other', 'at', 'by', 'byName'],
  ['byRole', 'entered', 'experience', 'kind', 'label', 'position'],
);

/** Calls that carry such a field and note nothing, each with the reason. */
const UNNOTED: Record<string, string> = {
  'GET /get-students': 'a list: what it opens is noted',
  'GET /get-applications': 'a list: what it opens is noted',
  'GET /staff/applications': 'a list: what it opens is noted',
  'GET /agent/applications': 'a list: what it opens is noted',
  'GET /agent/applicants': 'a list of the agent’s own students, to choose one to apply for',
  'GET /students/{id}/merges': 'whose accounts were merged, for who opened the file',
  'GET /leads': 'a list of people who ask, before there is a file',
  'GET /leads/{id}': 'someone who asks, before there is a file',
  'GET /get-enquiries': 'a list of people who ask, before there is a file',
  'GET /get-agents': 'agents, not students',
  'POST /agent/student-import/plan': 'what the agent’s own file says',
  'GET /agent/student-sheets/{id}/rows': 'what the agent’s own file says',
  'PATCH /agent/student-sheets/{id}/rows/{row}': 'what the agent’s own file says',
  'GET /agency/phone-numbers': 'a list of numbers to be read again, as the agency’s lists show them',
  'GET /agency/leads': 'a list of people who ask, before there is a file',
  'GET /agency/leads/{id}': 'someone who asks an agency, before there is a file',
  'POST /agency/leads': 'the lead that was just entered',
  'GET /messages/{userId}': 'what two people write to one another',
  'POST /messages/{userId}': 'the message that was just written',
  'POST /messages/{userId}/files': 'the message that was just written',
  'POST /applications/{id}/messages': 'the message that was just written',
  'POST /applications/{id}/messages/files': 'the message that was just written',
  'GET /applications/{id}/notes': 'what staff write to each other',
  'POST /applications/{id}/notes': 'the note that was just written',
  'POST /applications/{id}/notes/files': 'the note that was just written',
  'GET /students/{id}/notes': 'what staff write to each other',
  'POST /students/{id}/notes': 'the note that was just written',
  'POST /students/{id}/notes/files': 'the note that was just written',
  'GET /staff/work': 'a list of what staff are to do: what it opens is noted',
};

interface Call {
  method: string;
  path: string;
  access: unknown;
  result: unknown;
}
const nameOf = ({ method, path }: Call) => `${method} ${path}`;
/** The calls whose answers somebody else than the student can have. */
const OTHERS = (OPERATIONS as readonly Call[]).filter(
  ({ access, result }) => access !== 'anyone' && String(access) !== 'student' && result !== 'stream',
);

/** The names of all fields of an answer, at any depth. */
function fieldsOf({ result }: Pick<Call, 'result'>): Set<string> {
  const names = new Set<string>();
  const walk = (node: unknown): void => {
    if (!node || typeof node !== 'object') return;
    for (const [key, value] of Object.entries(node)) {
      if (key === 'properties') for (const name of Object.keys(value as object)) names.add(name);
      walk(value);
    }
  };
  walk(z.toJSONSchema(result as z.ZodType, { unrepresentable: 'any' }));
  return names;
}

const ofProfile = OTHERS.filter(({ path }) => PROFILE_CALLS.some((call) => path.startsWith(`/${call}/`)));
const marks = new Set([
  ...Object.values(MARKS).flat(),
  ...ofProfile.flatMap((call) => [...fieldsOf(call)]).filter((name) => !SHARED.includes(name)),
]);
const marksOf = (call: Pick<Call, 'result'>) => [...fieldsOf(call)].filter((name) => marks.has(name));

describe('a call that shows somebody else a part of a student’s file', () => {
  it('notes the reading, or stands here with the reason why not', () => {
    const forgotten = OTHERS.filter((call) => marksOf(call).length > 0)
      .filter((call) => !(nameOf(call) in READS) && !(nameOf(call) in UNNOTED))
      .map((call) => `${nameOf(call)} shows ${marksOf(call).join(', ')}`);
    expect(forgotten).toEqual([]);
  });

  it('is found when it is new, whatever part it shows', () => {
    for (const part of ['passport_number', 'bank_statement', 'ielts_overall', 'acts', 'mobile', 'attachments']) {
      const result = z.object({ rows: z.array(z.object({ [part]: z.string() })).nullable() });
      expect(marksOf({ result }), part).toEqual([part]);
    }
  });

  it('stands in the list of reasons only while it shows a part, and notes nothing', () => {
    const stale = Object.keys(UNNOTED).filter((name) => {
      const call = OTHERS.find((one) => nameOf(one) === name);
      return !call || name in READS || marksOf(call).length === 0;
    });
    expect(stale).toEqual([]);
  });
});
