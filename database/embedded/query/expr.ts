import { isTrue } from '../aggregate/expressions/boolean';
import { compileExpression } from '../aggregate/expressions/compile';
import { compileContext, Scope } from '../aggregate/expressions/scope';
import type { Value } from '../bson/types';
import { notSupported } from '../errors';
import type { FilterContext, OpaqueNode } from './filter';

/** $expr: an aggregation expression as a condition. */
export function expressionCondition(operand: Value, { variables, collation }: FilterContext): OpaqueNode {
  if (collation) throw notSupported('$expr together with a collation');
  const expression = compileExpression(operand, compileContext(variables?.keys()));
  return { kind: 'opaque', matches: (doc) => isTrue(expression(Scope.of(doc, variables))) };
}
