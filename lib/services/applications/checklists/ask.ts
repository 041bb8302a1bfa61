import type { ItemView } from '@/lib/contract/applications/application-parts';
import type { ItemDraft } from '@/lib/contract/applications/checklist';
import { isEnd } from '@/lib/domain/applications/application-status';
import { dateText } from '@/lib/domain/days/day-words';
import { conflict, notFound } from '@/lib/domain/errors';
import type { Seen } from '@/lib/domain/saves/seen';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { studentWrittenAbout } from '@/lib/services/people/students';
import { visibleApplication } from '@/lib/services/people/visible';
import { mergedWith } from '@/lib/services/records/lists/merged-with';
import type { ApplicationRecord } from '@/models/application';
import type { ItemRecord } from '@/models/application-parts';
import { type ApplicationChange, changeApplication, refuseAct, timelineEntry } from '../moves/change';
import { noticesToApplicant } from '../notices';
import { itemViewOf } from '../part-views';
import { newItems, papersOf } from './new-items';

/**
 * Asks for items on an application and notifies the student and their agent once for all. Returns the new items. 409 on an
 * application at an end or on a merged account, 422 for too many.
 */
export async function askForItems(viewer: Viewer, id: string, drafts: readonly ItemDraft[]): Promise<ItemView[]> {
  const before = await visibleApplication(viewer, id);
  refuseAct(viewer, 'items', before);
  const { userId } = before;
  // Of two applications for the same, one stays on a merged account, where no one would answer.
  await studentWrittenAbout(viewer, String(userId));
  const papers = await papersOf(userId);
  let asked: ItemRecord[] = [];
  const after = await changeApplication(viewer, id, (application) => {
    refuseAct(viewer, 'items', application);
    refuseClosed(application);
    asked = newItems(viewer, drafts, application.items ?? [], papers);
    return asking(viewer, application, asked);
  });
  return asked.map((item) => itemViewOf(after, item, viewer));
}

/** The change that adds these items. */
export function asking(viewer: Viewer, application: ApplicationRecord, asked: ItemRecord[]): ApplicationChange {
  const open = asked.filter(({ state }) => state === 'requested');
  const what = open.length === 1 ? `“${open[0]?.label}” is` : `${open.length} items are`;
  return {
    items: [...(application.items ?? []), ...asked],
    acts: asked.map(({ label, note }) => timelineEntry(viewer, 'asked', label, note)),
    effects: open.length
      ? noticesToApplicant(viewer, application, (whose) => `${what} requested for ${whose}.`, { mail: true })
      : [],
  };
}

/**
 * Changes what is asked: label, note or due day. 404 for an unknown item, 409 on an application at an end, and for what someone else
 * changed too since it was seen.
 */
export async function changeItem(
  viewer: Viewer,
  id: string,
  itemId: string,
  {
    seen,
    ...sent
  }: {
    label?: string | undefined;
    note?: string | undefined;
    dueOn?: string | null | undefined;
    seen?: Seen | undefined;
  },
): Promise<ItemView> {
  const after = await changeApplication(viewer, id, (application) => {
    const item = itemIn(application, itemId);
    refuseAct(viewer, 'items', application);
    refuseClosed(application);
    const { label, note, dueOn } = mergedWith({ ...item }, sent, seen);
    const changed = { ...item, label: label ?? item.label, note: note ?? item.note };
    if (dueOn !== undefined) changed.dueOn = dueOn;
    const due = changed.dueOn !== item.dueOn && changed.dueOn ? `Due on ${dateText(changed.dueOn)}.` : '';
    return {
      items: replaced(application, changed),
      acts: [timelineEntry(viewer, 'changed', changed.label, due)],
      effects: noticesToApplicant(
        viewer,
        application,
        (whose) => `The request for “${changed.label}” was changed for ${whose}.`,
      ),
    };
  });
  return viewOfItem(after, itemId, viewer);
}

/** 409 on an application at an end: nothing more is asked or answered there. */
export function refuseClosed({ status }: ApplicationRecord): void {
  if (isEnd(status)) throw conflict(`This application is closed. Its status is '${status}'.`);
}

/** An item of an application; 404 for an unknown one. */
export function itemIn({ items = [] }: ApplicationRecord, itemId: string): ItemRecord {
  const item = items.find(({ _id }) => String(_id) === itemId);
  if (!item) throw notFound('Item not found.');
  return item;
}

/** The application's items with this one in the place of its former state. */
export function replaced({ items = [] }: ApplicationRecord, item: ItemRecord): ItemRecord[] {
  return items.map((one) => (one._id.equals(item._id) ? item : one));
}

/** One item of a stored application as the viewer sees it. */
export function viewOfItem(application: ApplicationRecord, itemId: string, viewer: Viewer): ItemView {
  return itemViewOf(application, itemIn(application, itemId), viewer);
}
