import { format } from '../bson/shell-format';
import { type Doc, isDoc, type Value } from '../bson/types';
import { badValue, failedToParse, typeMismatch } from '../errors';
import type { CompiledFilter } from '../query/filter';
import { parseFilter } from '../query/parse-filter';

/** The `arrayFilters` of an update, by the identifier each speaks about. */
export class ArrayFilters {
  private readonly filters = new Map<string, CompiledFilter>();

  constructor(option: Value | undefined) {
    if (option === undefined) return;
    if (!Array.isArray(option))
      throw typeMismatch("BSON field 'update.updates.arrayFilters' is the wrong type, expected type 'array'");
    for (const filter of option) this.add(filter);
  }

  /** The test for elements that `$[identifier]` stands for; an empty identifier accepts all. */
  test(identifier: string, path: string): (element: Value) => boolean {
    if (identifier === '') return () => true;
    const filter = this.filters.get(identifier);
    if (!filter) throw badValue(`No array filter found for identifier '${identifier}' in path '${path}'`);
    return (element) => filter.matches(new Map([[identifier, element]]));
  }

  /** Checks identifiers against the paths of the update: each used one is defined, each defined one used. */
  checkUse(paths: readonly string[], update: Value): void {
    const used = new Set<string>();
    for (const path of paths) {
      for (const match of path.matchAll(/\$\[([^\]]*)\]/g)) {
        const identifier = match[1] as string;
        this.test(identifier, path);
        used.add(identifier);
      }
    }
    for (const identifier of this.filters.keys()) {
      if (!used.has(identifier))
        throw failedToParse(
          `The array filter for identifier '${identifier}' was not used in the update ${format(update)}`,
        );
    }
  }

  private add(filter: Value): void {
    if (!isDoc(filter))
      throw typeMismatch("BSON field 'update.updates.arrayFilters.0' is the wrong type, expected type 'object'");
    const identifiers = new Set(identifiersOf(filter));
    if (identifiers.size === 0)
      throw failedToParse('Cannot use an expression without a top-level field name in arrayFilters');
    if (identifiers.size > 1) {
      const [first, second] = [...identifiers];
      throw failedToParse(
        `Error parsing array filter :: caused by :: Expected a single top-level field name, found '${first}' and '${second}'`,
      );
    }
    const identifier = [...identifiers][0] as string;
    if (!/^[a-z][A-Za-z0-9]*$/.test(identifier))
      throw badValue(
        `Error parsing array filter :: caused by :: The top-level field name must be an alphanumeric string beginning with a lowercase letter, found '${identifier}'`,
      );
    if (this.filters.has(identifier))
      throw failedToParse(`Found multiple array filters with the same top-level field name ${identifier}`);
    this.filters.set(identifier, parseFilter(filter));
  }
}

function identifiersOf(filter: Doc): string[] {
  return [...filter].flatMap(([name, value]) => {
    if (!name.startsWith('$')) return [name.split('.', 1)[0] as string];
    return Array.isArray(value) ? value.flatMap((part) => (isDoc(part) ? identifiersOf(part) : [])) : [];
  });
}
