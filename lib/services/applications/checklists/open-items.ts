import type { ItemView } from '@/lib/contract/applications/application-parts';
import { APPLICATION_STATUSES, isEnd } from '@/lib/domain/applications/application-status';
import { isOpen } from '@/lib/domain/applications/checklist';
import { courseWords } from '@/lib/domain/applications/course-words';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { visibleApplications } from '@/lib/services/people/scope';
import { Application, type ApplicationRecord } from '@/models/application';
import type { Filter } from '@/models/filter';
import { applicationsInReach, byId, compare, type ReachedApplication } from '../in-reach';
import { itemViewOf } from '../part-views';

/** How many are shown at once; the others come up when these are done. */
const MOST = 8;
/** So many applications are read at a time, and at most: what is due next of one may be something else, such as a reply. */
const AT_A_TIME = 10;
const MOST_APPLICATIONS = 40;

/** Something that is asked of the viewer, or of an agent's student, with the application it is for. */
export interface OpenItem {
  applicationId: string;
  studentName: string;
  /** 'MSc Games Programming at University of Liverpool'. */
  what: string;
  item: ItemView;
}

/** What is asked of a student, or of an agent's students, on all open applications, by due day; those without one last. */
export async function openItems(viewer: Viewer): Promise<OpenItem[]> {
  if (viewer.role === 'agent') return openItemsInReach(viewer);
  const dated = { open: { $gt: 0 }, nextDue: { $gte: '' } };
  const undated = {
    open: { $gt: 0 },
    nextDue: null,
    status: { $in: APPLICATION_STATUSES.filter((one) => !isEnd(one)) },
  };
  return firstItems(viewer, [
    async (skip) => read(await visibleApplications(viewer, dated), skip),
    async (skip) => read(await visibleApplications(viewer, undated), skip),
  ]);
}

/** The same of an agent, whose applications with something open are known among thousands. */
async function openItemsInReach(viewer: Viewer): Promise<OpenItem[]> {
  const open = (await applicationsInReach(viewer)).filter((one) => one.open > 0).toSorted(byId);
  const dated = open.filter(({ nextDue }) => nextDue !== null);
  dated.sort((one, other) => compare(one.nextDue ?? '', other.nextDue ?? ''));
  const undated = open.filter(({ nextDue, status }) => nextDue === null && !isEnd(status));
  const readFrom = (among: readonly ReachedApplication[]) => async (skip: number) => {
    const ids = among.slice(skip, skip + AT_A_TIME).map(({ _id }) => _id);
    return ids.length ? read(await visibleApplications(viewer, { _id: { $in: ids } }), 0) : [];
  };
  return firstItems(viewer, [readFrom(dated), readFrom(undated)]);
}

/** Some applications by due day, after so many. */
type Reading = (skip: number) => Promise<ApplicationRecord[]>;

const read = (filter: Filter<ApplicationRecord>, skip: number): Promise<ApplicationRecord[]> =>
  Application.find(filter, OF_ITEMS).sort({ nextDue: 1, _id: 1 }).skip(skip).limit(AT_A_TIME).lean();

/** The items of those with a due day, then, where there are few, of those without. */
async function firstItems(viewer: Viewer, [dated, undated]: [Reading, Reading]): Promise<OpenItem[]> {
  const items = await itemsDue(dated, viewer);
  if (items.length < MOST) items.push(...(await itemsDue(undated, viewer)));
  return inOrder(items).slice(0, MOST);
}

/** The first items of these applications by due day: further applications are read until none can have an earlier one. */
async function itemsDue(reading: Reading, viewer: Viewer): Promise<OpenItem[]> {
  const items: OpenItem[] = [];
  for (let skip = 0; skip < MOST_APPLICATIONS; skip += AT_A_TIME) {
    const records = await reading(skip);
    items.push(...records.flatMap((record) => itemsOf(viewer, record)));
    const last = records.at(-1)?.nextDue ?? LAST;
    if (records.length < AT_A_TIME || items.filter((item) => dueOf(item) <= last).length >= MOST) break;
  }
  return items;
}

const OF_ITEMS = 'studentName course university courseFrom status nextDue items';

/** After every due day. */
const LAST = '9999';
const dueOf = ({ item }: OpenItem) => item.dueOn ?? LAST;
const inOrder = (items: readonly OpenItem[]) => items.toSorted((a, b) => dueOf(a).localeCompare(dueOf(b)));

function itemsOf(viewer: Viewer, record: ApplicationRecord): OpenItem[] {
  return (record.items ?? [])
    .filter(({ state }) => isOpen(state))
    .map((item) => ({
      applicationId: String(record._id),
      studentName: record.studentName,
      what: courseWords(record),
      item: itemViewOf(record, item, viewer),
    }));
}
