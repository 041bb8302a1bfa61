import type { CompileStage, Stage } from '../pipeline';
import { bucket } from './bucket';
import { count, sortByCount } from './count';
import { documentStage } from './document-stages';
import { facet } from './facet';
import { group } from './group';
import { limit, skip } from './limit';
import { lookup } from './lookup';
import { match } from './match';
import { sample } from './sample';
import { sort } from './sort';
import { unionWith } from './union-with';
import { unwind } from './unwind';

let all: ReadonlyMap<string, CompileStage> | undefined;

/** Every stage by its name. Made on first use, because some stages compile pipelines of their own. */
export function stages(): ReadonlyMap<string, CompileStage> {
  all ??= new Map<string, CompileStage>([
    ['$match', match],
    ['$group', group],
    ['$sort', sort],
    ['$limit', limit],
    ['$skip', skip],
    ['$unwind', unwind],
    ['$lookup', lookup],
    ['$facet', facet],
    ['$count', count],
    ['$sortByCount', sortByCount],
    ['$sample', sample],
    ['$bucket', bucket],
    ['$unionWith', unionWith],
    ...['$project', '$set', '$addFields', '$unset', '$replaceRoot', '$replaceWith'].map(
      (name): [string, CompileStage] => [name, perDocument(name)],
    ),
  ]);
  return all;
}

/** MongoDB has these and this database does not. */
export const unsupportedStages: ReadonlySet<string> = new Set([
  '$bucketAuto',
  '$changeStream',
  '$collStats',
  '$currentOp',
  '$densify',
  '$documents',
  '$fill',
  '$geoNear',
  '$graphLookup',
  '$indexStats',
  '$listLocalSessions',
  '$listSessions',
  '$merge',
  '$out',
  '$planCacheStats',
  '$redact',
  '$search',
  '$searchMeta',
  '$setWindowFields',
  '$vectorSearch',
]);

function perDocument(name: string): CompileStage {
  return (operand, context): Stage => {
    const transform = documentStage(name, operand, context.expressions);
    return async function* (input, { variables }) {
      for await (const slice of input) yield slice.map((doc) => transform(doc, variables));
    };
  };
}
