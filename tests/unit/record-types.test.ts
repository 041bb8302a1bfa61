import { readFileSync } from 'node:fs';
import { Schema, type Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { defineSchema, stamps } from '@/models/define';
import type { Filter } from '@/models/filter';
import { sourceFiles } from '../support/rooms';

/** The compiler is the test of these: `npm run types` fails where a line that must not compile does. */
interface Note {
  _id: Types.ObjectId;
  text: string;
  by: Types.ObjectId | null;
  files: { name: string; bytes: number }[];
  /** Added later. */
  readOn?: Date;
  createdOn: Date;
}

const file = defineSchema<Note['files'][number]>({ name: String, bytes: Number }, { _id: false });
const whole = {
  text: { type: String, required: true },
  by: { type: Schema.Types.ObjectId, default: null },
  files: [file],
} as const;

describe('a record and its schema', () => {
  it('have the same fields', () => {
    expect(Object.keys(defineSchema<Note>({ ...whole, readOn: Date }, stamps).paths).toSorted()).toEqual(
      ['_id', 'by', 'createdOn', 'files', 'readOn', 'text', 'updatedOn'].toSorted(),
    );
    // @ts-expect-error a field without a schema
    defineSchema<Note>({ ...whole }, stamps);
    // @ts-expect-error a schema without a field
    defineSchema<Note>({ ...whole, readOn: Date, readBy: String }, stamps);
    // @ts-expect-error a field without a schema in a part
    defineSchema<Note['files'][number]>({ name: String }, { _id: false });
    // @ts-expect-error another part's schema
    defineSchema<Note>({ ...whole, files: [defineSchema<{ of: string }>({ of: String }, { _id: false })] }, stamps);
  });

  it('have the same types', () => {
    // @ts-expect-error a day is no text
    defineSchema<Note>({ ...whole, readOn: String }, stamps);
    // @ts-expect-error a text has no number as default
    defineSchema<Note>({ ...whole, text: { type: String, default: 0 }, readOn: Date }, stamps);
    // @ts-expect-error one text is no list
    defineSchema<Note>({ ...whole, files: file, readOn: Date }, stamps);
  });

  it('agree on ids and stamps', () => {
    // @ts-expect-error nothing would write createdOn
    defineSchema<Note>({ ...whole, readOn: Date }, { versionKey: false });
    // @ts-expect-error mongoose would give each an id that its type doesn't have
    defineSchema<Note['files'][number]>({ name: String, bytes: Number });
  });
});

describe('a filter', () => {
  it('has the fields of its record and of its parts alone', () => {
    const right: Filter<Note> = {
      by: null,
      'files.name': 'a',
      $or: [{ text: { $in: ['a'] } }, { readOn: { $exists: false } }],
    };
    expect(right).toBeDefined();
    const wrong: Filter<Note>[] = [
      // @ts-expect-error a misspelt field
      { texts: 'a' },
      // @ts-expect-error a misspelt field of a part
      { 'files.nam': 'a' },
      // @ts-expect-error a misspelt field of one of several
      { $or: [{ text: 'a' }, { bye: null }] },
      // @ts-expect-error a number is no text
      { text: 5 },
    ];
    expect(wrong).toHaveLength(4);
  });
});

/** Where the types of others leave something out. None is about a record or a scope. */
const CASTS: Readonly<Record<string, string>> = {
  'lib/engines/import/files/text-table.ts': 'csv-parse types rows without the `info` that it is asked for',
  'lib/api/endpoint.ts': 'which type the schemas gave depends on the operation',
  'lib/engines/eligibility/applicant-profile.ts': 'an object made of a list of names',
  'lib/engines/import/columns/demand-columns.ts': 'a field and its value, both by a name from a list',
  'lib/engines/search/columns/catalogue.ts': 'a column for each name of a list',
  'lib/platform/files/receive-upload.ts': 'multer takes a request of express, and needs two parts of it',
  'lib/platform/pdf/script-text.ts': 'pdfkit shows no other way to ask a font for a letter',
  'models/webhook-effects.ts': 'an update of whichever model the events are added to',
  'lib/platform/server/database-connections.ts': 'the inside of the driver has no type',
};

/** Text, so that this file isn't one of its own finds. */
const CAST = new RegExp(`\\bas (${'never'}|unknown as)\\b`, 'g');

describe('the source', () => {
  const ours = (path: string) => !/^(tests|bench|database)\//.test(path);
  const sources = sourceFiles()
    .filter(ours)
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

  it('casts past the types once in each of these files and nowhere else', () => {
    const found = sources.flatMap(({ path, text }) => [...text.matchAll(CAST)].map(() => path));
    expect(found.toSorted()).toEqual(Object.keys(CASTS).toSorted());
  });

  it('makes every schema of a record’s type', () => {
    const plain = sources.filter(({ path, text }) => path.startsWith('models/') && /new Schema\b/.test(text));
    // defineSchema itself, GridFS, whose files drivers write, and a status's own fields, whose schema is made of the domain's table.
    expect(plain.map(({ path }) => path).toSorted()).toEqual([
      'models/application-parts.ts',
      'models/define.ts',
      'models/upload.ts',
    ]);
  });
});
