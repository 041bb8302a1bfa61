import { type Doc, isDoc } from '../../bson/types';
import { CommandError } from '../../errors';
import { type CompileStage, collect, compilePipeline, nestedContext, parseStages, streamOf } from '../pipeline';

const forbidden = ['$facet', '$out', '$merge', '$geoNear', '$indexStats', '$collStats', '$planCacheStats'];

/** Several pipelines over the same input; one document with their results. */
export const facet: CompileStage = (operand, context) => {
  if (!isDoc(operand) || operand.size === 0)
    throw new CommandError(40169, 'the $facet specification must be a non-empty object');
  const facets = Array.from(operand, ([name, pipeline]) => {
    if (!Array.isArray(pipeline))
      throw new CommandError(40170, `arguments to $facet must be arrays, ${name} is type ${typeof pipeline}`);
    const stages = parseStages(pipeline);
    for (const stage of stages)
      if (forbidden.includes(stage.name))
        throw new CommandError(40600, `${stage.name} is not allowed to be used within a $facet stage`);
    return { name, run: compilePipeline(stages, nestedContext(context)) };
  });
  return async function* (input, run) {
    const docs = await collect(input);
    const result: Doc = new Map();
    for (const { name, run: pipeline } of facets) result.set(name, await collect(pipeline(streamOf(docs), run)));
    yield [result];
  };
};
