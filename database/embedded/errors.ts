import { type Doc, Double, docOf, type Value } from './bson/types';

/** MongoDB's error codes that this database answers with, by their names. */
export const ErrorCode = {
  InternalError: 1,
  BadValue: 2,
  FailedToParse: 9,
  Unauthorized: 13,
  TypeMismatch: 14,
  InvalidLength: 16,
  IllegalOperation: 20,
  InvalidBSON: 22,
  NamespaceNotFound: 26,
  IndexNotFound: 27,
  PathNotViable: 28,
  ConflictingUpdateOperators: 40,
  CursorNotFound: 43,
  NamespaceExists: 48,
  MaxTimeMSExpired: 50,
  DollarPrefixedFieldName: 52,
  InvalidIdField: 53,
  EmptyFieldName: 56,
  CommandNotFound: 59,
  ImmutableField: 66,
  CannotCreateIndex: 67,
  InvalidOptions: 72,
  InvalidNamespace: 73,
  IndexOptionsConflict: 85,
  IndexKeySpecsConflict: 86,
  NotAReplicaSet: 123,
  InvalidIndexSpecificationOption: 197,
  NotImplemented: 238,
  IndexBuildAborted: 276,
  QueryExceededMemoryLimitNoDiskUseAllowed: 292,
  BSONObjectTooLarge: 10334,
  DuplicateKey: 11000,
  BackgroundOperationInProgressForNamespace: 12587,
  OutOfDiskSpace: 14031,
} as const;

const names: ReadonlyMap<number, string> = new Map(Object.entries(ErrorCode).map(([name, code]) => [code, name]));

/** A refusal as MongoDB words it: a code, its name and a message; `extra` members go into the reply as they are. */
export class CommandError extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly extra: Record<string, Value> = {},
  ) {
    super(message);
  }

  /** MongoDB's name of the code; codes of single assertions are called "Location" and their number, as MongoDB does. */
  get codeName(): string {
    return names.get(this.code) ?? `Location${this.code}`;
  }

  /** The reply of a command that failed. */
  toReply(): Doc {
    return docOf({ ok: new Double(0), errmsg: this.message, code: this.code, codeName: this.codeName, ...this.extra });
  }
}

export function badValue(message: string): CommandError {
  return new CommandError(ErrorCode.BadValue, message);
}

export function failedToParse(message: string): CommandError {
  return new CommandError(ErrorCode.FailedToParse, message);
}

export function typeMismatch(message: string): CommandError {
  return new CommandError(ErrorCode.TypeMismatch, message);
}

/** For what MongoDB can and this database cannot. `feature` reads as a subject: "$where", "the option collation". */
export function notSupported(feature: string): CommandError {
  return new CommandError(ErrorCode.NotImplemented, `${feature} is not supported by the embedded database`);
}
