import { pipelineQuery } from '../aggregate/run-pipeline';
import { type Doc, docOf, isDoc, type Value } from '../bson/types';
import { badValue, CommandError, ErrorCode, notSupported } from '../errors';
import { choosePlan } from '../planner/choose';
import type { Plan } from '../planner/plan';
import { ScanStats } from '../planner/scan';
import { parseFilter } from '../query/parse-filter';
import { needsSort, type QueryRun, runQuery } from '../query/run-query';
import { aggregate, parseAggregation } from './aggregate';
import { Arguments } from './arguments';
import type { Call, Command } from './command';
import { count } from './count';
import { deleteCommand } from './delete';
import { distinct } from './distinct';
import { find, prepareFind } from './find';
import { findAndModify } from './find-and-modify';
import { collectionName, emptyDocument } from './namespaces';
import { checkOptions } from './options';
import { update } from './update';

const explainable = [aggregate, count, deleteCommand, distinct, find, findAndModify, update];

const verbosities = ['queryPlanner', 'executionStats', 'allPlansExecution'];

/** How a find, count, distinct or aggregate finds its documents: which index, and how much it looks at. */
export const explain: Command = {
  name: 'explain',
  options: ['verbosity'],
  run: async (call) => {
    const command = call.args.required('explain');
    if (!isDoc(command)) throw call.args.wrongType('explain', command, "'object'");
    const verbosity = call.args.string('verbosity') ?? 'allPlansExecution';
    if (!verbosities.includes(verbosity))
      throw badValue(`verbosity string must be one of {'queryPlanner', 'executionStats', 'allPlansExecution'}`);
    const name = command.keys().next().value ?? '';
    if (name === '') throw new CommandError(ErrorCode.FailedToParse, 'explain command requires a nested object');
    const explainedCommand = explainable.find((candidate) => candidate.name === name);
    if (!explainedCommand) throw notSupported(`explaining ${name}`);
    checkOptions(explainedCommand, name, command);
    const inner: Call = { ...call, args: new Arguments(command, name) };
    const { collection, run } = explained(inner, name);
    const reply = docOf({ explainVersion: '1', queryPlanner: planner(`${call.db}.${collection}`, run) });
    if (verbosity !== 'queryPlanner') reply.set('executionStats', await execution(run, inner));
    reply.set('command', command);
    return reply;
  },
};

function explained(call: Call, name: string): { collection: string; run: QueryRun | undefined } {
  const { args, store, db } = call;
  if (name === 'aggregate') {
    const aggregation = parseAggregation(call);
    return { collection: aggregation.name, run: pipelineQuery(aggregation) };
  }
  const collection = collectionName(call);
  if (name === 'find') return { collection, run: prepareFind(call, collection).run };
  const query = explainedQuery(args, name);
  const target = store.catalog.collection(db, collection);
  if (!target) return { collection, run: undefined };
  const filter = parseFilter(query.filter);
  const plan = choosePlan(store.env, target, { filter, hint: query.hint });
  return { collection, run: { store, collection: target, plan, filter } };
}

function explainedQuery(args: Arguments, name: string): { filter: Doc; hint: Value | undefined } {
  if (name !== 'update' && name !== 'delete')
    return { filter: args.document('query') ?? emptyDocument, hint: args.raw('hint') };
  const [statement] = args.documents(name === 'update' ? 'updates' : 'deletes');
  const filter = statement?.get('q');
  return { filter: isDoc(filter) ? filter : emptyDocument, hint: statement?.get('hint') };
}

function planner(namespace: string, run: QueryRun | undefined): Doc {
  return docOf({ namespace, winningPlan: run ? winningPlan(run) : docOf({ stage: 'EOF' }), rejectedPlans: [] });
}

function winningPlan(run: QueryRun): Doc {
  const stage = planStage(run.plan);
  return needsSort(run) ? docOf({ stage: 'SORT', inputStage: stage }) : stage;
}

function planStage(plan: Plan): Doc {
  if (plan.kind === 'collection') return docOf({ stage: 'COLLSCAN', direction: direction(plan.reverse) });
  if (plan.kind === 'union')
    return docOf({ stage: 'FETCH', inputStage: docOf({ stage: 'OR', inputStages: plan.branches.map(indexStage) }) });
  return docOf({ stage: 'FETCH', inputStage: indexStage(plan) });
}

function indexStage(plan: Plan & { kind: 'index' }): Doc {
  return docOf({
    stage: 'IXSCAN',
    keyPattern: plan.index.definition.key,
    indexName: plan.index.name,
    direction: direction(plan.reverse),
    ranges: plan.ranges.length,
  });
}

function direction(reverse: boolean): string {
  return reverse ? 'backward' : 'forward';
}

async function execution(run: QueryRun | undefined, { pacer }: Call): Promise<Doc> {
  const stats = new ScanStats();
  let returned = 0;
  if (run) for await (const slice of runQuery({ ...run, stats }, pacer)) returned += slice.length;
  return docOf({
    nReturned: returned,
    totalKeysExamined: stats.keysExamined,
    totalDocsExamined: stats.docsExamined,
  });
}
