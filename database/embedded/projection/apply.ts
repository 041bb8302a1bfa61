import { type Doc, isDoc, type Value } from '../bson/types';
import { CommandError } from '../errors';
import { type Slice, sliced } from './slice';

/** What a projection does at one path. */
type ProjectionLeaf =
  | { readonly kind: 'keep' }
  | { readonly kind: 'positional' }
  | { readonly kind: 'elemMatch'; readonly test: (element: Value) => boolean }
  | { readonly kind: 'slice'; readonly slice: Slice };

/** A projection as a tree of field names. In an exclusion "keep" leaves mark what is left out. */
export interface ProjectionNode {
  readonly children: Map<string, ProjectionNode>;
  readonly leaf?: ProjectionLeaf;
}

/** The document with only the fields named, in the document's own order. */
export function includeFields(doc: Doc, node: ProjectionNode, position: number | undefined): Doc {
  const result: Doc = new Map();
  for (const [name, value] of doc) {
    const child = node.children.get(name);
    if (!child) continue;
    const kept = child.leaf ? keptByLeaf(value, child.leaf, position) : includeWithin(value, child, position);
    if (kept !== undefined) result.set(name, kept);
  }
  return result;
}

/** The document without the fields named, and with arrays sliced. */
export function excludeFields(doc: Doc, node: ProjectionNode, position: number | undefined): Doc {
  const result: Doc = new Map();
  for (const [name, value] of doc) {
    const child = node.children.get(name);
    if (!child) result.set(name, value);
    else if (!child.leaf) result.set(name, excludeWithin(value, child, position));
    else if (child.leaf.kind === 'slice') result.set(name, keptByLeaf(value, child.leaf, position) as Value);
  }
  return result;
}

function includeWithin(value: Value, node: ProjectionNode, position: number | undefined): Value | undefined {
  if (isDoc(value)) return includeFields(value, node, position);
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((element) => {
    const kept = includeWithin(element, node, position);
    return kept === undefined ? [] : [kept];
  });
}

function excludeWithin(value: Value, node: ProjectionNode, position: number | undefined): Value {
  if (isDoc(value)) return excludeFields(value, node, position);
  return Array.isArray(value) ? value.map((element) => excludeWithin(element, node, position)) : value;
}

function keptByLeaf(value: Value, leaf: ProjectionLeaf, position: number | undefined): Value | undefined {
  switch (leaf.kind) {
    case 'keep':
      return value;
    case 'slice':
      return Array.isArray(value) ? sliced(value, leaf.slice) : value;
    case 'elemMatch': {
      if (!Array.isArray(value)) return undefined;
      const index = value.findIndex(leaf.test);
      return index < 0 ? undefined : [value[index] as Value];
    }
    case 'positional': {
      if (!Array.isArray(value)) return value;
      if (position === undefined || position >= value.length)
        throw new CommandError(
          51246,
          "Executor error during find command :: caused by :: positional operator '.$' couldn't find a matching element in the array",
        );
      return [value[position] as Value];
    }
  }
}
