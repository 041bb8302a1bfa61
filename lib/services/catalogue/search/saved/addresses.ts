import { searchCourses } from '@/lib/contract/catalogue/courses';
import { invalid } from '@/lib/domain/errors';
import type { SearchInput } from '../query';

/** What the search call takes, of the search part of an address; null for what it would refuse. */
export function inputOf(search: string): SearchInput | null {
  const given: Record<string, string | string[]> = {};
  const params = new URLSearchParams(search);
  for (const name of new Set(params.keys())) {
    const all = params.getAll(name);
    given[name] = REPEATED.has(name) ? all : (all[0] ?? '');
  }
  const { page: _page, limit: _limit, block: _block, ...asked } = given;
  return searchCourses.query.omit({ userId: true }).safeParse(asked).data ?? null;
}
const REPEATED = new Set([
  'university',
  'intake',
  'level',
  'without',
  'notCountry',
  'notUniversity',
  'notLevel',
  'notWords',
]);

/** A search, and its address in one form. Throws 422 for what is none or asks for nothing. */
export function canonicalSearch(search: string): { input: SearchInput; canonical: string } {
  const input = inputOf(search.replace(/^\?/, ''));
  if (!input) throw invalid({ search: 'This is not a valid search address.' });
  const canonical = addressOf(input);
  if (/^(?:sort=.*)?$/.test(canonical)) throw invalid({ search: 'Please search for something first.' });
  return { input, canonical };
}

/** The search part of an address: only what is asked for, by name, the order last. */
export function addressOf(input: SearchInput): string {
  const { page: _page, limit: _limit, block: _block, sort, ...asked } = input;
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...asked, q: asked.q.trim() }).sort(([a], [b]) => (a < b ? -1 : 1))) {
    for (const one of [value].flat()) if (one !== '') params.append(name, String(one));
  }
  if (sort !== 'relevance') params.append('sort', sort);
  return params.toString();
}
