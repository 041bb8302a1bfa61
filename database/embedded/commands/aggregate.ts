import { compileExpression } from '../aggregate/expressions/compile';
import { compileContext, Scope } from '../aggregate/expressions/scope';
import { type NamedStage, type PipelineContext, type PipelineRun, parseStages } from '../aggregate/pipeline';
import { aggregateCollection } from '../aggregate/run-pipeline';
import { encodeDocument } from '../bson/encode';
import { type Doc, docOf, isDoc, type Value } from '../bson/types';
import { Cursor } from '../cursors';
import { CommandError, ErrorCode, failedToParse, notSupported } from '../errors';
import type { Call, Command } from './command';
import { maxDocumentBytes } from './insert';
import { checkCollectionName } from './namespaces';

export const aggregate: Command = {
  name: 'aggregate',
  options: ['pipeline', 'cursor', 'allowDiskUse', 'collation', 'hint', 'let', 'bypassDocumentValidation'],
  unsupported: ['explain', 'exchange', 'needsMerge', 'fromMongos', 'isMapReduceCommand'],
  run: async (call) => {
    const { args, db, server } = call;
    const name = aggregatedCollection(call);
    const cursorOption = args.document('cursor');
    if (!cursorOption)
      throw failedToParse("The 'cursor' option is required, except for aggregate with the explain argument");
    const batchSize = args.nested(cursorOption, 'cursor', ['batchSize']).integer('batchSize', 0);
    const { stages, context, run } = preparePipeline(call);
    const stream = aggregateCollection(name, stages, context, args.raw('hint'))(run);
    const cursor = new Cursor(`${db}.${name}`, encoded(stream));
    return docOf({ cursor: await server.cursors.start(cursor, batchSize) });
  },
};

/** The parts of an aggregate command that explain needs too. */
export function preparePipeline({ args, store, db, pacer }: Call): {
  stages: NamedStage[];
  context: PipelineContext;
  run: PipelineRun;
} {
  const variables = evaluatedVariables(args.document('let'));
  const stages = parseStages(args.raw('pipeline'));
  const context: PipelineContext = {
    store,
    db,
    expressions: compileContext(variables.keys()),
    collation: args.collation(),
    depth: 0,
  };
  return { stages, context, run: { variables, pacer } };
}

/** `aggregate: 1` means a pipeline without collection, whose sources this database does not have. */
export function aggregatedCollection({ args, db }: Call): string {
  const name = args.raw('aggregate');
  if (typeof name !== 'string') {
    if (name === 1 || (isDoc(name) && name.size === 0)) throw notSupported('an aggregation over a whole database');
    throw new CommandError(9, 'Invalid command format: the aggregate field must specify a collection name or 1');
  }
  checkCollectionName(db, name);
  return name;
}

/** The values of a `let` option: constant expressions. */
function evaluatedVariables(option: Doc | undefined): Map<string, Value | undefined> {
  const context = compileContext();
  const scope = Scope.of(docOf({}));
  return new Map(
    Array.from(option ?? [], ([name, value]): [string, Value | undefined] => [
      name,
      compileExpression(value, context)(scope),
    ]),
  );
}

function encodeResult(doc: Doc): Buffer {
  const bytes = encodeDocument(doc);
  if (bytes.length > maxDocumentBytes)
    throw new CommandError(
      ErrorCode.BSONObjectTooLarge,
      `BSONObj size: ${bytes.length} is invalid. Size must be between 0 and ${maxDocumentBytes}`,
    );
  return bytes;
}

async function* encoded(stream: AsyncIterable<Doc[]>): AsyncGenerator<Buffer[]> {
  for await (const slice of stream) yield slice.map(encodeResult);
}
