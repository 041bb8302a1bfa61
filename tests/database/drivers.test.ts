import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { GridFSBucket } from 'mongodb';
import mongoose, { type Connection, Schema, type Types } from 'mongoose';
import { RateLimiterMongo } from 'rate-limiter-flexible';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { longIt } from '../support/long-it';
import { testDatabase } from './support/database';

const database = testDatabase();

interface Author {
  name: string;
  email: string;
}

interface Book {
  title: string;
  author: Types.ObjectId | Author;
  tags: string[];
  chapters: { name: string; pages: number }[];
  extra: Map<string, number>;
}

const authorSchema = new Schema<Author>({ name: String, email: { type: String, unique: true } }, { timestamps: true });
const bookSchema = new Schema<Book>({
  title: { type: String, index: true },
  author: { type: Schema.Types.ObjectId, ref: 'Author' },
  tags: [String],
  chapters: [{ name: String, pages: Number }],
  extra: { type: Map, of: Number },
});
bookSchema.index({ author: 1, title: 1 }, { unique: true });

function authorModel(connection: Connection) {
  return connection.model('Author', authorSchema);
}

function bookModel(connection: Connection) {
  return connection.model('Book', bookSchema);
}

describe('GridFSBucket', () => {
  longIt('keeps a file of 20 MB byte for byte, also in parts', async () => {
    const bucket = new GridFSBucket(database.db, { bucketName: 'uploads' });
    const content = randomBytes(20 * 1024 * 1024);
    const upload = bucket.openUploadStream('big.pdf', { metadata: { owner: 1 } });
    await pipeline(Readable.from(content), upload);
    const hash = createHash('sha256');
    for await (const chunk of bucket.openDownloadStream(upload.id)) hash.update(chunk);
    expect(hash.digest('hex')).toBe(createHash('sha256').update(content).digest('hex'));
    const parts: Buffer[] = [];
    for await (const chunk of bucket.openDownloadStream(upload.id, { start: 1_000_000, end: 1_500_000 }))
      parts.push(chunk);
    expect(Buffer.concat(parts).equals(content.subarray(1_000_000, 1_500_000))).toBe(true);
    expect(await bucket.find({ 'metadata.owner': 1 }).toArray()).toMatchObject([
      { filename: 'big.pdf', length: content.length },
    ]);
    await bucket.rename(upload.id, 'other.pdf');
    await bucket.delete(upload.id);
    expect(await database.db.collection('uploads.chunks').countDocuments()).toBe(0);
  });
});

describe('mongoose', () => {
  let connection: Connection;
  let Author: ReturnType<typeof authorModel>;
  let Book: ReturnType<typeof bookModel>;
  beforeAll(async () => {
    connection = await mongoose.createConnection(database.uri, { dbName: `${database.db.databaseName}_m` }).asPromise();
    Author = authorModel(connection);
    Book = bookModel(connection);
  });
  afterAll(async () => {
    await connection.dropDatabase();
    await connection.close();
  });

  it('builds its indexes, saves, populates, updates arrays and streams', async () => {
    await Promise.all([Author.init(), Book.init()]);
    expect((await Book.listIndexes()).map((index) => index.name)).toEqual(['_id_', 'title_1', 'author_1_title_1']);
    const ada = await Author.create({ name: 'Ada', email: 'ada@example.com' });
    await expect(Author.create({ name: 'Other', email: 'ada@example.com' })).rejects.toMatchObject({ code: 11000 });
    const book = await Book.create({
      title: 'Notes',
      author: ada._id,
      tags: ['a'],
      chapters: [{ name: 'One', pages: 3 }],
      extra: { x: 1 },
    });
    book.tags.push('b');
    const [chapter] = book.chapters;
    if (chapter) chapter.pages = 4;
    book.extra.set('y', 2);
    await book.save();
    const found = await Book.findOne({ 'chapters.pages': { $gt: 3 } })
      .populate<{ author: { name: string } }>('author')
      .orFail();
    expect(found.author.name).toBe('Ada');
    expect([...found.tags]).toEqual(['a', 'b']);
    expect(found.extra.get('y')).toBe(2);
    await Book.bulkWrite(
      Array.from({ length: 50 }, (_, i) => ({
        updateOne: {
          filter: { title: `T${i}` },
          update: { $setOnInsert: { author: ada._id }, $addToSet: { tags: 'z' } },
          upsert: true,
        },
      })),
    );
    expect(await Book.countDocuments({ tags: 'z' })).toBe(50);
    let streamed = 0;
    for await (const _book of Book.find().sort({ title: 1 }).lean().cursor({ batchSize: 7 })) streamed++;
    expect(streamed).toBe(51);
    const upserted = await Book.findOneAndUpdate(
      { title: 'New' },
      { $set: { tags: ['q'] }, $setOnInsert: { author: ada._id } },
      { upsert: true, returnDocument: 'after' },
    ).lean();
    expect(upserted).toMatchObject({ title: 'New', tags: ['q'] });
    expect(await Book.distinct('tags')).toEqual(expect.arrayContaining(['a', 'q', 'z']));
    expect(
      await Book.aggregate([
        { $match: { author: ada._id } },
        { $group: { _id: '$tags', n: { $sum: 1 } } },
        { $sort: { n: -1 } },
        { $limit: 1 },
      ]),
    ).toEqual([{ _id: ['z'], n: 50 }]);
    expect((await Author.findOneAndDelete({ name: 'Ada' }).lean())?.email).toBe('ada@example.com');
    expect(await Author.estimatedDocumentCount()).toBe(0);
    expect(await Book.exists({ title: 'Notes' })).not.toBeNull();
  });

  it('refuses a save based on an old version', async () => {
    const { _id } = await Book.create({ title: 'Versions', tags: ['a', 'b'] });
    const [one, two] = await Promise.all([Book.findById(_id).orFail(), Book.findById(_id).orFail()]);
    one.tags = ['x'];
    await one.save();
    two.set('tags.1', 'late');
    await expect(two.save()).rejects.toMatchObject({ name: 'VersionError' });
  });
});

describe('rate-limiter-flexible', () => {
  it('counts requests of many at once exactly', async () => {
    const limiter = new RateLimiterMongo({
      storeClient: database.client,
      dbName: database.db.databaseName,
      tableName: 'limits',
      points: 10,
      duration: 60,
      disableIndexesCreation: true,
    });
    await limiter.createIndexes();
    const attempts = await Promise.allSettled(Array.from({ length: 25 }, () => limiter.consume('somebody')));
    expect(attempts.filter((attempt) => attempt.status === 'fulfilled')).toHaveLength(10);
    expect((await limiter.get('somebody'))?.consumedPoints).toBe(25);
    await limiter.delete('somebody');
    expect((await limiter.consume('somebody')).remainingPoints).toBe(9);
  });
});
