import { format } from '../bson/shell-format';
import { type Doc, isDoc, type Value } from '../bson/types';
import { badValue, CommandError, ErrorCode } from '../errors';

/** Arrays are filled up with nulls when an element beyond their end is set, up to this many. */
const maxPadding = 1_500_000;

type Compute = (current: Value | undefined, path: string) => Value | undefined;

/**
 * Replaces the values at an update path in the document by what `compute` gives for them; undefined removes a field
 * and leaves null in an array.
 * @param position the array index the filter matched, which a positional `$` stands for
 * @param creates missing parts of the path are made; otherwise nothing happens where the path leads nowhere
 */
export function applyAtPath(
  doc: Doc,
  path: string,
  position: number | undefined,
  creates: boolean,
  compute: Compute,
): void {
  const parts = path.split('.').map((part) => (part === '$' ? placeOf(position) : part));
  new PathUpdate(parts, creates, compute).into(doc, 0, '');
}

function placeOf(position: number | undefined): string {
  if (position === undefined) throw badValue('The positional operator did not find the match needed from the query.');
  return String(position);
}

class PathUpdate {
  constructor(
    private readonly parts: readonly string[],
    private readonly creates: boolean,
    private readonly compute: Compute,
  ) {}

  into(container: Doc | Value[], part: number, walked: string): void {
    const name = this.parts[part] as string;
    if (Array.isArray(container)) this.intoElement(container, name, part, walked);
    else this.intoField(container, name, part, walked);
  }

  private intoField(doc: Doc, name: string, part: number, walked: string): void {
    const current = doc.get(name);
    const next = this.next(current, name, part, walked);
    if (next === undefined) doc.delete(name);
    else if (next !== current) doc.set(name, next);
  }

  private intoElement(array: Value[], name: string, part: number, walked: string): void {
    if (!/^(0|[1-9]\d*)$/.test(name)) {
      if (this.creates) throw notViable(name, walked, array);
      return;
    }
    const index = Number(name);
    const current = array[index];
    const next = this.next(current, name, part, walked);
    if (next === current) return;
    if (next === undefined) {
      array[index] = null;
      return;
    }
    if (index - array.length > maxPadding)
      throw new CommandError(ErrorCode.CannotCreateIndex, `can't backfill more than ${maxPadding} elements`);
    while (array.length < index) array.push(null);
    array[index] = next;
  }

  /** The new value of one member of a container. */
  private next(current: Value | undefined, name: string, part: number, walked: string): Value | undefined {
    const here = walked === '' ? name : `${walked}.${name}`;
    if (part === this.parts.length - 1) return this.compute(current, here);
    if (isDoc(current) || Array.isArray(current)) {
      this.into(current, part + 1, here);
      return current;
    }
    if (!this.creates) return current;
    if (current !== undefined) throw notViable(this.parts[part + 1] as string, here, current);
    const made: Doc = new Map();
    this.into(made, part + 1, here);
    return made;
  }
}

function notViable(name: string, walked: string, value: Value): CommandError {
  return new CommandError(
    ErrorCode.PathNotViable,
    `Cannot create field '${name}' in element {${lastOf(walked)}: ${format(value)}}`,
  );
}

function lastOf(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}
