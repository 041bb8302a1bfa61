import { isDoc, type Value } from '../bson/types';
import type { NamedStage } from './pipeline';

/**
 * The top-level fields the stages can need, so that only those are decoded; undefined when any may be needed. It
 * answers for pipelines in which a $group, $count or an inclusive $project decides what leaves the documents.
 */
export function neededFields(stages: readonly NamedStage[]): ReadonlySet<string> | undefined {
  const fields = new Set<string>();
  for (const { name, operand } of stages) {
    switch (name) {
      case '$group':
      case '$sortByCount':
        return collectPaths(operand, fields) ? fields : undefined;
      case '$count':
        return fields;
      case '$unwind':
      case '$addFields':
      case '$set':
        if (!collectPaths(operand, fields)) return undefined;
        if (name !== '$unwind' && isDoc(operand)) for (const path of operand.keys()) fields.add(firstPart(path));
        break;
      case '$skip':
      case '$limit':
        break;
      default:
        return undefined;
    }
  }
  return undefined;
}

/** Adds the first part of every field path in an expression; false when the whole document is meant. */
function collectPaths(value: Value, fields: Set<string>): boolean {
  if (typeof value === 'string') {
    if (value.startsWith('$$ROOT') || value.startsWith('$$CURRENT')) return false;
    if (value.startsWith('$') && !value.startsWith('$$')) fields.add(firstPart(value.slice(1)));
    return true;
  }
  if (Array.isArray(value)) return value.every((member) => collectPaths(member, fields));
  if (!isDoc(value)) return true;
  for (const [name, member] of value) {
    // $getField names its field without a dollar sign, sortBy as a key.
    if (['$getField', '$setField', '$unsetField', 'sortBy', '$let'].includes(name)) return false;
    if (!collectPaths(member, fields)) return false;
  }
  return true;
}

function firstPart(path: string): string {
  return path.split('.', 1)[0] as string;
}
