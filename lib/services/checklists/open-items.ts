import type { Viewer } from '@/lib/auth/viewer';
import type { ItemView } from '@/lib/contract/applications/application-parts';
import { isEnd } from '@/lib/domain/application-status';
import { isOpen } from '@/lib/domain/checklist';
import { Application } from '@/models/application';
import { courseWords } from '../applications/notices';
import { itemViewOf } from '../applications/part-views';
import { visibleApplications } from '../applications/scope';

/** How many are shown at once; the others come up when these are done. */
const MOST = 8;

/** Something that is asked of the viewer, with the application it is for. */
export interface OpenItem {
  applicationId: string;
  /** 'MSc Games Programming at University of Liverpool'. */
  what: string;
  item: ItemView;
}

/** What is asked of the viewer on all their open applications, by due day; those without one last. */
export async function openItems(viewer: Viewer): Promise<OpenItem[]> {
  const records = await Application.find(await visibleApplications(viewer, { open: { $gt: 0 } })).lean();
  const due = ({ item }: OpenItem) => item.dueOn ?? '9999';
  return records
    .filter(({ status }) => !isEnd(status))
    .flatMap((record) =>
      (record.items ?? [])
        .filter(({ state }) => isOpen(state))
        .map((item) => ({
          applicationId: String(record._id),
          what: courseWords(record),
          item: itemViewOf(record, item, viewer),
        })),
    )
    .sort((one, other) => due(one).localeCompare(due(other)))
    .slice(0, MOST);
}
