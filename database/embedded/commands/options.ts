import type { Doc, Value } from '../bson/types';
import { CommandError, notSupported } from '../errors';
import { refuseCollation } from './collation';
import type { Command } from './command';

/** What any command may carry. */
const commonOptions: ReadonlySet<string> = new Set([
  '$db',
  'lsid',
  '$clusterTime',
  '$readPreference',
  'readConcern',
  'writeConcern',
  'maxTimeMS',
  'comment',
  'apiVersion',
  'apiStrict',
  'apiDeprecationErrors',
  'txnNumber',
  'autocommit',
  'startTransaction',
  'stmtId',
  'stmtIds',
]);

/** Refuses what the command does not take. @param sequences the names of lists that came beside the body */
export function checkOptions(command: Command, calledAs: string, body: Doc, sequences: Iterable<string> = []): void {
  for (const option of [...body.keys(), ...sequences]) {
    if (option === calledAs || commonOptions.has(option)) continue;
    if (command.options.includes(option)) {
      if (option === 'collation') refuseCollation(body.get(option));
    } else if (!command.unsupported?.includes(option))
      throw new CommandError(40415, `BSON field '${command.name}.${option}' is an unknown field.`);
    else if (!isOff(body.get(option))) throw notSupported(`the option ${option} of ${command.name}`);
  }
}

/** An unsupported option may be given with the value that means "no". */
function isOff(value: Value | undefined): boolean {
  return value === false || value === null || value === undefined;
}
