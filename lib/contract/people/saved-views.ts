import { z } from 'zod';
import { MOST_VIEWS, VIEWED_LISTS } from '@/lib/domain/desk/saved-views';
import { done, id, line } from '../fields';
import { calls } from '../operation';

const { forStaff } = calls('Staff work');

const list = z.enum(VIEWED_LISTS, 'Please choose one of the lists.');
const name = line(60, 'Please enter a name.');
/** The part of the list's address after '?': its page is left out. */
const query = z
  .string()
  .max(1000, 'At most 1000 characters.')
  .regex(/^[\w=&%.+~*-]*$/, 'Please send the part of the address after the question mark.');

const savedView = z.object({
  _id: id,
  list,
  name: z.string(),
  query: z.string(),
  shared: z.boolean(),
  /** Whether it is the caller's own, and whose it is. */
  own: z.boolean(),
  madeBy: z.string(),
  /** Whether the caller may change it: their own, and for admins shared ones. */
  canEdit: z.boolean(),
});
/** A named view in a list's menu. */
export type SavedViewRow = z.infer<typeof savedView>;

export const savedViews = forStaff('GET /staff/views', {
  summary: "The caller's own views in their order, then the shared ones",
  result: z.object({ views: z.array(savedView) }),
});

export const saveView = forStaff('POST /staff/views', {
  summary: `Save a list's search, filters and order under a name. At most ${MOST_VIEWS} (409)`,
  body: z.object({ list, name, query, shared: z.boolean().default(false) }),
  result: done.extend({ _id: id }),
  status: 201,
  errors: ['conflict'],
});

export const changeView = forStaff('PATCH /staff/views/{id}', {
  summary:
    "Rename or share a saved view, or update it to what is shown now. For the caller's own views; admins can also change shared ones",
  params: z.object({ id }),
  body: z.object({ name: name.optional(), query: query.optional(), shared: z.boolean().optional() }),
  result: done,
  errors: ['not_found', 'conflict'],
});

export const deleteView = forStaff('DELETE /staff/views/{id}', {
  summary: "Delete a saved view. For the caller's own views; admins can also delete shared ones",
  params: z.object({ id }),
  result: done,
  errors: ['not_found'],
});

export const orderViews = forStaff('PUT /staff/views/order', {
  summary: "Order the caller's own views. Views not named come last",
  body: z.object({ ids: z.array(id).max(MOST_VIEWS, `At most ${MOST_VIEWS} views.`) }),
  result: done,
  errors: ['conflict'],
});
