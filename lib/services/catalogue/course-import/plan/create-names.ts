import type { Types } from 'mongoose';
import type { Country } from '@/lib/domain/countries';
import { ensureCategories } from '@/lib/services/catalogue/categories';
import { ensureUniversities } from '@/lib/services/catalogue/universities';
import { Category } from '@/models/category';
import { Course } from '@/models/course';
import { University } from '@/models/university';
import { entriesOf, pagesOf } from './pages';

/** Creates the universities and categories that a plan lists as new, before the courses that name them. */
export async function createNames(batchId: Types.ObjectId): Promise<void> {
  for await (const page of pagesOf(batchId, 'university')) {
    await ensureUniversities(await entriesOf<'university'>(page));
  }
  const categories = new Map<string, Set<string>>();
  for await (const page of pagesOf(batchId, 'category')) {
    for (const { category, subcategory } of await entriesOf<'category'>(page)) {
      const names = categories.get(category) ?? new Set();
      if (subcategory) names.add(subcategory);
      categories.set(category, names);
    }
  }
  await ensureCategories(categories);
}

/** Removes those of them that are unused: without a course, a logo, a website or another subcategory. */
export async function removeUnusedNames(batchId: Types.ObjectId): Promise<void> {
  for await (const page of pagesOf(batchId, 'university')) {
    const unused = new Map<Country, string[]>();
    for (const { country, university } of await entriesOf<'university'>(page)) {
      if (!(await Course.exists({ country, university }))) {
        unused.set(country, [...(unused.get(country) ?? []), university]);
      }
    }
    for (const [country, names] of unused)
      await University.deleteMany({ country, university: { $in: names }, logoFileId: null, website: '' });
  }
  const categories: string[] = [];
  for await (const page of pagesOf(batchId, 'category')) {
    for (const { category, subcategory } of await entriesOf<'category'>(page)) {
      if (!subcategory) categories.push(category);
      else if (!(await Course.exists({ category, subcategory }))) {
        await Category.updateOne({ name: category }, { $pull: { subcategories: { name: subcategory } } });
      }
    }
  }
  for (const name of categories) {
    const made = await Category.findOne({ name }).lean();
    if (made?.subcategories.length === 0 && !(await Course.exists({ category: name }))) {
      await Category.deleteOne({ _id: made._id });
    }
  }
}
