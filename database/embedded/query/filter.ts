import type { Doc, Value } from '../bson/types';
import { MatchPosition, matchPath } from './match-path';

export { MatchPosition };

/** One operator applied to one path. */
export interface FieldNode {
  readonly kind: 'field';
  readonly path: string;
  readonly operator: string;
  readonly operand: Value;
  matches(doc: Doc, position?: MatchPosition): boolean;
  /** The same test on one value, without looking into arrays; for $elemMatch over scalars and $pull. */
  matchesValue(value: Value | undefined): boolean;
}

export interface LogicalNode {
  readonly kind: 'and' | 'or' | 'nor';
  readonly children: readonly FilterNode[];
  matches(doc: Doc, position?: MatchPosition): boolean;
}

export type FilterNode = FieldNode | LogicalNode;

/** A parsed filter: decides about documents, and shows its conditions to the planner. */
export interface CompiledFilter {
  readonly root: LogicalNode;
  /** The top-level fields it looks at. */
  readonly fields: ReadonlySet<string>;
  matches(doc: Doc, position?: MatchPosition): boolean;
}

/** A test of one value; undefined stands for a missing field. */
export type ValueTest = (value: Value | undefined, position?: MatchPosition) => boolean;

interface FieldNodeOptions {
  /** The test sees the array itself only, not its elements ($size, $elemMatch). */
  readonly wholeArray?: boolean;
  /** The document matches when no value on the path passes the test ($ne, $nin). */
  readonly negated?: boolean;
}

export function fieldNode(
  path: string,
  operator: string,
  operand: Value,
  test: ValueTest,
  { wholeArray = false, negated = false }: FieldNodeOptions = {},
): FieldNode {
  const parts = path.split('.');
  return {
    kind: 'field',
    path,
    operator,
    operand,
    matches: negated
      ? (doc) => !matchPath(doc, parts, test, !wholeArray)
      : (doc, position) => matchPath(doc, parts, test, !wholeArray, position),
    matchesValue: negated ? (value) => !test(value) : (value) => test(value),
  };
}

export function logicalNode(kind: 'and' | 'or' | 'nor', children: readonly FilterNode[]): LogicalNode {
  const matches = {
    and: (doc: Doc, position?: MatchPosition) => children.every((child) => child.matches(doc, position)),
    or: (doc: Doc, position?: MatchPosition) => children.some((child) => child.matches(doc, position)),
    nor: (doc: Doc) => !children.some((child) => child.matches(doc)),
  }[kind];
  return { kind, children, matches };
}
