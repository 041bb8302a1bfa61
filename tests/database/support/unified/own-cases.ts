import type { Document } from 'mongodb';
import type { Operation, TestFile } from './format';

const databaseName = 'unified';
const collectionName = 'things';
const first = { _id: 1, x: 11 };
const second = { _id: 2, x: 22 };
const third = { _id: 3, x: 33 };
const stored = [first, second, third];
const outcome = (documents: Document[]) => [
  { databaseName, collectionName, documents: documents.map((one) => ({ ...one })) },
];
const on = (object: string) => (name: string, args: Document, expected: Partial<Operation>) => ({
  name,
  object,
  arguments: args,
  ...expected,
});
const things = on('things');

/** Our own cases of what MongoDB's specification tests of reading and writing are about. */
export const ownCrudCases = (): TestFile => ({
  description: 'reading and writing',
  createEntities: [
    { client: { id: 'client', observeEvents: ['commandStartedEvent'] } },
    { database: { id: 'database', client: 'client', databaseName } },
    { collection: { id: 'things', database: 'database', collectionName } },
    {
      collection: {
        id: 'hurried',
        database: 'database',
        collectionName,
        collectionOptions: { writeConcern: { w: 0 } },
      },
    },
  ],
  initialData: outcome(stored),
  tests: [
    {
      description: 'an ordered bulk write ends at its first error and says what it did',
      operations: [
        things(
          'bulkWrite',
          {
            requests: [
              { insertOne: { document: { _id: 4 } } },
              { updateOne: { filter: { _id: 2 }, update: { $inc: { x: 1 } } } },
              { insertOne: { document: { _id: 1 } } },
              { deleteMany: { filter: {} } },
            ],
          },
          {
            expectError: {
              isClientError: false,
              errorCode: 11000,
              writeErrors: { 2: { code: 11000 } },
              expectResult: { insertedCount: 1, matchedCount: 1, modifiedCount: 1, deletedCount: 0 },
            },
          },
        ),
      ],
      outcome: outcome([first, { _id: 2, x: 23 }, third, { _id: 4 }]),
    },
    {
      description: 'an unordered one goes on',
      operations: [
        things(
          'bulkWrite',
          {
            requests: [
              { insertOne: { document: { _id: 1 } } },
              { replaceOne: { filter: { _id: 9 }, replacement: { y: 1 }, upsert: true } },
              { deleteOne: { filter: { _id: 3 } } },
            ],
            ordered: false,
          },
          {
            expectError: {
              errorCode: 11000,
              expectResult: { upsertedCount: 1, deletedCount: 1, upsertedIds: { 1: 9 } },
            },
          },
        ),
      ],
      outcome: outcome([first, second, { _id: 9, y: 1 }]),
    },
    {
      description: 'an upsert keeps an _id of null',
      operations: [
        things(
          'updateOne',
          { filter: { _id: null }, update: { $set: { x: 1 } }, upsert: true },
          { expectResult: { matchedCount: 0, modifiedCount: 0, upsertedCount: 1, upsertedId: null } },
        ),
      ],
      outcome: outcome([{ _id: null, x: 1 }, ...stored]),
    },
    {
      description: 'find-and-modify gives the document before or after, sorted and projected',
      operations: [
        things(
          'findOneAndUpdate',
          { filter: { x: { $gt: 11 } }, update: { $inc: { x: 1 } }, sort: { x: -1 }, returnDocument: 'After' },
          { expectResult: { _id: 3, x: 34 } },
        ),
        things(
          'findOneAndReplace',
          { filter: { _id: 1 }, replacement: { z: 1 }, projection: { _id: 0 } },
          { expectResult: { x: 11, _id: { $$exists: false } } },
        ),
        things('findOneAndDelete', { filter: { _id: 7 } }, { expectResult: null }),
      ],
      outcome: outcome([{ _id: 1, z: 1 }, second, { _id: 3, x: 34 }]),
    },
    {
      description: 'comments and hints go with a command, and a hint without its index is refused',
      operations: [
        things('find', { filter: { _id: 1 }, comment: { by: 'us' }, hint: '_id_' }, { expectResult: [first] }),
        things(
          'updateMany',
          { filter: {}, update: { $set: { x: 0 } }, hint: 'x_1' },
          { expectError: { errorCode: 2 } },
        ),
      ],
      expectEvents: [
        {
          client: 'client',
          events: [
            {
              commandStartedEvent: {
                commandName: 'find',
                databaseName,
                command: { find: collectionName, comment: { by: 'us' }, lsid: { $$type: 'object' } },
              },
            },
            { commandStartedEvent: { command: { updates: { $$exists: true }, comment: { $$exists: false } } } },
          ],
        },
      ],
      outcome: outcome(stored),
    },
    {
      description: 'counting, distinct values and pages',
      operations: [
        things('countDocuments', { filter: { x: { $gte: 22 } }, skip: 1 }, { expectResult: 1 }),
        things('estimatedDocumentCount', {}, { expectResult: 3 }),
        things('distinct', { fieldName: 'x', filter: { _id: { $ne: 2 } } }, { expectResult: [11, 33] }),
        things(
          'find',
          { filter: {}, sort: { _id: -1 }, skip: 1, limit: 4, batchSize: 1 },
          { expectResult: [second, first] },
        ),
        things(
          'aggregate',
          { pipeline: [{ $match: { x: { $lt: 30 } } }, { $group: { _id: null, sum: { $sum: '$x' } } }] },
          { expectResult: [{ sum: 33 }] },
        ),
      ],
    },
    {
      description: 'a write that wants no answer is done',
      operations: [
        on('hurried')(
          'deleteOne',
          { filter: { _id: 1 } },
          { expectResult: { acknowledged: { $$unsetOrMatches: false } } },
        ),
        // The same connection, so the server has come to it by then.
        things('findOne', { filter: { _id: 2 } }, { expectResult: second }),
      ],
      outcome: outcome(stored.slice(1)),
    },
  ],
});

