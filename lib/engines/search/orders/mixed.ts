import { type Catalogue, foldedNameAt, universityOf } from '../catalogue/catalogue';
import { countingSort } from '../counting-sort';
import { hashOf, mixedKey } from '../mixed-key';
import type { Yielder } from '../yielder';
import { makeOrder, type Order, type Segment } from './order';

/** The group of a row in the mixed order: the courses of one country and level, by their numbers, stand together. */
export const mixGroup = (country: number, level: number): string => `${country}/${level}`;

export const mixGroupAt = (catalogue: Catalogue, row: number): string =>
  mixGroup(universityOf(catalogue, row).country, catalogue.columns.codes.level[row] as number);

/** The row's place within its group; equal ones stand as by `compareRows`. */
export const mixedKeyAt = (catalogue: Catalogue, row: number): number =>
  mixedKey(hashOf(foldedNameAt(catalogue, row)), hashOf(universityOf(catalogue, row).folded));

/** The rows by group, then by the hash of name and university, then by name. */
export async function mixedOrder(catalogue: Catalogue, byName: Uint32Array, yielder: Yielder): Promise<Order> {
  const { columns, universities, names, vocabulary } = catalogue;
  const { codes } = columns;
  const capacity = columns.samples.length;
  const { words, tokens, starts } = names.names;
  const nameHashes = new Uint32Array(starts.length - 1);
  await yielder.inParts(nameHashes.length, (from, to) => {
    for (let name = from; name < to; name++) {
      const [first, end] = [starts[name] as number, starts[name + 1] as number];
      let hash = hashOf('');
      for (let token = first; token < end; token++) {
        if (token > first) hash = hashOf(' ', hash);
        hash = hashOf(words[tokens[token] as number] as string, hash);
      }
      nameHashes[name] = hash;
    }
  });
  const universityHashes = universities.list.map(({ folded }) => hashOf(folded));
  const keys = new Uint32Array(capacity);
  await yielder.inParts(byName.length, (from, to) => {
    for (const row of byName.subarray(from, to)) {
      const name = codes.course[row] as number;
      keys[row] = mixedKey(nameHashes[name] as number, universityHashes[codes.university[row] as number] as number);
    }
  });
  let sorted = byName;
  const part = new Uint32Array(capacity);
  for (const shift of [0, 16]) {
    for (const row of byName) part[row] = ((keys[row] as number) >>> shift) & 0xffff;
    await yielder.pause();
    sorted = countingSort(sorted, part, 1 << 16);
    await yielder.pause();
  }
  const levels = vocabulary.levels.values.length;
  const groups = vocabulary.countries.values.length * levels;
  const sizes = new Uint32Array(groups);
  await yielder.inParts(byName.length, (from, to) => {
    for (const row of byName.subarray(from, to)) {
      const { country } = universities.at(codes.university[row] as number);
      const group = country * levels + (codes.level[row] as number);
      part[row] = group;
      sizes[group] = (sizes[group] as number) + 1;
    }
  });
  sorted = countingSort(sorted, part, groups);
  await yielder.pause();
  let end = 0;
  const segments = Array.from(sizes, (size, group): Segment => {
    const from = end;
    end += size;
    return { group: mixGroup(Math.floor(group / levels), group % levels), isKnown: true, from, to: end };
  });
  return makeOrder(sorted, segments, capacity);
}
