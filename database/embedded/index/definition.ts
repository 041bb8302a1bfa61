import { isNumeric, toInteger, toNumber } from '../bson/numbers';
import { format } from '../bson/shell-format';
import { type Doc, docOf, isDoc, type Value } from '../bson/types';
import { CommandError, ErrorCode, notSupported, typeMismatch } from '../errors';
import { parseFilter } from '../query/parse-filter';

/** What `createIndexes` asks for, checked; `spec` is the document listIndexes gives back. */
export interface IndexDefinition {
  readonly name: string;
  readonly key: Doc;
  readonly unique: boolean;
  readonly sparse: boolean;
  readonly partialFilter: Doc | undefined;
  /** Seconds after the indexed date; undefined for an index that expires nothing. */
  readonly expireAfterSeconds: number | undefined;
  readonly spec: Doc;
}

const acceptedOptions: ReadonlySet<string> = new Set([
  'key',
  'name',
  'unique',
  'sparse',
  'background',
  'partialFilterExpression',
  'expireAfterSeconds',
  'v',
  'ns',
  'hidden',
  'collation',
]);

const unsupportedOptions: ReadonlySet<string> = new Set([
  'weights',
  'default_language',
  'language_override',
  'textIndexVersion',
  '2dsphereIndexVersion',
  'bits',
  'min',
  'max',
  'bucketSize',
  'storageEngine',
  'wildcardProjection',
  'prepareUnique',
  'clustered',
]);

/** Checks one member of createIndexes' `indexes`; throws MongoDB's refusals. */
export function parseIndexDefinition(spec: Doc): IndexDefinition {
  const key = spec.get('key');
  if (!isDoc(key))
    throw new CommandError(40414, "BSON field 'createIndexes.indexes.key' is missing but a required field");
  const name = spec.get('name');
  if (typeof name !== 'string')
    throw new CommandError(40414, "BSON field 'createIndexes.indexes.name' is missing but a required field");
  if (name === '') throw new CommandError(ErrorCode.CannotCreateIndex, 'index name cannot be empty');
  checkOptions(spec);
  checkKey(key);
  const partialFilter = partialFilterOf(spec);
  const sparse = flag(spec, 'sparse');
  if (sparse && partialFilter)
    throw new CommandError(ErrorCode.CannotCreateIndex, 'cannot mix "partialFilterExpression" and "sparse" options');
  const isIdIndex = key.size === 1 && key.has('_id');
  if (isIdIndex && (sparse || partialFilter))
    throw new CommandError(
      ErrorCode.InvalidIndexSpecificationOption,
      `The field '${sparse ? 'sparse' : 'partialFilterExpression'}' is not valid for an _id index specification. Specification: ${format(spec)}`,
    );
  const unique = flag(spec, 'unique');
  const expireAfterSeconds = expiryOf(spec, key);
  return {
    name,
    key,
    unique: unique || isIdIndex,
    sparse,
    partialFilter,
    expireAfterSeconds,
    spec: docOf({
      v: 2,
      key,
      name,
      unique: unique && !isIdIndex ? true : undefined,
      sparse: sparse || undefined,
      partialFilterExpression: partialFilter,
      expireAfterSeconds: expireAfterSeconds === undefined ? undefined : spec.get('expireAfterSeconds'),
    }),
  };
}

export const idIndexDefinition: IndexDefinition = parseIndexDefinition(docOf({ key: docOf({ _id: 1 }), name: '_id_' }));

function checkOptions(spec: Doc): void {
  for (const option of spec.keys()) {
    if (unsupportedOptions.has(option)) throw notSupported(`the index option ${option}`);
    if (!acceptedOptions.has(option))
      throw new CommandError(
        ErrorCode.InvalidIndexSpecificationOption,
        `The field '${option}' is not valid for an index specification. Specification: ${format(spec)}`,
      );
  }
  if (spec.get('hidden') === true) throw notSupported('the index option hidden');
  const collation = spec.get('collation');
  if (isDoc(collation) && collation.get('locale') !== 'simple') throw notSupported('the index option collation');
}

