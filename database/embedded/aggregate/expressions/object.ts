import { encodeDocument } from '../../bson/encode';
import { typeName } from '../../bson/type-names';
import { Binary, type Doc, isDoc, type Value } from '../../bson/types';
import { CommandError } from '../../errors';
import { isNullish, nary, unary } from './arguments';
import { compileExpression } from './compile';
import type { Compile, CompileContext, Expression } from './scope';

export const objectOperators: Record<string, Compile> = {
  $mergeObjects: nary('$mergeObjects', mergeObjects),
  $getField: getField,
  $setField: (operand, context) => setField('$setField', operand, context),
  $unsetField: (operand, context) => setField('$unsetField', operand, context),
  $bsonSize: unary('$bsonSize', (value) => {
    if (isNullish(value)) return null;
    if (!isDoc(value)) throw new CommandError(31393, `$bsonSize requires a document input, found: ${typeName(value)}`);
    return encodeDocument(value).length;
  }),
  $binarySize: unary('$binarySize', (value) => {
    if (isNullish(value)) return null;
    if (value instanceof Binary) return value.bytes.length;
    if (typeof value === 'string') return Buffer.byteLength(value);
    throw new CommandError(51276, `$binarySize requires a string or BinData argument, found: ${typeName(value)}`);
  }),
};

function mergeObjects(values: (Value | undefined)[]): Value {
  // One array argument stands for its members.
  const list = values.length === 1 && Array.isArray(values[0]) ? values[0] : values;
  const merged: Doc = new Map();
  for (const value of list) {
    if (isNullish(value)) continue;
    if (!isDoc(value))
      throw new CommandError(40400, `$mergeObjects requires object inputs, but input is of type ${typeName(value)}`);
    for (const [name, member] of value) merged.set(name, member);
  }
  return merged;
}

/** A field by its name as it is, dots and dollar signs included. */
function getField(operand: Value, context: CompileContext): Expression {
  const isFull = isDoc(operand) && operand.has('field');
  const field = compileExpression(isFull ? (operand.get('field') as Value) : operand, context);
  if (isFull && !operand.has('input')) throw new CommandError(3041703, "$getField requires 'input' to be specified");
  const input: Expression = isFull ? compileExpression(operand.get('input') as Value, context) : (scope) => scope.root;
  return (scope) => {
    const name = fieldName('$getField', field(scope));
    const value = input(scope);
    if (isDoc(value)) return value.get(name);
    return isNullish(value) ? (value === undefined ? undefined : null) : undefined;
  };
}

function setField(operator: string, operand: Value, context: CompileContext): Expression {
  if (!isDoc(operand)) throw new CommandError(4161100, `${operator} only supports an object as its argument`);
  const wanted = operator === '$setField' ? ['field', 'input', 'value'] : ['field', 'input'];
  for (const name of operand.keys())
    if (!wanted.includes(name)) throw new CommandError(4161101, `${operator} found an unknown argument: ${name}`);
  const [field, input, value] = wanted.map((name) => {
    const part = operand.get(name);
    if (part === undefined) throw new CommandError(4161102, `${operator} requires '${name}' to be specified`);
    return compileExpression(part, context);
  }) as [Expression, Expression, Expression | undefined];
  return (scope) => {
    const name = fieldName(operator, field(scope));
    const target = input(scope);
    if (isNullish(target)) return null;
    if (!isDoc(target)) throw new CommandError(4161105, `${operator} requires 'input' to evaluate to type Object`);
    const result: Doc = new Map(target);
    const next = value?.(scope);
    if (next === undefined) result.delete(name);
    else result.set(name, next);
    return result;
  };
}

function fieldName(operator: string, value: Value | undefined): string {
  if (typeof value !== 'string')
    throw new CommandError(
      3041704,
      `${operator} requires 'field' to evaluate to type String, but got ${typeName(value)}`,
    );
  return value;
}
