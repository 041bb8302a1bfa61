import { compileContext } from '../aggregate/expressions/scope';
import { documentStage } from '../aggregate/stages/document-stages';
import { type Doc, isDoc, type Value } from '../bson/types';
import { CommandError, failedToParse } from '../errors';
import type { FilterContext } from '../query/filter';
import type { CompiledUpdate } from './parse-update';
import { keepId } from './replacement';

const allowed: ReadonlySet<string> = new Set([
  '$set',
  '$addFields',
  '$unset',
  '$project',
  '$replaceRoot',
  '$replaceWith',
]);

/** An update by aggregation stages that make one document from one. */
export function parsePipelineUpdate(pipeline: Value[], { variables }: FilterContext): CompiledUpdate {
  const context = compileContext(variables?.keys());
  const stages = pipeline.map((stage) => {
    if (!isDoc(stage)) throw failedToParse("Each element of the 'pipeline' array must be an object");
    const [name] = stage.keys();
    if (name === undefined || stage.size !== 1)
      throw new CommandError(40323, 'A pipeline stage specification object must contain exactly one field.');
    if (!allowed.has(name)) throw new CommandError(72, `${name} is not allowed to be used within an update`);
    return documentStage(name, stage.get(name) as Value, context);
  });
  return {
    kind: 'pipeline',
    apply: (doc) =>
      keepId(
        doc,
        stages.reduce<Doc>((current, stage) => stage(current, variables), doc),
      ),
  };
}
