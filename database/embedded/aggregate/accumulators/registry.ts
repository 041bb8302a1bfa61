import type { Value } from '../../bson/types';
import type { Scope } from '../expressions/scope';
import type { PipelineContext } from '../pipeline';
import { collectingAccumulators } from './collecting';
import { numericAccumulators } from './numeric';
import { orderedAccumulators } from './ordered';

/** Gathers one value over the documents of a group. */
export interface Accumulator {
  add(scope: Scope): void;
  result(): Value;
}

/** Makes the accumulator of a new group; `scope` is that of the group's first document. */
export type MakeAccumulator = (scope: Scope) => Accumulator;

export type CompileAccumulator = (operand: Value, context: PipelineContext) => MakeAccumulator;

let all: ReadonlyMap<string, CompileAccumulator> | undefined;

/** Every accumulator by its name. */
export function accumulators(): ReadonlyMap<string, CompileAccumulator> {
  all ??= new Map(Object.entries({ ...numericAccumulators, ...collectingAccumulators, ...orderedAccumulators }));
  return all;
}
