import mongoose, {
  type AnyObject,
  type Model,
  Schema,
  type SchemaDefinition,
  type SchemaOptions,
  type Types,
} from 'mongoose';

/** A model by name, once per process: every bundle that imports the file gets the same one. */
export function defineModel<T>(name: string, schema: Schema<T>, collection: string): Model<T> {
  return (mongoose.models[name] as Model<T> | undefined) ?? mongoose.model<T>(name, schema, collection);
}

/**
 * Creates a record under an id that belongs to the step that makes it: a step that runs again finds the record there and
 * changes nothing.
 */
export async function createOnce<T>(model: Model<T>, record: { _id: Types.ObjectId } & Partial<T>): Promise<void> {
  await new model(record).save().catch((error) => {
    if (error?.code !== DUPLICATE_KEY) throw error;
  });
}
const DUPLICATE_KEY = 11_000;

/** Runs an unordered write. Returns the positions whose key was there already; throws for any other failure. */
export async function duplicates(write: () => Promise<unknown>): Promise<number[]> {
  try {
    await write();
    return [];
  } catch (error) {
    const failures = (error as { writeErrors?: unknown }).writeErrors;
    const list = (Array.isArray(failures) ? failures : failures ? [failures] : []) as { code: number; index: number }[];
    if (!list.length || !list.every(({ code }) => code === DUPLICATE_KEY)) throw error;
    return list.map(({ index }) => index);
  }
}

/**
 * A model's collection past mongoose, typed by its record: nothing is cast or checked, no default is set, `updatedOn` stays as
 * it is, and no hook runs.
 */
export function collectionOf<R extends AnyObject>(model: Model<R>): mongoose.Collection<R> {
  return model.db.collection<R>(model.collection.collectionName);
}

/** `createdOn` and `updatedOn`, the names the specification uses. */
export const stamps = { timestamps: { createdAt: 'createdOn', updatedAt: 'updatedOn' }, versionKey: false } as const;

/** Makes a collection's records final: what would change or delete one is refused with this reason. */
export function neverChanged<T>(schema: Schema<T>, reason: string): void {
  const refuse = () => {
    throw new Error(reason);
  };
  schema.pre('save', function () {
    if (!this.isNew) refuse();
  });
  schema.pre(['updateOne', 'updateMany', 'replaceOne', 'findOneAndUpdate', 'findOneAndReplace'], refuse);
  schema.pre(['findOneAndDelete', 'deleteOne', 'deleteMany'], refuse);
}

/** The default of a field that holds the end of its record's id, by which people tell two records apart. */
export function endOfId(this: { _id: unknown }): string {
  return String(this._id).slice(-6);
}

/**
 * The schema that a record is stored by, from its type: every field must stand in the definition, nothing else may, and each
 * with a type and a default that fit it. `_id` is mongoose's own where it is an ObjectId. A record with `createdOn` or
 * `updatedOn` takes the `stamps`, a part of a record without an `_id` says `_id: false`.
 */
export function defineSchema<R>(definition: Definition<R>, ...options: OptionsOf<R>): Schema<R>;
export function defineSchema(definition: SchemaDefinition, options?: SchemaOptions): Schema {
  return new Schema(definition, options);
}

/** A field's record: of a list one of its entries. */
export type Part<V> = NonNullable<V> extends readonly (infer E)[] ? E : NonNullable<V>;

/** How each field of a record is stored. */
export type Definition<R> = {
  [K in Exclude<keyof R, MadeFor<R>>]-?: Field<R[K], R>;
} & { _id?: '_id' extends keyof R ? Field<R['_id'], R> : never };

/** The fields that mongoose makes by itself. */
type MadeFor<R> = 'createdOn' | 'updatedOn' | (R extends { _id: Types.ObjectId } ? '_id' : never);

type Field<V, R> = Stored<NonNullable<V>> | ({ type: Stored<NonNullable<V>> } & FieldOptions<V, R>);

interface FieldOptions<V, R> {
  required?: true;
  default?: Readonly<V> | ((this: R) => V | undefined);
  enum?: readonly V[];
  immutable?: true;
  lowercase?: true;
  trim?: true;
}

type Mixed = typeof Schema.Types.Mixed;

/** What holds such a value. Texts that are one of a few are texts. */
type Stored<V> = unknown extends V
  ? Mixed
  : [V] extends [string]
    ? StringConstructor
    : [V] extends [number]
      ? NumberConstructor
      : [V] extends [boolean]
        ? BooleanConstructor
        : [V] extends [Date]
          ? DateConstructor
          : [V] extends [Types.ObjectId]
            ? typeof Schema.Types.ObjectId
            : [V] extends [Buffer]
              ? BufferConstructor
              : [V] extends [readonly (infer E)[]]
                ? readonly [Stored<NonNullable<E>>] | Mixed
                : Schema<V> | Mixed | Definition<V>;

type OptionsOf<R> = Record<never, never> extends Options<R> ? [Options<R>?] : [Options<R>];

type Options<R> = { minimize?: false; versionKey?: false } & ('_id' extends keyof R ? { _id?: true } : { _id: false }) &
  (R extends { createdOn: Date } | { updatedOn: Date } ? typeof stamps : { timestamps?: never });
