import { isDoc, type Value } from '../bson/types';
import { CommandError, typeMismatch } from '../errors';
import { known } from './names';
import type { CompileOther, Stage } from './stage';
import { stages } from './stages/registry';

export interface NamedStage {
  readonly name: string;
  readonly operand: Value;
}

/** Checks the shape of a pipeline: an array of one-member documents. */
export function parseStages(pipeline: Value | undefined): NamedStage[] {
  if (!Array.isArray(pipeline)) throw typeMismatch('A pipeline must be an array of objects');
  return pipeline.map((stage) => {
    if (!isDoc(stage)) throw typeMismatch("Each element of the 'pipeline' array must be an object");
    const [entry] = stage;
    if (!entry || stage.size !== 1)
      throw new CommandError(40323, 'A pipeline stage specification object must contain exactly one field.');
    return { name: entry[0], operand: entry[1] };
  });
}

/** Compiles stages into one function from input to output. */
export function compilePipeline(named: readonly NamedStage[], other: CompileOther): Stage {
  const compiled = named.map(({ name, operand }) => known('stage', stages, name)(operand, other));
  return (input, pacer) => compiled.reduce((stream, stage) => stage(stream, pacer), input);
}
