import { format } from '../bson/shell-format';
import { type Doc, isDoc, type Value } from '../bson/types';
import { badValue, CommandError, ErrorCode } from '../errors';
import type { ArrayFilters } from './array-filters';

/** Arrays are filled up with nulls when an element beyond their end is set, up to this many. */
const maxPadding = 1_500_000;

/** What stands for the dynamic parts of a path. */
export interface PathContext {
  /** The array index the filter matched: the positional `$`. */
  readonly position: number | undefined;
  readonly arrayFilters: ArrayFilters;
}

type Compute = (current: Value | undefined, path: string) => Value | undefined;

/**
 * Replaces the values at an update path in the document by what `compute` gives for them; undefined removes a field
 * and leaves null in an array.
 * @param creates missing parts of the path are made; otherwise nothing happens where the path leads nowhere
 */
export function applyAtPath(doc: Doc, path: string, context: PathContext, creates: boolean, compute: Compute): void {
  new PathUpdate(path, context, creates, compute).into(doc, 0, '');
}

class PathUpdate {
  private readonly parts: string[];

  constructor(
    private readonly path: string,
    private readonly context: PathContext,
    private readonly creates: boolean,
    private readonly compute: Compute,
  ) {
    this.parts = path.split('.').map((part) => (part === '$' ? this.positional() : part));
  }

  into(container: Doc | Value[], part: number, walked: string): void {
    const name = this.parts[part] as string;
    if (name.startsWith('$[')) this.intoElements(container, name, part, walked);
    else if (Array.isArray(container)) this.intoElement(container, name, part, walked);
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

  /** `$[]` is every element, `$[name]` those its array filter accepts. */
  private intoElements(container: Doc | Value[], name: string, part: number, walked: string): void {
    if (!Array.isArray(container))
      throw badValue(`Cannot apply array updates to non-array element ${lastOf(walked)}: ${format(container)}`);
    const accepts = this.context.arrayFilters.test(name.slice(2, -1), this.path);
    container.forEach((element, i) => {
      if (!accepts(element)) return;
      const next = this.next(element, String(i), part, walked);
      container[i] = next === undefined ? null : next;
    });
  }

  /** The new value of one member of a container. */
  private next(current: Value | undefined, name: string, part: number, walked: string): Value | undefined {
    const here = walked === '' ? name : `${walked}.${name}`;
    if (part === this.parts.length - 1) return this.compute(current, here);
    if (isDoc(current) || Array.isArray(current)) {
      this.into(current, part + 1, here);
      return current;
    }
    const following = this.parts[part + 1] as string;
    if (following.startsWith('$[')) {
      if (current === undefined)
        throw badValue(`The path '${here}' must exist in the document in order to apply array updates.`);
      throw badValue(`Cannot apply array updates to non-array element ${name}: ${format(current)}`);
    }
    if (!this.creates) return current;
    if (current !== undefined) throw notViable(following, here, current);
    const made: Doc = new Map();
    this.into(made, part + 1, here);
    return made;
  }

  private positional(): string {
    if (this.context.position === undefined)
      throw badValue('The positional operator did not find the match needed from the query.');
    return String(this.context.position);
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
