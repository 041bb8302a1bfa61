import mongoose, { type Model, type Schema } from 'mongoose';

/** A model by name, once per process: every bundle that imports the file gets the same one. */
export function defineModel<T>(name: string, schema: Schema<T>, collection: string): Model<T> {
  return (mongoose.models[name] as Model<T> | undefined) ?? mongoose.model<T>(name, schema, collection);
}

/** `createdOn` and `updatedOn`, the names the specification uses. */
export const stamps = { timestamps: { createdAt: 'createdOn', updatedAt: 'updatedOn' }, versionKey: false } as const;
