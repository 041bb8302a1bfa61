import { valuesEqual } from '../bson/compare';
import { format } from '../bson/shell-format';
import type { Doc } from '../bson/types';
import { CommandError, ErrorCode } from '../errors';
import type { CompiledUpdate } from './parse-update';

/** A whole document put in place of the old one; the _id stays, and comes first. */
export function parseReplacement(replacement: Doc): CompiledUpdate {
  for (const name of replacement.keys()) {
    if (name.startsWith('$'))
      throw new CommandError(
        ErrorCode.DollarPrefixedFieldName,
        `The dollar ($) prefixed field '${name}' in '${name}' is not allowed in the context of an update's replacement document. Consider using an aggregation pipeline with $replaceWith.`,
      );
  }
  return { kind: 'replacement', apply: (doc) => keepId(doc, replacement) };
}

/** `next` with the _id of `previous`; refused when `next` has another one. */
function keepId(previous: Doc, next: Doc): Doc {
  const old = previous.get('_id');
  const given = next.get('_id');
  if (old !== undefined && given !== undefined && !valuesEqual(old, given))
    throw new CommandError(
      ErrorCode.ImmutableField,
      `After applying the update, the (immutable) field '_id' was found to have been altered to _id: ${format(given)}`,
    );
  const id = old === undefined ? given : old;
  const result: Doc = new Map();
  if (id !== undefined) result.set('_id', id);
  for (const [name, value] of next) if (name !== '_id') result.set(name, value);
  return result;
}
