import type { Viewer } from '@/lib/auth/viewer';
import type { ItemView } from '@/lib/contract/applications/application-parts';
import { APPLICATION_STATUSES, isEnd } from '@/lib/domain/application-status';
import { isOpen } from '@/lib/domain/checklist';
import { Application, type ApplicationRecord } from '@/models/application';
import { courseWords } from '../applications/notices';
import { itemViewOf } from '../applications/part-views';
import { visibleApplications } from '../applications/scope';

/** How many are shown at once; the others come up when these are done. */
const MOST = 8;
/** So many applications are looked through: what is due next of one may be something else, such as a reply. */
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
  const open = { open: { $gt: 0 } };
  const dated = await found(viewer, { ...open, nextDue: { $gte: '' } });
  const items = dated.flatMap((record) => itemsOf(viewer, record));
  if (items.length < MOST) {
    const status = { $in: APPLICATION_STATUSES.filter((one) => !isEnd(one)) };
    const undated = await found(viewer, { ...open, nextDue: null, status });
    items.push(...undated.flatMap((record) => itemsOf(viewer, record)));
  }
  const due = ({ item }: OpenItem) => item.dueOn ?? '9999';
  return items.sort((one, other) => due(one).localeCompare(due(other))).slice(0, MOST);
}

/** Applications of the viewer's that a filter is about, those with the earliest due day first. */
async function found(viewer: Viewer, filter: Record<string, unknown>): Promise<ApplicationRecord[]> {
  return Application.find(await visibleApplications(viewer, filter))
    .sort({ nextDue: 1, _id: 1 })
    .limit(MOST_APPLICATIONS)
    .lean();
}

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
