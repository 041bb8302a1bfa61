import { InvalidBson } from '../bson/decode';
import { isNumeric, toNumber } from '../bson/numbers';
import { type Doc, Double, isDoc, type Value } from '../bson/types';
import { badValue, CommandError, ErrorCode, notSupported } from '../errors';
import type { Request } from '../protocol/message';
import { Pacer } from '../query/pacer';
import { Arguments } from './arguments';
import type { Command, Server } from './command';
import { checkDatabaseName } from './namespaces';
import { checkOptions } from './options';
import { commandsByName, unsupportedCommands } from './registry';

/** MongoDB sends `ok` as a double. */
const okay = new Double(1);

const transactionCommands: ReadonlySet<string> = new Set([
  'commitTransaction',
  'abortTransaction',
  'prepareTransaction',
]);

/** Runs one command and gives its reply; refusals become replies too. */
export async function runCommand(server: Server, request: Request, connectionId: number): Promise<Doc> {
  try {
    if (request.unreadable) throw request.unreadable;
    const [name] = request.body.keys();
    const command = findCommand(name);
    const db = checkDatabaseName(request.body.get('$db') ?? '');
    checkOptions(command, name as string, request.body, request.sequences.keys());
    checkConcerns(request.body);
    checkApiVersion(command, request.body);
    const reply = await command.run({
      server,
      store: server.store,
      db,
      args: new Arguments(request.body, command.name, request.sequences),
      pacer: new Pacer(deadline(request.body)),
      connectionId,
    });
    return reply.set('ok', okay);
  } catch (error) {
    return refusal(error).toReply();
  }
}

function findCommand(name: string | undefined): Command {
  const command = commandsByName.get(name ?? '');
  if (command) return command;
  if (name !== undefined && transactionCommands.has(name)) throw transactionsRefused();
  if (name !== undefined && unsupportedCommands.has(name)) throw notSupported(`the command ${name}`);
  throw new CommandError(ErrorCode.CommandNotFound, `no such command: '${name ?? ''}'`);
}

function checkConcerns(body: Doc): void {
  if (body.has('txnNumber') || body.has('startTransaction') || body.has('autocommit')) throw transactionsRefused();
  const level = member(body, 'readConcern', 'level');
  if (level === 'snapshot' || level === 'linearizable')
    throw new CommandError(
      ErrorCode.NotAReplicaSet,
      `node needs to be a replica set member to use readConcern: { level: "${level}" }`,
    );
  if (level !== undefined && !['local', 'available', 'majority'].includes(String(level)))
    throw badValue(`Enumeration value '${String(level)}' for field 'readConcern.level' is not a valid value.`);
  if (member(body, 'readConcern', 'afterClusterTime') !== undefined)
    throw new CommandError(
      ErrorCode.IllegalOperation,
      'Cannot specify afterClusterTime readConcern without replication enabled',
    );
  const w = member(body, 'writeConcern', 'w');
  if (isNumeric(w) && toNumber(w) > 1) throw badValue("cannot use 'w' > 1 when a host is not replicated");
  if (typeof w === 'string' && w !== 'majority')
    throw badValue(`cannot use non-majority 'w' mode "${w}" when a host is not a member of a replica set`);
}

/** Of the commands here only these are not part of version 1 of MongoDB's stable interface. */
const outsideVersion1 = ['buildInfo', 'distinct', 'isMaster', 'renameCollection', 'startSession'];

function checkApiVersion({ name }: Command, body: Doc): void {
  const given = body.get('apiVersion');
  if (given !== undefined && given !== '1') throw new CommandError(322, 'API version must be "1"');
  if (body.get('apiStrict') === true && outsideVersion1.includes(name))
    throw new CommandError(323, `Provided apiStrict:true, but the command ${name} is not in API Version 1.`);
}

function member(body: Doc, name: string, field: string): Value | undefined {
  const value = body.get(name);
  return isDoc(value) ? value.get(field) : undefined;
}

function deadline(body: Doc): number | undefined {
  const limit = body.get('maxTimeMS');
  if (limit === undefined) return undefined;
  if (!isNumeric(limit) || !Number.isInteger(toNumber(limit))) throw badValue('maxTimeMS must be a number');
  const ms = toNumber(limit);
  if (ms < 0 || ms > 0x7fffffff) throw badValue(`${ms} value for maxTimeMS is out of range [0, 2147483647]`);
  return ms === 0 ? undefined : performance.now() + ms;
}

function transactionsRefused(): CommandError {
  return new CommandError(
    ErrorCode.IllegalOperation,
    'Transaction numbers are only allowed on a replica set member or mongos',
  );
}

function refusal(error: unknown): CommandError {
  if (error instanceof CommandError) return error;
  if (error instanceof InvalidBson) return new CommandError(ErrorCode.InvalidBSON, error.message);
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`a command failed unexpectedly: ${message}\n`);
  return new CommandError(ErrorCode.InternalError, error instanceof Error ? error.message : String(error));
}
