import type { ItemView } from '@/lib/contract/applications/application-parts';
import { APPLICATION_STATUSES, isEnd } from '@/lib/domain/applications/application-status';
import { isOpen } from '@/lib/domain/applications/checklist';
import { courseWords } from '@/lib/domain/applications/course-words';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { visibleApplications } from '@/lib/services/people/scope';
import { Application, type ApplicationRecord } from '@/models/application';
import type { Filter } from '@/models/filter';
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
  const dated = { open: { $gt: 0 }, nextDue: { $gte: '' } };
  const undated = {
    open: { $gt: 0 },
    nextDue: null,
    status: { $in: APPLICATION_STATUSES.filter((one) => !isEnd(one)) },
  };
  const items = await itemsDue(await visibleApplications(viewer, dated), viewer);
  if (items.length < MOST) items.push(...(await itemsDue(await visibleApplications(viewer, undated), viewer)));
  return inOrder(items).slice(0, MOST);
}

/** The first items of these applications by due day: further applications are read until none can have an earlier one. */
async function itemsDue(filter: Filter<ApplicationRecord>, viewer: Viewer): Promise<OpenItem[]> {
  const items: OpenItem[] = [];
  for (let read = 0; read < MOST_APPLICATIONS; read += AT_A_TIME) {
    const records: ApplicationRecord[] = await Application.find(filter, OF_ITEMS)
      .sort({ nextDue: 1, _id: 1 })
      .skip(read)
      .limit(AT_A_TIME)
      .lean();
    items.push(...records.flatMap((record) => itemsOf(viewer, record)));
    const last = records.at(-1)?.nextDue ?? LAST;
    if (records.length < AT_A_TIME || items.filter((item) => dueOf(item) <= last).length >= MOST) break;
  }
  return items;
}

const OF_ITEMS = 'studentName course university status nextDue items';

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
