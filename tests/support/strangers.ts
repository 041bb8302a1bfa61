import { expect } from 'vitest';
import type { Endpoint } from '@/lib/api/endpoint';
import type { Operation } from '@/lib/contract/operation';
import { NEXT_YEAR } from './agency';
import { type Records, stateOf } from './agency-records';
import { formOf } from './files';
import type { Person } from './people';
import { describedBy } from './plausible';
import { ask } from './request';
import type { World } from './same-world';
import { unnoted } from './scans';
import { LONG } from './tiers';

/**
 * Every call that an agent may make and that names a record by its id, found in the contract itself: with the id of a record of
 * somebody else's student in the place of the own one it answers 404 and changes nothing, whichever of its ids that is.
 */

export const DATED = { on: '2026-11-20', note: 'Their letter' };

type Kind = keyof Records;
type Part = 'params' | 'query' | 'body';
/** What a call is sent; a body of files and texts goes as a form. */
export type Parts = { [part in Part]?: Record<string, unknown> } & { isForm?: boolean };

/** What a field can name that a request may leave out. */
const MAY_NAME: Record<string, Kind[]> = {
  userId: ['student', 'self'],
  addedBy: ['self'],
  partnerId: ['partner'],
  shares: ['branch'],
  change: ['branch'],
  further: ['self'],
  handTo: ['self', 'member'],
  memberId: ['self', 'member'],
  branchId: ['branch'],
  branches: ['branch'],
  replaces: ['document', 'itemFile'],
  before: ['message', 'notice'],
};

/** The parameters of a call that name records, with where they are sent. A course is everybody's: no record of a student hides behind its id; of `closes`, only the application's own items count. */
function idsOf({ params, query, body }: Operation): { part: Part; name: string }[] {
  return Object.entries({ params, query, body }).flatMap(([part, schema]) => {
    const { properties = {} } = schema ? describedBy(schema) : {};
    const names = Object.keys(properties).filter(
      (name) =>
        (/^id$|Id$/.test(name) || JSON.stringify(properties[name]).includes('[0-9a-f]{24}')) &&
        !/^(courseIds?|courses|wishes|closes)$/.test(name),
    );
    return names.map((name) => ({ part: part as Part, name }));
  });
}

/** Whether the call is one of those that this is about. */
export const namesRecords = (operation: Operation): boolean =>
  (typeof operation.access === 'string' || operation.access.includes('agent')) && idsOf(operation).length > 0;

/** An id as the field takes it: some take several, one a person beside a name. */
function asSent(field: string, id: string): unknown {
  if (field === 'courses') return [{ courseId: id, year: NEXT_YEAR, month: 'Sep' }];
  if (field === 'series') return [{ branchId: id, prefix: 'MOG' }];
  if (field === 'shares') return [{ branchId: id, weight: 1, isFirm: false }];
  if (field === 'change')
    return { kind: 'share paid', branchId: id, currency: 'GBP', minor: 1, key: 'a-key-of-this-test-6', ...DATED };
  if (field === 'lines') return [{ entryId: id, minor: 1, note: 'Their letter' }];
  if (field === 'further') return { on: `${NEXT_YEAR}-01-01`, kind: 'call', text: 'Again', memberId: id };
  if (field === 'matches') return [{ name: 'Neha', memberId: id }];
  if (field === 'value') return { memberId: id };
  return field === 'branches' || field === 'students' || field === 'ids' || field.endsWith('Ids') ? [id] : id;
}

/**
 * Asks the call as this agent, each of its ids once a stranger's.
 * @param own the kinds of the ids that the request holds: of the same kind is the stranger's, or of any where it holds none; in the long run of all
 */
export async function expectNotFound(
  { endpoint, as, request }: { endpoint: Endpoint; as: Person; request(): Promise<Parts> },
  {
    own,
    strangers,
    before,
    world,
  }: { own: ReadonlyMap<string, Kind>; strangers: Records; before: string; world: World },
): Promise<void> {
  world.written();
  const all = (Object.keys(strangers) as Kind[]).filter((kind) => kind !== 'course');
  const answers: Record<string, number> = {};
  for (const { part, name } of idsOf(endpoint.operation)) {
    const sent = JSON.stringify((await request())[part]?.[name] ?? '');
    const here = [...own].filter(([id]) => sent.includes(id)).map(([, kind]) => kind);
    const known = here.length > 0 ? [...new Set(here)] : (MAY_NAME[name] ?? all);
    for (const kind of LONG ? all : known) {
      const { isForm, params = {}, query = {}, body = {}, ...rest } = await request();
      const parts = { params, query, body };
      parts[part] = { ...parts[part], [name]: asSent(name, strangers[kind]) };
      const sends = isForm
        ? { form: formOf(parts.body as Record<string, string>) }
        : { body: endpoint.operation.body && parts.body };
      const answer = await ask(endpoint, {
        as,
        ...rest,
        params: parts.params as Record<string, string>,
        query: parts.query as Record<string, string>,
        ...sends,
      });
      answers[`${name}: ${kind}`] = answer.status;
    }
  }
  expect(answers).toEqual(Object.fromEntries(Object.keys(answers).map((name) => [name, 404])));
  if (world.written().length > 0) expect(await unnoted(() => stateOf(strangers))).toBe(before);
}
