import type { CompileStage } from '../stage';
import { count } from './count';
import { group } from './group';
import { limit, skip } from './limit';
import { match } from './match';
import { sort } from './sort';
import { unionWith } from './union-with';

/** Every stage by its name. */
export const stages: ReadonlyMap<string, CompileStage> = new Map([
  ['$match', match],
  ['$group', group],
  ['$sort', sort],
  ['$limit', limit],
  ['$skip', skip],
  ['$count', count],
  ['$unionWith', unionWith],
]);
