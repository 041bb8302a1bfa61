import { Types } from 'mongoose';
import { canEditView, viewsVisibleTo } from '@/lib/access';
import type { SavedViewRow } from '@/lib/contract/people/saved-views';
import { MOST_VIEWS, type ViewedList } from '@/lib/domain/desk/saved-views';
import { conflict, forbidden, isDuplicateKey, notFound } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { type SavedView, StaffViews, type StaffViewsRecord } from '@/models/staff-views';
import { User } from '@/models/user';

/** The most colleagues whose shared views are listed. */
const MOST_MAKERS = 200;
/** A write is tried again so often when the views were changed meanwhile. */
const MOST_TRIES = 10;

/** The viewer's views in their order, then those that others share, by name. With `list`, those of one list. */
export async function listViews(viewer: Viewer, list?: ViewedList): Promise<SavedViewRow[]> {
  const records = await StaffViews.find(viewsVisibleTo(viewer)).sort({ _id: 1 }).limit(MOST_MAKERS).lean();
  if (!records.length) return [];
  const makers = await User.find({ _id: { $in: records.map(({ _id }) => _id) } }, 'name').lean();
  const names = new Map(makers.map(({ _id, name }) => [String(_id), name]));
  const rows = records.flatMap((record) => {
    const own = String(record._id) === viewer.userId;
    return record.views
      .filter((view) => (own || view.shared) && (!list || view.list === list))
      .map((view) => ({
        ...{ _id: String(view._id), list: view.list, name: view.name, query: view.query, shared: view.shared },
        own,
        madeBy: names.get(String(record._id)) ?? '',
        canEdit: canEditView(viewer, record, view),
      }));
  });
  const others = rows.filter(({ own }) => !own).sort((one, other) => one.name.localeCompare(other.name));
  return [...rows.filter(({ own }) => own), ...others];
}

/** Keeps a view at the end of the viewer's own. 409 when there are too many. */
export async function saveView(
  { userId }: Viewer,
  { list, name, query, shared }: Omit<SavedView, '_id'>,
): Promise<string> {
  const view = { _id: new Types.ObjectId(), list, name, query: withoutPage(query), shared };
  const last = `views.${MOST_VIEWS - 1}`;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    try {
      await StaffViews.updateOne(
        { _id: new Types.ObjectId(userId), [last]: { $exists: false } },
        { $push: { views: view }, $inc: { revision: 1 } },
        { upsert: true },
      );
      return String(view._id);
    } catch (error) {
      // The record is there, and full; or another request made it at this moment.
      if (!isDuplicateKey(error)) throw error;
      const record = await StaffViews.findById(userId, 'views').lean();
      if (record && record.views.length >= MOST_VIEWS)
        throw conflict(`You already have ${MOST_VIEWS} views. Please delete one first.`);
    }
  }
  throw changedMeanwhile();
}

/** Changes a view. 404 for one the viewer doesn't see, 403 for another's that isn't theirs to change. */
export async function changeView(
  viewer: Viewer,
  id: string,
  { name, query, shared }: { name?: string | undefined; query?: string | undefined; shared?: boolean | undefined },
): Promise<void> {
  await changeViews(
    () => editable(viewer, id),
    (views) =>
      views.map((view) =>
        String(view._id) === id
          ? {
              ...view,
              name: name ?? view.name,
              query: query === undefined ? view.query : withoutPage(query),
              shared: shared ?? view.shared,
            }
          : view,
      ),
  );
}

/** Deletes a view. 404 and 403 as above. */
export async function deleteView(viewer: Viewer, id: string): Promise<void> {
  const { _id } = await editable(viewer, id);
  await StaffViews.updateOne({ _id }, { $pull: { views: { _id: new Types.ObjectId(id) } }, $inc: { revision: 1 } });
}

/** Puts the viewer's own views in this order; those that are not named come last. */
export async function orderViews({ userId }: Viewer, ids: readonly string[]): Promise<void> {
  const placeOf = (view: SavedView) => {
    const place = ids.indexOf(String(view._id));
    return place === -1 ? ids.length : place;
  };
  await changeViews(
    () => StaffViews.findById(userId).lean(),
    (views) => [...views].sort((one, other) => placeOf(one) - placeOf(other)),
  );
}

/** Reads the record, changes its views and writes them, unless it was changed meanwhile; then once more. */
async function changeViews(
  read: () => Promise<StaffViewsRecord | null>,
  change: (views: readonly SavedView[]) => SavedView[],
): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const record = await read();
    if (!record) return;
    const { _id, revision, views } = record;
    const update = { $set: { views: change(views) }, $inc: { revision: 1 } };
    const { matchedCount } = await StaffViews.updateOne({ _id, revision }, update);
    if (matchedCount) return;
  }
  throw changedMeanwhile();
}

async function editable(viewer: Viewer, id: string): Promise<StaffViewsRecord> {
  const record = await StaffViews.findOne({ 'views._id': id }).lean();
  const view = record?.views.find(({ _id }) => String(_id) === id);
  if (!record || !view || !(view.shared || String(record._id) === viewer.userId)) throw notFound('View not found.');
  if (!canEditView(viewer, record, view))
    throw forbidden('Only the person who created this view and admins can change it.');
  return record;
}

function withoutPage(query: string): string {
  const params = new URLSearchParams(query);
  for (const name of ['page', 'view']) params.delete(name);
  return String(params);
}

const changedMeanwhile = () => conflict('Your views were changed just now. Please try again.');
