import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ClientSession, Db, Document, GridFSBucket, MongoClient } from 'mongodb';
import { optionsOf, type TestCollection, type TestEntities } from './entities';
import type { Operation } from './format';

/** Does one operation of a test. @throws what the driver throws */
export async function perform({ name, object, arguments: given = {} }: Operation, { byId }: TestEntities) {
  const args = optionsOf(given);
  if (typeof args.session === 'string') args.session = byId.get(args.session) as ClientSession;
  const target = byId.get(object);
  const [kind] = object.replace(/\d.*$/, '').split('_');
  const known = byName[name];
  if (!known || !target) throw new Error(`the runner knows no ${name} of ${kind}`);
  return known(target, args);
}

const onCollection =
  (act: (collection: TestCollection, args: Document) => Promise<unknown>) => (target: unknown, args: Document) =>
    act(target as TestCollection, args);
const onDatabase = (act: (db: Db, args: Document) => Promise<unknown>) => (target: unknown, args: Document) =>
  act(target as Db, args);
const onBucket =
  (act: (bucket: GridFSBucket, args: Document) => Promise<unknown>) => (target: unknown, args: Document) =>
    act(target as GridFSBucket, args);

const byName: Record<string, (target: unknown, args: Document) => Promise<unknown>> = {
  insertOne: onCollection((c, { document, ...options }) => c.insertOne(document, options)),
  insertMany: onCollection((c, { documents, ...options }) => c.insertMany(documents, options)),
  updateOne: onCollection((c, { filter, update, ...options }) => c.updateOne(filter, update, options)),
  updateMany: onCollection((c, { filter, update, ...options }) => c.updateMany(filter, update, options)),
  replaceOne: onCollection((c, { filter, replacement, ...options }) => c.replaceOne(filter, replacement, options)),
  deleteOne: onCollection((c, { filter, ...options }) => c.deleteOne(filter, options)),
  deleteMany: onCollection((c, { filter, ...options }) => c.deleteMany(filter, options)),
  bulkWrite: onCollection((c, { requests, ...options }) => c.bulkWrite(requests, options)),
  find: onCollection((c, { filter, ...options }) => c.find(filter, options).toArray()),
  findOne: onCollection((c, { filter, ...options }) => c.findOne(filter, options)),
  // Aggregations over a whole database have the database as their target.
  aggregate: onCollection((c, { pipeline, ...options }) => c.aggregate(pipeline, options).toArray()),
  distinct: onCollection((c, { fieldName, filter = {}, ...options }) => c.distinct(fieldName, filter, options)),
  count: onCollection((c, { filter, ...options }) => c.count(filter, options)),
  countDocuments: onCollection((c, { filter, ...options }) => c.countDocuments(filter, options)),
  estimatedDocumentCount: onCollection((c, options) => c.estimatedDocumentCount(options)),
  findOneAndDelete: onCollection((c, { filter, ...options }) => c.findOneAndDelete(filter, options)),
  findOneAndUpdate: onCollection((c, { filter, update, ...options }) =>
    c.findOneAndUpdate(filter, update, returning(options)),
  ),
  findOneAndReplace: onCollection((c, { filter, replacement, ...options }) =>
    c.findOneAndReplace(filter, replacement, returning(options)),
  ),
  dropCollection: onDatabase((db, { collection, ...options }) => db.dropCollection(collection, options)),
  createCollection: onDatabase((db, { collection, ...options }) => db.createCollection(collection, options)),
  runCommand: onDatabase((db, { command, commandName: _, ...options }) => db.command(command, options)),
  clientBulkWrite: (client, { models, ...options }) => (client as MongoClient).bulkWrite(models, options),
  upload: onBucket(upload),
  download: onBucket((bucket, { id }) => bytesOf(bucket.openDownloadStream(id))),
  downloadByName: onBucket((bucket, { filename, ...options }) =>
    bytesOf(bucket.openDownloadStreamByName(filename, options)),
  ),
  delete: onBucket((bucket, { id }) => bucket.delete(id)),
  rename: onBucket((bucket, { id, newFilename }) => bucket.rename(id, newFilename)),
};

function returning({ returnDocument, ...options }: Document): Document {
  return returnDocument ? { ...options, returnDocument: String(returnDocument).toLowerCase() } : options;
}

async function upload(bucket: GridFSBucket, { filename, source, ...options }: Document): Promise<unknown> {
  const stream = bucket.openUploadStream(filename, options);
  await pipeline(Readable.from([Buffer.from(source.$$hexBytes, 'hex')]), stream);
  return stream.id;
}

async function bytesOf(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}
