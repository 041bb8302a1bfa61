import { z } from 'zod';
import { SAVED_SEARCHES } from '@/lib/domain/search/limits';
import { done, id, line } from '../fields';
import { calls } from '../operation';

const { forApplicants } = calls('Courses');
/** Staff have no mails about courses. */

const savedSearch = z
  .object({
    _id: id,
    name: z.string(),
    /** As the search part of an address: 'country=Canada&q=nursing'. */
    search: z.string(),
    /** What its words were read as, as an address; '' where they are searched for as they are. Emails are about this. */
    reading: z.string(),
    /** Whether new courses are mailed, once a week. */
    mails: z.boolean(),
  })
  .meta({ id: 'SavedSearch' });
/** A search that its owner named. */
export type SavedSearchView = z.infer<typeof savedSearch>;

const name = line(SAVED_SEARCHES.nameLength, 'Please enter a name.');
const saved = done.extend({ search: savedSearch });

export const savedSearches = forApplicants('GET /saved-searches', {
  summary: "The caller's saved searches, oldest first",
  result: z.object({ searches: z.array(savedSearch) }),
});

export const saveSearch = forApplicants('POST /saved-searches', {
  summary: 'Save a search under a unique name, at most ten. New courses are emailed weekly unless `mails` is false',
  body: z.object({
    name,
    /** Parameters of `GET /course-search`, as an address has them; page, limit and block don't count. */
    search: z.string('Please send the search.').max(SAVED_SEARCHES.searchLength),
    mails: z.boolean().default(true),
  }),
  result: saved,
  status: 201,
  errors: ['conflict'],
});

export const changeSavedSearch = forApplicants('PATCH /saved-searches/{id}', {
  summary: 'Rename a saved search, or turn its emails on or off',
  params: z.object({ id }),
  body: z.object({ name: name.optional(), mails: z.boolean().optional() }),
  result: saved,
  errors: ['not_found', 'conflict'],
});

export const removeSavedSearch = forApplicants('DELETE /saved-searches/{id}', {
  summary: 'Remove a saved search',
  params: z.object({ id }),
  result: done,
  errors: ['not_found'],
});
