import mongoose, { type Model, type Schema, type Types } from 'mongoose';

/** A model by name, once per process: every bundle that imports the file gets the same one. */
export function defineModel<T>(name: string, schema: Schema<T>, collection: string): Model<T> {
  return (mongoose.models[name] as Model<T> | undefined) ?? mongoose.model<T>(name, schema, collection);
}

/**
 * Creates a record under an id that belongs to the step that makes it: a step that runs again finds the record there and
 * changes nothing.
 */
export async function createOnce<T>(model: Model<T>, record: { _id: Types.ObjectId } & Partial<T>): Promise<void> {
  await model.create([record as never]).catch((error) => {
    if (error?.code !== DUPLICATE_KEY) throw error;
  });
}
const DUPLICATE_KEY = 11_000;

/** `createdOn` and `updatedOn`, the names the specification uses. */
export const stamps = { timestamps: { createdAt: 'createdOn', updatedAt: 'updatedOn' }, versionKey: false } as const;

/** The default of a field that holds the end of its record's id, by which people tell two records apart. */
export function endOfId(this: { _id: unknown }): string {
  return String(this._id).slice(-6);
}
