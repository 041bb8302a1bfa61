import { fold } from './fold';

export interface University {
  name: string;
  folded: string;
  /** Number in `Vocabulary.countries`. */
  country: number;
  /** Its rows, from `from` to before `to`, but for those added after the build; none for one that came later. */
  from: number;
  to: number;
}

/** The universities of the catalogue, one per country and name. Rows stand in the order of this table. */
export class UniversityTable {
  readonly list: University[] = [];
  /** By number of the country, then by name. */
  private readonly ids: Map<string, number>[] = [];
  /** All folded names, each before a line break, for one scan; and where each ends. */
  private text = '';
  private readonly ends: number[] = [];
  /** By a letter, the universities that have it: nearly all, so each is looked for once. */
  private readonly byLetter = new Map<string, readonly number[]>();

  /** The university's number, or undefined. */
  find(country: number, name: string): number | undefined {
    return this.ids[country]?.get(name);
  }

  /** The university's number; a new one gets no rows. */
  idOf(country: number, name: string): number {
    const known = this.find(country, name);
    if (known !== undefined) return known;
    const id = this.list.length;
    const folded = fold(name);
    this.ids[country] ??= new Map();
    this.ids[country].set(name, id);
    this.list.push({ name, folded, country, from: 0, to: 0 });
    this.ends.push(this.text.length + folded.length);
    this.text += `${folded}\n`;
    this.byLetter.clear();
    return id;
  }

  /** A table of the same universities by country and folded name, and each old number's new one. */
  sorted(): { table: UniversityTable; renumbered: Uint32Array } {
    const byPlace = this.list.map((_, id) => id).sort((a, b) => comparePlaces(this.at(a), this.at(b)));
    const table = new UniversityTable();
    const renumbered = new Uint32Array(this.list.length);
    for (const id of byPlace) {
      const { country, name } = this.at(id);
      renumbered[id] = table.idOf(country, name);
    }
    return { table, renumbered };
  }

  at(id: number): University {
    return this.list[id] as University;
  }

  /** The numbers of the universities whose folded name contains `part` (folded, not empty), ascending. */
  containing(part: string): readonly number[] {
    if (part.length > 1) return this.scanFor(part);
    const known = this.byLetter.get(part) ?? this.scanFor(part);
    this.byLetter.set(part, known);
    return known;
  }

  private scanFor(part: string): number[] {
    const found: number[] = [];
    let id = -1;
    let at = this.text.indexOf(part);
    while (at >= 0) {
      id = this.reaching(at, id + 1);
      found.push(id);
      at = this.text.indexOf(part, this.end(id));
    }
    return found;
  }

  /** The university from `first` on whose name stands at a position of the text. */
  private reaching(position: number, first: number): number {
    if (position < this.end(first)) return first;
    let low = first + 1;
    let high = this.list.length - 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (position < this.end(middle)) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /** Where the university's name ends in the text. */
  private end(id: number): number {
    return this.ends[id] as number;
  }
}

function comparePlaces(a: University, b: University): number {
  return a.country - b.country || (a.folded < b.folded ? -1 : Number(a.folded > b.folded));
}
