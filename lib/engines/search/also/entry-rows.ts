import type { CourseLevel } from '@/lib/domain/course';
import type { Catalogue } from '../catalogue/catalogue';
import { addAnywhere, addByName } from './sets-of-words';
import type { Term } from './terms';

/** Adds the rows that a term means: the typed words themselves, or what an entry of the dictionary says of them. */
export function addTerm(catalogue: Catalogue, term: Term, target: number): void {
  addAnywhere(catalogue, term.typed, target);
  if (term.kind !== 'entry') return;
  const { means, levels, within, isOwn } = term.entry;
  for (const one of means) (isOwn ? addAnywhere : addByName)(catalogue, one, target);
  addLevels(catalogue, levels ?? [], target);
  if (!within) return;
  const { sets, scratch } = catalogue;
  sets.clear(scratch.words);
  for (const one of within.means) addByName(catalogue, one, scratch.words);
  sets.clear(scratch.spare);
  addLevels(catalogue, within.levels, scratch.spare);
  sets.kernel.and(scratch.words, scratch.words, scratch.spare, sets.bytesPerSet);
  sets.kernel.or(target, target, scratch.words, sets.bytesPerSet);
}

function addLevels({ vocabulary, levels }: Catalogue, names: readonly CourseLevel[], target: number): void {
  for (const name of names) {
    const id = vocabulary.levels.find(name);
    if (id !== undefined) levels.addTo(target, id);
  }
}
