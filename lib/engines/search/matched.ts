import { type FoldedPlaces, foldWithPlaces } from './folded-places';
import type { Keyword } from './types/fold';

export const FIELDS = ['course', 'university', 'campus'] as const;
type Field = (typeof FIELDS)[number];
export type Texts = Readonly<Record<Field, string>>;

/** A piece of a text that matched, in UTF-16 units; `differs` where it isn't what was typed. */
export interface MatchedPiece {
  from: number;
  to: number;
  differs?: true;
}

/** The pieces of a course's texts that matched, ascending; texts without any are left out. */
export type MatchedTexts = Partial<Record<Field, MatchedPiece[]>>;

/** What of a course has the keyword itself: see `parseKeyword`. */
export function matchedExactly(texts: Texts, { anywhere, university }: Keyword): MatchedTexts {
  const parts = { course: [anywhere], university: [anywhere, university], campus: [] };
  return ofFields(texts, (field, ink) => {
    for (const part of parts[field]) for (const at of placesOf(ink.folded, part)) ink.mark(at, at + part.length);
  });
}

const FOUND = 1;
export const DIFFERS = 2;

/** Marks places of a folded text on the text as it is written. Marks may overlap; what differs stays so. */
export class Ink {
  readonly folded: string;
  private readonly marks: Uint8Array;

  constructor(
    length: number,
    private readonly places: FoldedPlaces,
  ) {
    this.folded = places.folded;
    this.marks = new Uint8Array(length);
  }

  mark(from: number, to: number, kind = FOUND): void {
    if (from >= to) return;
    const end = this.places.to(to - 1);
    for (let at = this.places.from(from); at < end; at++) {
      this.marks[at] = Math.max(this.marks[at] as number, kind);
    }
  }

  pieces(): MatchedPiece[] {
    const found: MatchedPiece[] = [];
    for (let from = 0; from < this.marks.length; ) {
      let to = from + 1;
      while (to < this.marks.length && this.marks[to] === this.marks[from]) to++;
      if (this.marks[from] === FOUND) found.push({ from, to });
      if (this.marks[from] === DIFFERS) found.push({ from, to, differs: true });
      from = to;
    }
    return found;
  }
}

/** The pieces that `markIn` marks of each field. */
export function ofFields(texts: Texts, markIn: (field: Field, ink: Ink) => void): MatchedTexts {
  const matched: MatchedTexts = {};
  for (const field of FIELDS) {
    const places = texts[field] === '' ? null : foldWithPlaces(texts[field]);
    if (!places) continue;
    const ink = new Ink(texts[field].length, places);
    markIn(field, ink);
    const pieces = ink.pieces();
    if (pieces.length > 0) matched[field] = pieces;
  }
  return matched;
}

/** Where a text has a part ('' nowhere), one after the other. */
function placesOf(folded: string, part: string): number[] {
  const places: number[] = [];
  for (let at = folded.indexOf(part); part !== '' && at >= 0; at = folded.indexOf(part, at + part.length))
    places.push(at);
  return places;
}
