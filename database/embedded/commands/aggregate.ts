import { parseStages } from '../aggregate/pipeline';
import { type Aggregation, compileAggregation } from '../aggregate/run-pipeline';
import { encodeDocument } from '../bson/encode';
import { type Doc, docOf, isDoc } from '../bson/types';
import { Cursor } from '../cursors';
import { CommandError, ErrorCode, failedToParse, notSupported } from '../errors';
import type { Call, Command } from './command';
import { maxDocumentBytes } from './insert';
import { checkCollectionName } from './namespaces';

export const aggregate: Command = {
  name: 'aggregate',
  options: ['pipeline', 'cursor', 'allowDiskUse', 'collation', 'hint', 'bypassDocumentValidation'],
  unsupported: ['explain', 'exchange', 'needsMerge', 'fromMongos', 'isMapReduceCommand', 'let'],
  run: async (call) => {
    const { args, db, server } = call;
    const aggregation = parseAggregation(call);
    const cursorOption = args.document('cursor');
    if (!cursorOption)
      throw failedToParse("The 'cursor' option is required, except for aggregate with the explain argument");
    const batchSize = args.nested(cursorOption, 'cursor', ['batchSize']).integer('batchSize', 0);
    const stream = compileAggregation(aggregation)(call.pacer);
    const cursor = new Cursor(`${db}.${aggregation.name}`, encoded(stream));
    return docOf({ cursor: await server.cursors.start(cursor, batchSize) });
  },
};

/** What an aggregate command asks for; also for explain. */
export function parseAggregation(call: Call): Aggregation {
  const { args, store, db } = call;
  const name = aggregatedCollection(call);
  return { store, db, name, stages: parseStages(args.raw('pipeline')), hint: args.raw('hint') };
}

/** `aggregate: 1` means a pipeline without collection, whose sources this database does not have. */
function aggregatedCollection({ args, db }: Call): string {
  const name = args.raw('aggregate');
  if (typeof name !== 'string') {
    if (name === 1 || (isDoc(name) && name.size === 0)) throw notSupported('an aggregation over a whole database');
    throw new CommandError(9, 'Invalid command format: the aggregate field must specify a collection name or 1');
  }
  checkCollectionName(db, name);
  return name;
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