const bucket = on('bucket');
const file = { _id: 1, length: 5, chunkSize: 4, uploadDate: new Date(0), filename: 'a' };
const held = (name: string, documents: Document[]) => ({ databaseName, collectionName: name, documents });

/** Our own cases of what MongoDB's specification tests of GridFS are about. */
export const ownFileCases = (): TestFile => ({
  description: 'files',
  createEntities: [
    { client: { id: 'client' } },
    { database: { id: 'database', client: 'client', databaseName } },
    { bucket: { id: 'bucket', database: 'database' } },
    { collection: { id: 'chunks', database: 'database', collectionName: 'fs.chunks' } },
  ],
  initialData: [
    held('fs.files', [{ ...file }]),
    held('fs.chunks', [
      { _id: 1, files_id: 1, n: 0, data: Buffer.from('11223344', 'hex') },
      { _id: 2, files_id: 1, n: 1, data: Buffer.from('55', 'hex') },
    ]),
  ],
  tests: [
    {
      description: 'a file comes by id and by name, the newest last, and under a new name',
      operations: [
        bucket('upload', { filename: 'a', source: { $$hexBytes: 'aabb' } }, { expectResult: { $$type: 'objectId' } }),
        bucket('downloadByName', { filename: 'a', revision: 0 }, { expectResult: { $$matchesHexBytes: '1122334455' } }),
        bucket('downloadByName', { filename: 'a', revision: -1 }, { expectResult: { $$matchesHexBytes: 'aabb' } }),
        bucket('downloadByName', { filename: 'a', revision: 3 }, { expectError: { isClientError: true } }),
        bucket('rename', { id: 1, newFilename: 'b' }, {}),
        bucket('downloadByName', { filename: 'b' }, { expectResult: { $$matchesHexBytes: '1122334455' } }),
        bucket('rename', { id: 7, newFilename: 'b' }, { expectError: { isError: true } }),
      ],
    },
    {
      description: 'a file that lacks a piece is refused, and goes with the other one',
      operations: [
        bucket('download', { id: 1 }, { expectResult: { $$matchesHexBytes: '1122334455' } }),
        on('chunks')('deleteOne', { filter: { n: 0 } }, {}),
        bucket('download', { id: 1 }, { expectError: { isError: true } }),
        bucket('delete', { id: 1 }, {}),
        bucket('delete', { id: 1 }, { expectError: { isError: true } }),
      ],
      outcome: [held('fs.files', []), held('fs.chunks', [])],
    },
  ],
});
