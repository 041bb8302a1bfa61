import { Types } from 'mongoose';
import { Category } from '@/models/category';

const view = ({ _id, name }: { _id: Types.ObjectId; name: string }) => ({ _id: String(_id), name });

/** All categories by name, with their subcategories. */
export async function categoriesWithSubcategories() {
  const records = await Category.find().sort({ name: 1 }).lean();
  return records.map((record) => ({ ...view(record), subcategories: record.subcategories.map(view) }));
}

/** The subcategories of one category by name; none for a category that doesn't exist. */
export async function subcategoriesOf(categoryName: string) {
  const record = await Category.findOne({ name: categoryName }).lean();
  return (record?.subcategories ?? []).map(view);
}

/** Makes the categories and subcategories that don't exist yet; existing ones keep their ids. */
export async function ensureCategories(found: Map<string, Set<string>>): Promise<void> {
  for (const [name, subcategories] of found) {
    await Category.updateOne({ name }, { $setOnInsert: { name, subcategories: [] } }, { upsert: true });
    for (const subcategory of subcategories) {
      await Category.updateOne(
        { name, 'subcategories.name': { $ne: subcategory } },
        { $push: { subcategories: { _id: new Types.ObjectId(), name: subcategory } } },
      );
    }
  }
}
