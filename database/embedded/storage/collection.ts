import { FieldNames } from '../bson/field-names';
import type { Doc, Value } from '../bson/types';
import type { CommandError } from '../errors';
import type { IndexBuild } from '../index/build';
import type { IndexDefinition } from '../index/definition';
import type { CompiledFilter } from '../query/filter';
import { parseFilter } from '../query/parse-filter';
import type { RecordId } from './keys';

/** An index as the catalogue holds it, with what the planner must know about its content. */
export class Index {
  readonly paths: readonly (readonly string[])[];
  readonly fields: readonly string[];
  readonly descending: readonly boolean[];
  readonly partial: CompiledFilter | undefined;
  /** Per field: some document has an array on that path. Never goes back to false. */
  readonly multikey: boolean[];
  /** Some key was too long and is stored shortened: order among such keys is lost, equality is not. */
  shortened = false;
  /** False while createIndexes is still filling it; the planner leaves it alone until then. */
  ready = true;
  /** The createIndexes that fills it. */
  build: IndexBuild | undefined;
  /** Why the build of a unique index must fail: meanwhile a write made two documents with one key. */
  violation: CommandError | undefined;

  constructor(
    readonly id: number,
    readonly definition: IndexDefinition,
  ) {
    this.fields = [...definition.key.keys()];
    this.paths = this.fields.map((field) => field.split('.'));
    this.descending = [...definition.key.values()].map(isNegative);
    this.partial = definition.partialFilter && parseFilter(definition.partialFilter);
    this.multikey = this.fields.map(() => false);
  }

  get name(): string {
    return this.definition.name;
  }

  get isMultikey(): boolean {
    return this.multikey.some(Boolean);
  }
}

/** A collection's place in storage. Counts are those of the last commit plus the transaction under way. */
export class Collection {
  readonly indexes: Index[] = [];
  /** Number of documents, and the sum of their encoded lengths. */
  count = 0;
  bytes = 0;
  /** Grows with every write; tells a two-step write whether anything changed in between. */
  changes = 0;
  /** The id the next inserted document gets; 0 until it was looked up. */
  nextRecord: RecordId = 0;
  /** Set when the collection is gone, for cursors that still read it. */
  dropped = false;

  constructor(
    public db: string,
    public name: string,
    readonly id: number,
    readonly uuid: Buffer,
    readonly options: Doc,
  ) {}

  get namespace(): string {
    return `${this.db}.${this.name}`;
  }

  /** Whether a createIndexes is at work on it. */
  get isBuilding(): boolean {
    return this.indexes.some((index) => index.build?.isUnderWay && !index.ready);
  }

  /** The top-level fields that its indexes look at, enough of a document to know all its index entries, and further ones. */
  indexedFields(further: Iterable<string> = []): FieldNames {
    const fields = this.indexes.flatMap(({ paths, partial }) => [...paths.map(topLevel), ...(partial?.fields ?? [])]);
    return new FieldNames(new Set([...fields, ...further]));
  }

  index(name: string): Index | undefined {
    return this.indexes.find((index) => index.name === name);
  }
}

const topLevel = (path: readonly string[]): string => path[0] as string;

function isNegative(order: Value): boolean {
  return String(typeof order === 'object' && order !== null && 'value' in order ? order.value : order).startsWith('-');
}
