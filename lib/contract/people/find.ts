import { z } from 'zod';
import { FOUND_GROUP_NAMES } from '@/lib/domain/desk/found-fields';
import { id, keyword } from '../fields';
import { calls } from '../operation';

const { forSignedIn } = calls('Search');

const hit = z
  .object({
    _id: id,
    /** The page that shows it. */
    href: z.string(),
    name: z.string(),
    /** What tells it from others of the name. */
    about: z.string(),
    /** By what it was found where that isn't its name, such as 'Note: visa refused in 2024'; '' else. */
    why: z.string(),
  })
  .meta({ id: 'Hit' });
/** One record that the search box finds. */
export type Hit = z.infer<typeof hit>;

const group = z.object({ kind: z.enum(FOUND_GROUP_NAMES), hits: z.array(hit) });
/** Hits of one kind, the likeliest on top. */
export type HitGroup = z.infer<typeof group>;

export const find = forSignedIn('GET /find', {
  summary:
    'Search everything the caller may read for the typed words; at most five results of each kind. Names are also found in other spellings and scripts, a passport only by its full number',
  limit: 'search',
  query: z.object({ q: keyword }),
  result: z.object({ groups: z.array(group) }),
});
