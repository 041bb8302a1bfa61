import type { Value } from '../bson/types';

/** What an operator may know about the document it changes. */
export interface FieldContext {
  /** The document is being made by an upsert. */
  readonly isInsert: boolean;
  /** `{_id: …}` for messages. */
  readonly documentName: string;
}

/** One operator on one path, e.g. `$inc: { 'a.b': 1 }`. */
export interface FieldUpdate {
  /** As written, with the positional `$`. */
  readonly path: string;
  /** Missing parts of the path are made; otherwise a missing path is left alone. */
  readonly createsPath: boolean;
  readonly onlyOnInsert?: boolean;
  /**
   * The new value for the present one (undefined: there is none). Giving back the same value changes nothing, giving
   * undefined removes the field. The present value must not be changed in place.
   */
  compute(current: Value | undefined, context: FieldContext, path: string): Value | undefined;
}

/** Makes the update of one operator on one path; throws MongoDB's refusal of a wrong operand. */
export type UpdateOperator = (path: string, operand: Value) => FieldUpdate;
