import { type Document, MongoBulkWriteError, MongoClient, MongoServerError } from 'mongodb';
import { TestEntities } from './entities';
import type {
  CollectionData,
  ExpectedError,
  ExpectedEvents,
  Operation,
  Requirement,
  TestCase,
  TestFile,
} from './format';
import { asText, Mismatch, match } from './match';
import { perform } from './operations';

/** Runs a test of a file on the server at this address. @throws Mismatch, or what an operation was not expected to throw */
export async function runCase(uri: string, file: TestFile, test: TestCase): Promise<void> {
  const entities = new TestEntities(uri);
  const own = await MongoClient.connect(uri);
  try {
    for (const data of file.initialData ?? []) await fill(own, data);
    for (const one of file.createEntities ?? [])
      for (const [kind, description] of Object.entries(one)) await entities.add(kind, description);
    for (const operation of test.operations) await runOperation(operation, entities);
    for (const expected of test.expectEvents ?? []) checkEvents(expected, entities);
    for (const data of test.outcome ?? []) await checkOutcome(own, data);
  } finally {
    await entities.close();
    await own.close();
  }
}

/** Whether a test is about a server of this version that stands alone, has no passwords and no commands for testing itself. */
export function isMeant(
  file: TestFile,
  { skipReason, runOnRequirements, operations }: TestCase,
  version: string,
): boolean {
  if (skipReason || operations.some(({ object }) => object === 'testRunner')) return false;
  return [file.runOnRequirements, runOnRequirements].every((list) => !list || list.some((one) => isMet(one, version)));
}

function isMet(one: Requirement, version: string): boolean {
  const { minServerVersion = '0', maxServerVersion = '999', topologies, auth, csfle, serverParameters } = one;
  const isBetween = compare(minServerVersion, version) <= 0 && compare(version, maxServerVersion) <= 0;
  const isAlone = !topologies || topologies.includes('single');
  return isBetween && isAlone && !auth && !csfle && !serverParameters && one.serverless !== 'require';
}

/** Compares as many parts as `a` or `b` has. */
function compare(a: string, b: string): number {
  const [x, y] = [a, b].map((version) => version.split('.').map(Number)) as [number[], number[]];
  for (let i = 0; i < Math.min(x.length, y.length); i++) if (x[i] !== y[i]) return (x[i] as number) - (y[i] as number);
  return 0;
}

async function fill(client: MongoClient, { databaseName, collectionName, documents }: CollectionData): Promise<void> {
  const db = client.db(databaseName);
  await db.dropCollection(collectionName);
  if (documents.length > 0) await db.collection(collectionName).insertMany(documents);
  else await db.createCollection(collectionName);
}

async function runOperation(operation: Operation, entities: TestEntities): Promise<void> {
  const { expectError, expectResult, ignoreResultAndError, saveResultAsEntity } = operation;
  let result: unknown;
  try {
    result = await perform(operation, entities);
  } catch (error) {
    if (ignoreResultAndError) return;
    if (!expectError || isRefused(error)) throw error;
    checkError(expectError, error as Error, entities);
    return;
  }
  if (expectError) throw new Mismatch(`${operation.name} gave ${asText(result)} instead of an error`);
  if (expectResult !== undefined) match(expectResult, result, entities.byId);
  if (saveResultAsEntity) entities.byId.set(saveResultAsEntity, result);
}

/** Whether the server said that it knows of something and doesn't have it. */
export function isRefused(error: unknown): error is MongoServerError {
  if (!(error instanceof MongoServerError)) return false;
  const within = error instanceof MongoBulkWriteError ? [error.writeErrors].flat() : [];
  return [error as { code?: unknown }, ...within].some(({ code }) => code === NOT_IMPLEMENTED);
}

const NOT_IMPLEMENTED = 238;

function checkError(expected: ExpectedError, error: Error, { byId }: TestEntities): void {
  if (error instanceof Mismatch || error.message.startsWith('the runner ')) throw error;
  const { code, codeName, result, errorResponse, writeErrors = [] } = error as Error & Document;
  const isOurs = error instanceof MongoServerError;
  const has = (label: string) => isOurs && error.hasErrorLabel(label);
  const wrong =
    (expected.isClientError !== undefined && expected.isClientError === isOurs) ||
    (expected.errorCode !== undefined && expected.errorCode !== code) ||
    (expected.errorCodeName !== undefined && expected.errorCodeName !== codeName) ||
    expected.errorLabelsContain?.some((label) => !has(label)) ||
    expected.errorLabelsOmit?.some(has) ||
    !error.message.toLowerCase().includes(expected.errorContains?.toLowerCase() ?? '');
  if (wrong) throw new Mismatch(`${error.name} ${code} ${error.message} instead of ${asText(expected)}`);
  if (expected.errorResponse) match(expected.errorResponse, errorResponse, byId);
  if (expected.expectResult !== undefined) match(expected.expectResult, result, byId);
  for (const [index, one] of Object.entries(expected.writeErrors ?? {}))
    match(
      one,
      [writeErrors].flat().find((other: { index: number }) => other.index === Number(index)),
      byId,
    );
}

function checkEvents(
  { client, events, ignoreExtraEvents }: ExpectedEvents,
  { events: seen, byId }: TestEntities,
): void {
  const observed = seen.get(client) ?? [];
  if (observed.length < events.length || (observed.length > events.length && !ignoreExtraEvents))
    throw new Mismatch(`the events ${observed.map(({ event }) => event.commandName)} instead of ${asText(events)}`);
  for (const [i, expected] of events.entries()) {
    const { kind, event } = observed[i] as { kind: string; event: Document };
    const [[wanted, fields]] = Object.entries(expected) as [[string, Document]];
    if (kind !== wanted) throw new Mismatch(`${kind} instead of ${wanted}`);
    for (const [name, value] of Object.entries(fields)) match(value, event[name], byId);
  }
}

async function checkOutcome(client: MongoClient, data: CollectionData): Promise<void> {
  const collection = client.db(data.databaseName).collection(data.collectionName);
  const stored = await collection.find().sort({ _id: 1 }).toArray();
  if (asText(stored) !== asText(data.documents))
    throw new Mismatch(`${data.collectionName} holds ${asText(stored)} instead of ${asText(data.documents)}`);
}
