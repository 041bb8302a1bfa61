import { isDoc, type Value } from '../bson/types';
import type { NamedStage } from './pipeline';

/**
 * The top-level fields the stages can need, so that only those are decoded; undefined when any may be needed. It
 * answers for pipelines in which a $group or $count decides what leaves the documents.
 */
export function neededFields(stages: readonly NamedStage[]): ReadonlySet<string> | undefined {
  const next = stages.find(({ name }) => name !== '$skip' && name !== '$limit');
  if (next?.name === '$count') return new Set();
  const fields = new Set<string>();
  return next?.name === '$group' && collectPaths(next.operand, fields) ? fields : undefined;
}

/** Adds the first part of every field path in an expression; false when the whole document is meant. */
function collectPaths(value: Value, fields: Set<string>): boolean {
  if (typeof value === 'string') {
    if (value.startsWith('$$')) return false;
    if (value.startsWith('$')) fields.add(value.slice(1).split('.', 1)[0] as string);
    return true;
  }
  const members = isDoc(value) ? [...value.values()] : Array.isArray(value) ? value : [];
  return members.every((member) => collectPaths(member, fields));
}
