import type { Query, Schema, Types } from 'mongoose';
import { searchWords } from '@/lib/domain/desk/search-words';

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
}

/**
 * Keeps the words of these fields on every record: of a new one with the record itself, after an update of one of the fields
 * right behind it. An update that sets `words` itself is left alone, and updates past mongoose (`.collection`) are not seen.
 * Returns what makes the words of a record, for those that are stored in another way.
 */
export function addSearchWords<T extends Searched>(
  schema: Schema<T>,
  { texts, numbers }: Fields<T>,
): (record: Partial<T>) => string[] {
  const fields = [...texts, ...numbers];
  schema.path('words').default(function (this: Partial<T>) {
    return wordsOf(this);
  });
  schema.pre(UPDATES, async function (this: Query<unknown, T> & Touched) {
    const { $set = {}, ...plain } = (this.getUpdate() ?? {}) as { $set?: object };
    const changed = Object.keys({ ...plain, ...$set });
    if (changed.includes('words') || !changed.some((field) => (fields as string[]).includes(field))) return;
    const records = await this.model.find(this.getFilter() as object, '_id').lean();
    this.touched = records.map(({ _id }) => _id as Types.ObjectId);
  });
  schema.post(UPDATES, async function (this: Query<unknown, T> & Touched) {
    for (const _id of this.touched ?? []) await renew(this, _id);
  });
  return wordsOf;

  function wordsOf(record: Partial<T>): string[] {
    const valuesOf = (names: readonly (keyof T)[]) => names.map((name) => String(record?.[name] ?? ''));
    return searchWords(valuesOf(texts), valuesOf(numbers));
  }

  /** Writes the words of the fields as they are; of two at once the last one sees what stays. */
  async function renew({ model }: Query<unknown, T>, _id: Types.ObjectId): Promise<void> {
    for (;;) {
      const record = (await model.findById(_id, fields.join(' ')).lean()) as Partial<T> | null;
      if (!record) return;
      const asRead = Object.fromEntries(fields.map((field) => [field, record[field] ?? null]));
      const { matchedCount } = await model.collection.updateOne({ ...asRead, _id } as object, {
        $set: { words: wordsOf(record) },
      });
      if (matchedCount) return;
    }
  }
}

const UPDATES: ('updateOne' | 'updateMany' | 'findOneAndUpdate')[] = ['updateOne', 'updateMany', 'findOneAndUpdate'];

interface Touched {
  touched?: Types.ObjectId[];
}
