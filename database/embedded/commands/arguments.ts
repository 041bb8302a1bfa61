import { decodeDocument, InvalidBson } from '../bson/decode';
import type { FieldNames } from '../bson/field-names';
import { isNumeric, toInteger, toNumber } from '../bson/numbers';
import { format } from '../bson/shell-format';
import { typeName } from '../bson/type-names';
import { type Doc, isDoc, type Value } from '../bson/types';
import { badValue, CommandError, ErrorCode, typeMismatch } from '../errors';
import { refuseCollation } from './collation';

/** The fields of a command or of one of its statements, read with MongoDB's type checks. */
export class Arguments {
  /**
   * @param path how messages call this document, e.g. "find" or "update.updates"
   * @param sequences encoded documents that came beside the body
   */
  constructor(
    readonly body: Doc,
    readonly path: string,
    private readonly sequences: ReadonlyMap<string, Buffer[]> = new Map(),
  ) {}

  raw(name: string): Value | undefined {
    return this.body.get(name);
  }

  /** The raw value of a field that must be there. */
  required(name: string): Value {
    const value = this.body.get(name);
    if (value === undefined)
      throw new CommandError(40414, `BSON field '${this.path}.${name}' is missing but a required field`);
    return value;
  }

  string(name: string): string | undefined {
    const value = this.body.get(name);
    if (value === undefined || typeof value === 'string') return value;
    throw this.wrongType(name, value, "'string'");
  }

  document(name: string): Doc | undefined {
    const value = this.body.get(name);
    if (value === undefined || isDoc(value)) return value;
    throw this.wrongType(name, value, "'object'");
  }

  boolean(name: string, otherwise = false): boolean {
    const value = this.body.get(name);
    if (value === undefined) return otherwise;
    if (typeof value === 'boolean') return value;
    if (isNumeric(value)) return toNumber(value) !== 0;
    throw this.wrongType(name, value, "types '[bool, long, int, decimal, double']");
  }

  /** A whole number; fractions and values below `least` are refused. */
  integer(name: string, least = Number.MIN_SAFE_INTEGER): number | undefined {
    const value = this.body.get(name);
    if (value === undefined || value === null) return undefined;
    if (!isNumeric(value)) throw this.wrongType(name, value, "types '[long, int, decimal, double']");
    const integer = toInteger(value);
    const number = integer === undefined ? Math.trunc(toNumber(value)) : Number(integer);
    if (!Number.isFinite(number)) throw badValue(`BSON field '${this.path}.${name}' is out of range: ${format(value)}`);
    if (number < least)
      throw new CommandError(51024, `BSON field '${name}' value must be >= ${least}, actual value '${number}'`);
    return Math.min(number, Number.MAX_SAFE_INTEGER);
  }

  array(name: string): Value[] | undefined {
    const value = this.body.get(name);
    if (value === undefined || Array.isArray(value)) return value;
    throw this.wrongType(name, value, "'array'");
  }

  /** A list of documents, from the body or from a document sequence. */
  documents(name: string): Doc[] {
    const encoded = this.sequences.get(name);
    if (encoded) return encoded.map((bytes) => decoded(bytes));
    const list = this.array(name);
    if (!list) throw new CommandError(40414, `BSON field '${this.path}.${name}' is missing but a required field`);
    return list.map((member, i) => {
      if (!isDoc(member)) throw this.wrongType(`${name}.${i}`, member, "'object'");
      return member;
    });
  }

  /** The encoded documents of a sequence, when the list came as one. */
  sequence(name: string): Buffer[] | undefined {
    return this.sequences.get(name);
  }

  /** The statement's own fields, with only these accepted. */
  nested(body: Doc, name: string, accepted: readonly string[]): Arguments {
    const path = `${this.path}.${name}`;
    for (const [field, value] of body) {
      if (!accepted.includes(field))
        throw new CommandError(40415, `BSON field '${path}.${field}' is an unknown field.`);
      if (field === 'collation') refuseCollation(value);
    }
    return new Arguments(body, path);
  }

  wrongType(name: string, value: Value, expected: string): CommandError {
    return typeMismatch(
      `BSON field '${this.path}.${name}' is the wrong type '${typeName(value)}', expected ${expected.startsWith('types') ? expected : `type ${expected}`}`,
    );
  }
}

/** Decodes a document of a sequence, or only these fields of it. @throws InvalidBSON */
export function decoded(bytes: Buffer, only?: FieldNames): Doc {
  try {
    return decodeDocument(bytes, only);
  } catch (error) {
    if (error instanceof InvalidBson || error instanceof RangeError)
      throw new CommandError(ErrorCode.InvalidBSON, `invalid BSON: ${error.message}`);
    throw error;
  }
}
