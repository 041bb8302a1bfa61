import { UniversitiesByCall } from '@/lib/domain/universities/called';
import { editDistance } from '@/lib/engines/import/columns/edit-distance';
import { fold } from '@/lib/engines/search/types/fold';
import { University } from '@/models/university';

/** Words that universities are called with and without. */
const PLAIN_WORDS = new Set('the of and at university universities college institute institution school'.split(' '));
/** A misspelling of a name shorter than this is more often another name. */
const SHORTEST_MISSPELT = 8;
const MOST_EDITS = 1;

/** Names under which known universities are called otherwise: 'country name', folded → the name they are stored under. */
export async function universityAliases(): Promise<Map<string, string>> {
  const named = await University.find({ aliases: { $gt: '' } }, 'country university aliases').lean();
  return new Map(
    named.flatMap(({ country, university, aliases = [] }) =>
      aliases.map((alias) => [aliasKey({ country, university: alias }), university] as const),
    ),
  );
}

/** The name of an alias in that map. */
export const aliasKey = ({ country, university }: { country: string; university: string }): string =>
  `${country} ${fold(university)}`;

/**
 * Of known universities the one that a name perhaps means: 'Conestoga' and 'Conestoga College', 'UCLA', 'Ryerson'.
 * Undefined for none. `calls`: the same universities by what they are called.
 */
export function perhapsKnown(
  name: string,
  known: readonly string[],
  calls = UniversitiesByCall.of(known),
): string | undefined {
  return alikeName(name, known) ?? calls.called(name).find((one) => one.name !== name)?.name;
}

function alikeName(name: string, known: readonly string[]): string | undefined {
  const key = bareName(name);
  if (!key) return undefined;
  return known.find((one) => {
    const other = bareName(one);
    if (!other || one === name) return false;
    const isLong = Math.min(key.length, other.length) >= SHORTEST_MISSPELT;
    return key === other || (isLong && editDistance(key, other, MOST_EDITS) <= MOST_EDITS);
  });
}

/** A name without what stands behind a dash or in brackets, and without the words that many have. */
function bareName(name: string): string {
  const words = fold(name.replace(/\s*[([].*$/, '').replace(/\s+[-–—]\s.*$/, ''))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && !PLAIN_WORDS.has(word));
  return words.sort().join(' ');
}
