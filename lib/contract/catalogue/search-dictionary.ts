import { z } from 'zod';
import { ENTRY_LIMITS } from '@/lib/domain/search/limits';
import { done, line, seen } from '../fields';
import { calls } from '../operation';

const { forAdmins } = calls('Catalogue');

const entry = z
  .object({
    /** What people type: small letters without accents, dots and apostrophes. */
    typed: z.string(),
    /** What courses are called instead: beginnings of words in names. */
    means: z.array(z.string()),
    /** Levels that mean the same; built-in entries alone have some. */
    levels: z.array(z.string()),
    /** An entry of this text comes with the product; what admins set stands in its place. */
    isBuiltIn: z.boolean(),
    isOff: z.boolean(),
    /** When (ISO 8601) and by whom it was set; null for what comes with the product. */
    set: z.object({ at: z.string(), by: z.string() }).nullable(),
  })
  .meta({ id: 'DictionaryEntry' });
/** A text and what it also means, as admins edit it. */
export type DictionaryEntryView = z.infer<typeof entry>;

const typed = line(ENTRY_LIMITS.typedLength, 'Please enter what people type.');
const body = z.object({
  typed,
  means: z
    .array(line(ENTRY_LIMITS.meansLength, 'Please enter what courses are called.'), 'Please enter at least one name.')
    .min(1, 'Please enter at least one name.')
    .max(ENTRY_LIMITS.means, `At most ${ENTRY_LIMITS.means} names.`),
});
const saved = done.extend({ entry });

export const searchDictionary = forAdmins('GET /search-dictionary', {
  summary: "Other names that the search understands for a text: the admins' entries and the built-in ones",
  result: z.object({ entries: z.array(entry) }),
});

export const addDictionaryEntry = forAdmins('POST /search-dictionary', {
  summary: 'Add an entry. It replaces a built-in entry for the same text',
  body,
  result: saved,
  status: 201,
  errors: ['conflict'],
});

export const editDictionaryEntry = forAdmins('PUT /search-dictionary', {
  summary: "Change an admin's entry",
  body: body.extend({ seen }),
  result: saved,
  errors: ['not_found', 'conflict'],
});

export const removeDictionaryEntry = forAdmins('DELETE /search-dictionary', {
  summary: "Remove the admins' entry for a text. A built-in entry applies again",
  body: z.object({ typed }),
  result: done,
  errors: ['not_found'],
});

export const switchDictionaryEntryOff = forAdmins('POST /search-dictionary/off', {
  summary: 'Turn off a built-in entry',
  body: z.object({ typed }),
  result: saved,
  errors: ['not_found', 'conflict'],
});

export const missedSearches = forAdmins('GET /missed-searches', {
  summary: 'Searched words that were not found or not used, most frequent first: counts for eight weeks, without names',
  result: z.object({
    missed: z.array(
      z.object({
        text: z.string(),
        count: z.number(),
        /** The last week it was looked for: its Monday, 'YYYY-MM-DD'. */
        week: z.string(),
      }),
    ),
  }),
});
/** A text that found nothing, with how often and when last. */
export type MissedSearchView = z.infer<typeof missedSearches.result>['missed'][number];

export const forgetMissedSearch = forAdmins('DELETE /missed-searches', {
  summary: 'Delete the counts for a text that was not found',
  body: z.object({ text: line(100) }),
  result: done,
  errors: ['not_found'],
});
