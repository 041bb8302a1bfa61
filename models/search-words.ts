import type { Query, Schema, Types } from 'mongoose';
import { nameWords, noteWords, searchWords } from '@/lib/domain/desk/search-words';

/** A record that lists find by the beginnings of words. */
export interface Searched {
  /** The words of the fields that are searched, which they follow (lib/domain/desk/search-words.ts). */
  words?: string[];
}

/** The field of the words; `addSearchWords` gives it its default. */
export const WORDS = { words: [String] } as const;

interface Fields<T> {
  texts: readonly (keyof T & string)[];
  numbers: readonly (keyof T & string)[];
  /** Of the texts those that are a person's name: found in other spellings and scripts too. */
  names: readonly (keyof T & string)[];
  /** What is made of further fields: texts for everyone who reads the record, and notes, the newest first. */
  further?: {
    of: readonly (keyof T & string)[];
    texts: (record: Partial<T>) => readonly string[];
    notes?: (record: Partial<T>) => readonly string[];
  };
}

/**
 * Keeps the words of these fields on every record: of a new one with the record itself, after an update of one of the fields
 * right behind it. An update that sets `words` itself is left alone, and updates past mongoose (`.collection`) are not seen.
 * Returns what makes the words of a record, for those that are stored in another way.
 */
export function addSearchWords<T extends Searched>(
  schema: Schema<T>,
  { texts, numbers, names, further }: Fields<T>,
): (record: Partial<T>) => string[] {
  const plain = [...texts, ...numbers];
  const fields: string[] = [...plain, ...(further?.of ?? [])];
  schema.path('words').default(function (this: Partial<T>) {
    return wordsOf(this);
  });
  schema.pre(UPDATES, async function (this: Query<unknown, T> & Touched) {
    const changed = changedFields(this.getUpdate() ?? {});
    if (changed.includes('words') || !changed.some((field) => fields.includes(field))) return;
    const records = await this.model.find(this.getFilter() as object, '_id').lean();
    this.touched = records.map(({ _id }) => _id as Types.ObjectId);
  });
  schema.post(UPDATES, async function (this: Query<unknown, T> & Touched) {
    for (const _id of this.touched ?? []) await renew(this, _id);
  });
  return wordsOf;

  function wordsOf(record: Partial<T>): string[] {
    const valuesOf = (of: readonly (keyof T)[]) => of.flatMap((name) => [record?.[name] ?? ''].flat().map(String));
    return [
      ...searchWords([...valuesOf(texts), ...(further?.texts(record) ?? [])], valuesOf(numbers)),
      ...nameWords(valuesOf(names)),
      ...noteWords(further?.notes?.(record) ?? []),
    ];
  }

  /** Writes the words of the fields as they are; of two at once the last one sees what stays. */
  async function renew({ model }: Query<unknown, T>, _id: Types.ObjectId): Promise<void> {
    for (;;) {
      const record = (await model.findById(_id, [...fields, 'updatedOn'].join(' ')).lean()) as Partial<T> | null;
      if (!record) return;
      const read = record as Record<string, unknown>;
      const asRead = Object.fromEntries([...plain, 'updatedOn'].map((field) => [field, read[field] ?? null]));
      const { matchedCount } = await model.collection.updateOne({ ...asRead, _id } as object, {
        $set: { words: wordsOf(record) },
      });
      if (matchedCount) return;
    }
  }
}

/** The fields of the record that an update is about, without what is within them. */
export function changedFields(update: object): string[] {
  const changes = Object.entries(update).flatMap(([name, value]) =>
    name.startsWith('$') ? Object.keys(value ?? {}) : [name],
  );
  return changes.map((path) => path.split('.')[0] as string);
}

/** The queries of mongoose that change records. */
export const UPDATES: ('updateOne' | 'updateMany' | 'findOneAndUpdate')[] = [
  'updateOne',
  'updateMany',
  'findOneAndUpdate',
];

interface Touched {
  touched?: Types.ObjectId[];
}
