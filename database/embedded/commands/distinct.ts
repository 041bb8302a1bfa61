import { docOf, isDoc, type Value } from '../bson/types';
import { ValueSet } from '../bson/value-set';
import { CommandError } from '../errors';
import { choosePlan } from '../planner/choose';
import { parseFilter } from '../query/parse-filter';
import { runQuery } from '../query/run-query';
import type { Command } from './command';
import { collectionName, emptyDocument } from './namespaces';

const maxResultBytes = 16 * 1024 * 1024;

export const distinct: Command = {
  name: 'distinct',
  options: ['key', 'query', 'collation', 'hint'],
  run: async (call) => {
    const { args, store, db } = call;
    const name = collectionName(call);
    const key = args.required('key');
    if (typeof key !== 'string') throw args.wrongType('key', key, "'string'");
    const filter = parseFilter(args.document('query') ?? emptyDocument);
    const collection = store.catalog.collection(db, name);
    if (!collection) return docOf({ values: [] });
    const plan = choosePlan(store.env, collection, { filter, hint: args.raw('hint') });
    const path = key.split('.');
    const known = new ValueSet();
    const values: Value[] = [];
    let bytes = 0;
    for await (const slice of runQuery(
      { store, collection, plan, filter, fields: new Set([path[0] as string]) },
      call.pacer,
    )) {
      for (const { doc } of slice) {
        for (const value of valuesOnPath(doc, path, 0)) {
          if (!known.add(value)) continue;
          values.push(value);
          bytes += typeof value === 'string' ? value.length + 8 : 24;
          if (bytes > maxResultBytes) throw new CommandError(17217, 'distinct too big, 16mb cap');
        }
      }
    }
    return docOf({ values });
  },
};

/** Every value on the path; arrays give their elements, on the way and at the end. */
function valuesOnPath(value: Value | undefined, path: readonly string[], part: number): Value[] {
  if (part === path.length) {
    if (value === undefined) return [];
    return Array.isArray(value) ? value : [value];
  }
  const name = path[part] as string;
  if (isDoc(value)) return valuesOnPath(value.get(name), path, part + 1);
  if (!Array.isArray(value)) return [];
  if (/^(0|[1-9]\d*)$/.test(name)) return valuesOnPath(value[Number(name)], path, part + 1);
  return value.flatMap((element) => (isDoc(element) ? valuesOnPath(element, path, part) : []));
}
