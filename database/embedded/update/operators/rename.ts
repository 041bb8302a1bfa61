import { format } from '../../bson/shell-format';
import { type Doc, isDoc, type Value } from '../../bson/types';
import { badValue } from '../../errors';
import { applyAtPath, type PathContext } from '../apply-path';

/** Moves a field; neither end may lie within an array. */
export interface Rename {
  readonly from: string;
  readonly to: string;
}

export function parseRename(from: string, to: Value): Rename {
  if (typeof to !== 'string') throw badValue(`The 'to' field for $rename must be a string: ${from}: ${format(to)}`);
  if (to.includes('\0')) throw badValue("The 'to' field for $rename cannot contain an embedded null byte");
  if (from === to) throw badValue(`The source and target field for $rename must differ: ${from}: "${to}"`);
  if (/(^|\.)\$/.test(from)) throw badValue(`The source field for $rename may not be dynamic: ${from}`);
  if (/(^|\.)\$/.test(to)) throw badValue(`The destination field for $rename may not be dynamic: ${to}`);
  return { from, to };
}

export function applyRename(doc: Doc, { from, to }: Rename, context: PathContext, documentId: Value | undefined): void {
  refuseArrays(doc, to, 'destination', documentId);
  const value = refuseArrays(doc, from, 'source', documentId);
  if (value === undefined) return;
  applyAtPath(doc, from, context, false, () => undefined);
  applyAtPath(doc, to, context, true, () => value);
}

/** The value at the path; throws when an array lies on the way. */
function refuseArrays(doc: Doc, path: string, end: string, documentId: Value | undefined): Value | undefined {
  const parts = path.split('.');
  let value: Value | undefined = doc;
  for (const [i, part] of parts.entries()) {
    if (Array.isArray(value))
      throw badValue(
        `The ${end} field cannot be an array element, '${path}' in doc with _id: ${format(documentId ?? null)} has an array field called '${parts[i - 1]}'`,
      );
    if (!isDoc(value)) return undefined;
    value = value.get(part);
  }
  return value;
}