function checkKey(key: Doc): void {
  if (key.size === 0) throw new CommandError(ErrorCode.CannotCreateIndex, 'Index keys cannot be an empty object');
  if (key.size > 32) throw new CommandError(13103, 'too many compound keys');
  for (const [path, order] of key) {
    checkPath(path);
    if (typeof order === 'string') throw notSupported(`an index of type ${order}`);
    if (!isNumeric(order))
      throw new CommandError(
        ErrorCode.CannotCreateIndex,
        `Values in v:2 index key pattern cannot be of type ${isDoc(order) ? 'object' : 'other than numbers and strings'}. Only numbers > 0, numbers < 0, and strings are allowed.`,
      );
    if (toNumber(order) === 0 || Number.isNaN(toNumber(order)))
      throw new CommandError(ErrorCode.CannotCreateIndex, 'Values in the index key pattern cannot be 0.');
  }
}

function checkPath(path: string): void {
  const parts = path.split('.');
  if (path.endsWith('$**')) throw notSupported('a wildcard index');
  if (parts.some((part) => part === ''))
    throw new CommandError(ErrorCode.CannotCreateIndex, 'Index keys cannot contain an empty field.');
  if (parts.some((part) => part.startsWith('$') && !['$id', '$ref', '$db'].includes(part)))
    throw new CommandError(
      ErrorCode.CannotCreateIndex,
      `Index key contains an illegal field name: field name starts with '$'.`,
    );
}

const partialOperators: ReadonlySet<string> = new Set([
  '$eq',
  '$gt',
  '$gte',
  '$lt',
  '$lte',
  '$exists',
  '$type',
  '$in',
  '$and',
  '$or',
]);

function partialFilterOf(spec: Doc): Doc | undefined {
  const filter = spec.get('partialFilterExpression');
  if (filter === undefined) return undefined;
  if (!isDoc(filter))
    throw typeMismatch(`The field 'partialFilterExpression' must be an object, but got ${format(filter)}`);
  checkPartial(filter);
  parseFilter(filter);
  return filter;
}

function checkPartial(filter: Doc): void {
  for (const [name, value] of filter) {
    if (name.startsWith('$') && !partialOperators.has(name)) throw unsupportedInPartial(name);
    if (name === '$exists' && !(value === true || (isNumeric(value) && toNumber(value) !== 0)))
      throw unsupportedInPartial('$exists: false');
    if (isDoc(value)) checkPartial(value);
    if ((name === '$and' || name === '$or') && Array.isArray(value))
      for (const part of value) if (isDoc(part)) checkPartial(part);
  }
}

function unsupportedInPartial(what: string): CommandError {
  return new CommandError(ErrorCode.CannotCreateIndex, `Expression not supported in partial index: ${what}`);
}

function expiryOf(spec: Doc, key: Doc): number | undefined {
  const value = spec.get('expireAfterSeconds');
  if (value === undefined) return undefined;
  if (!isNumeric(value))
    throw typeMismatch(`The field 'expireAfterSeconds' must be a number, but got ${format(value)}`);
  if (key.size > 1)
    throw new CommandError(
      ErrorCode.CannotCreateIndex,
      'TTL indexes are single-field indexes, compound indexes do not support TTL',
    );
  if (key.has('_id'))
    throw new CommandError(
      ErrorCode.InvalidIndexSpecificationOption,
      `The field 'expireAfterSeconds' is not valid for an _id index specification. Specification: ${format(spec)}`,
    );
  const seconds = toNumber(value);
  if (!(seconds >= 0 && seconds <= 0x7fffffff))
    throw new CommandError(
      ErrorCode.CannotCreateIndex,
      `TTL index 'expireAfterSeconds' option must be within an acceptable range, try a lower number than ${seconds}`,
    );
  return Math.trunc(seconds);
}

function flag(spec: Doc, name: string): boolean {
  const value: Value | undefined = spec.get(name);
  if (value === undefined) return false;
  if (typeof value === 'boolean') return value;
  if (isNumeric(value)) return toInteger(value) !== 0n;
  throw typeMismatch(`The field '${name}' has value ${name}: ${format(value)}, which is not convertible to bool`);
}
