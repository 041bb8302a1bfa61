import { OPERATIONS } from './all';

/** The API's page for people, which is no call. */
const PAGE = { method: 'GET', path: '/docs' };
const ADDRESSES = [...OPERATIONS, PAGE].map(({ method, path }) => ({ method, parts: path.slice(1).split('/') }));

/**
 * The methods of the calls at an address below /api/v1 ('/apply'), sorted; none where there is no call. An address that is
 * written out comes before one with parameters, as in the router.
 */
export function methodsAt(path: string): string[] {
  const parts = path.slice(1).split('/');
  const fitting = ADDRESSES.filter((address) => fits(address.parts, parts));
  const nearest = fitting.toSorted((one, other) => literalness(other.parts).localeCompare(literalness(one.parts)))[0];
  if (!nearest) return [];
  const address = nearest.parts.join('/');
  return fitting.flatMap(({ method, parts: same }) => (same.join('/') === address ? method : [])).sort();
}

const isParameter = (part: string) => part.startsWith('{');

function fits(address: readonly string[], parts: readonly string[]): boolean {
  if (address.length !== parts.length) return false;
  return address.every((part, place) => part === parts[place] || (isParameter(part) && parts[place] !== ''));
}

/** '101' for a literal part, a parameter and a literal part: texts whose order is that of the router. */
const literalness = (parts: readonly string[]) => parts.map((part) => (isParameter(part) ? '0' : '1')).join('');
