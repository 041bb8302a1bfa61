import type { Catalogue } from '../catalogue/catalogue';
import { fold } from '../fold';
import { setUniversities } from '../narrow/university-rows';
import { addNameMatches } from '../suggest/name-match';
import { CITIES } from './tables/cities';
import { placesOf } from './terms';
import { hasWords, isShortPart } from './whole-words';

/** What is derived of a catalogue's campuses as they come: their folded names, and the places in them beside well-known cities. */
interface Campuses {
  folded: string[];
  places: Set<string>;
}

const campusesByCatalogue = new WeakMap<Catalogue, Campuses>();

/** The campuses of the catalogue, folded, and the places that a keyword may name; those that came since the last call included. */
export function campusesOf(catalogue: Catalogue): Campuses {
  const known = campusesByCatalogue.get(catalogue) ?? { folded: [], places: new Set(CITIES) };
  for (const campus of catalogue.vocabulary.campuses.values.slice(known.folded.length)) {
    const folded = fold(campus);
    known.folded.push(folded);
    for (const place of placesOf(folded)) known.places.add(place);
  }
  campusesByCatalogue.set(catalogue, known);
  return known;
}

const awardsByCatalogue = new WeakMap<Catalogue, string[]>();

/** The awards of the catalogue, folded, those that came since the last call included. */
function awardsOf(catalogue: Catalogue): readonly string[] {
  const known = awardsByCatalogue.get(catalogue) ?? [];
  for (const award of catalogue.vocabulary.awards.values.slice(known.length)) known.push(fold(award));
  awardsByCatalogue.set(catalogue, known);
  return known;
}

/** Whether some course's award has the words. */
export const isInAward = (catalogue: Catalogue, part: string): boolean =>
  awardsOf(catalogue).some((award) => hasWords(award, part));

/** Adds the rows that have the words in the course's name or award. Overwrites `scratch.spare`, `spare2`, `other` and `inside`. */
export function addByName(catalogue: Catalogue, part: string, target: number): void {
  const { names, sets, scratch, later } = catalogue;
  if (isShortPart(part) && !part.includes(' ')) {
    for (const { word, startsWord } of names.suffixes.containing(part)) {
      if (startsWord && hasWords(names.names.words[word] as string, part)) names.words.addTo(target, word);
    }
  } else {
    sets.clear(scratch.inside);
    addNameMatches(names, sets, part, { whole: target, atWordStart: target, inside: scratch.inside }, [
      scratch.spare,
      scratch.spare2,
      scratch.other,
    ]);
  }
  for (const [row, name] of later) if (hasWords(name, part)) sets.add(target, row);
  addByText(catalogue, 'award', awardsOf(catalogue), part, target);
}

/** How many rows have the words in the course's name. Overwrites `scratch.words` and what `addByName` does. */
export function rowsByName(catalogue: Catalogue, text: string): number {
  const { sets, scratch } = catalogue;
  sets.clear(scratch.words);
  addByName(catalogue, text, scratch.words);
  return sets.count(scratch.words);
}

/** Adds the rows that have the words in the name of course, university or campus, or in the award. Overwrites what `addByName` does. */
export function addAnywhere(catalogue: Catalogue, part: string, target: number): void {
  addByName(catalogue, part, target);
  addByPlace(catalogue, part, target);
}

/** Adds the rows that have the words in the name of university or campus. Overwrites `scratch.spare`. */
export function addByPlace(catalogue: Catalogue, part: string, target: number): void {
  const { sets, scratch, universities } = catalogue;
  const ids = universities.containing(part).filter((id) => hasWords(universities.at(id).folded, part));
  if (ids.length > 0) {
    setUniversities(catalogue, ids, scratch.spare);
    sets.kernel.or(target, target, scratch.spare, sets.bytesPerSet);
  }
  addByText(catalogue, 'campus', campusesOf(catalogue).folded, part, target);
}

/** Adds the rows whose campus or award has the words. `folded`: what can be one, by its number. */
function addByText(
  { sets, campuses, awards, columns, later }: Catalogue,
  field: 'campus' | 'award',
  folded: readonly string[],
  part: string,
  target: number,
): void {
  const postings = field === 'campus' ? campuses : awards;
  const chosen = new Set<number>();
  for (const [number, text] of folded.entries()) {
    if (!hasWords(text, part)) continue;
    chosen.add(number);
    if (number < postings.keys) postings.addTo(target, number);
  }
  if (chosen.size === 0) return;
  for (const row of later.keys()) if (chosen.has(columns.codes[field][row] as number)) sets.add(target, row);
}

/** Whether some course, university, campus or award that the catalogue was built of has the words. */
export function isKnown(catalogue: Catalogue, part: string): boolean {
  const { names, universities } = catalogue;
  return (
    names.suffixes
      .containing(part)
      .some(({ word, startsWord }) => startsWord && hasWords(names.names.words[word] as string, part)) ||
    universities.containing(part).some((id) => hasWords(universities.at(id).folded, part)) ||
    campusesOf(catalogue).folded.some((campus) => hasWords(campus, part)) ||
    isInAward(catalogue, part)
  );
}
