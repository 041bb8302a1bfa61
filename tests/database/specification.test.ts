import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BSON } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from './support/database';
import type { TestCase, TestFile } from './support/unified/format';
import { Mismatch } from './support/unified/match';
import { ownCrudCases, ownFileCases } from './support/unified/own-cases';
import { isMeant, isRefused, runCase } from './support/unified/run';

/**
 * MongoDB's specification tests may not be handed on with this project (CC BY-NC-SA 3.0). A folder of them, from
 * `source/crud/tests/unified` and `source/gridfs/tests` of its specifications, is read from here:
 */
const folder = process.env.MONGODB_SPECIFICATION_TESTS;

/** Tests that the driver or the version it talks to fails, whatever the server. */
const others: readonly (readonly [file: RegExp, test: RegExp, why: string])[] = [
  [/create-null-ids/, /via (insertOne|insertMany|bulkWrite)$/, 'the driver makes an ObjectId of an _id of null'],
];

const database = testDatabase();
const refusals = new Set<string>();
const tally = { passed: 0, refused: 0, others: 0, 'not meant for this server': 0 };
let version: string;
beforeAll(async () => {
  version = (await database.db.command({ buildInfo: 1 })).version;
});
afterAll(() => {
  if (!folder) return;
  console.log([Object.entries(tally).map(([what, tests]) => `${tests} ${what}`), ...refusals].join('\n'));
});

const foreign = folder
  ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json'))
      .map((name): [string, () => TestFile] => [
        name,
        () => BSON.EJSON.parse(readFileSync(join(folder, name), 'utf8')) as TestFile,
      ])
  : [];
const files: [string, () => TestFile][] = [['our own', ownCrudCases], ['our own', ownFileCases], ...foreign];

describe.each(files)('%s', (name, read) => {
  it.each(read().tests.map(({ description }, i): [string, number] => [description, i]))('%s', async (title, i) => {
    // Read anew: the driver adds to the documents it is given.
    const file = read();
    const test = file.tests[i] as TestCase;
    if (!isMeant(file, test, version)) {
      tally['not meant for this server']++;
      return;
    }
    const known = others.find(([files, tests]) => files.test(name) && tests.test(title));
    const failure = await runCase(database.uri, file, test).catch((error: unknown) => error);
    if (known) {
      expect(failure, `it passes now, so take it off the list: ${known[2]}`).toBeDefined();
      tally.others++;
    } else if (isRefused(failure)) {
      tally.refused++;
      refusals.add(failure.message);
    } else {
      if (failure) throw failure;
      tally.passed++;
    }
  });
});

describe('the runner', () => {
  const comments = 'comments and hints go with a command, and a hint without its index is refused';
  type Part = (test: TestCase) => unknown;
  it.each<[string, Part, unknown]>([
    ['another result', (test) => test.operations[0], { expectResult: [{ _id: 1, x: 12 }] }],
    ['an error that does not come', (test) => test.operations[0], { expectError: { isError: true } }],
    ['another error', (test) => test.operations[1], { expectError: { errorCode: 3 } }],
    ['an event less', (test) => test.expectEvents?.[0], { events: [{ commandStartedEvent: {} }] }],
    ['another command', (test) => test.expectEvents?.[0]?.events[0], { commandStartedEvent: { commandName: 'x' } }],
    ['another document', (test) => test.outcome?.[0]?.documents[0], { x: 12 }],
  ])('notices %s', async (_what, part, change) => {
    const file = ownCrudCases();
    const test = file.tests.find(({ description }) => description === comments) as TestCase;
    Object.assign(part(test) as object, change);
    await expect(runCase(database.uri, file, test)).rejects.toThrow(Mismatch);
  });
});
