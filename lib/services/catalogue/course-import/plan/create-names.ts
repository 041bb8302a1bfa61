import type { Types } from 'mongoose';
import { ensureCategories } from '@/lib/services/catalogue/categories';
import { ensureUniversities } from '@/lib/services/catalogue/universities';
import { Category } from '@/models/category';
import { Course } from '@/models/course';
import { University } from '@/models/university';
import { allOf } from './pages';

/** Creates the universities and categories that a plan lists as new, before the courses that name them. */
export async function createNames(batchId: Types.ObjectId): Promise<void> {
  await ensureUniversities(await allOf(batchId, 'university'));
  const categories = new Map<string, Set<string>>();
  for (const { category, subcategory } of await allOf(batchId, 'category')) {
    const names = categories.get(category) ?? new Set();
    if (subcategory) names.add(subcategory);
    categories.set(category, names);
  }
  await ensureCategories(categories);
}

/** Removes those of them that are unused: without a course, a logo, a website, a text or another subcategory. */
export async function removeUnusedNames(batchId: Types.ObjectId): Promise<void> {
  const universities = await allOf(batchId, 'university');
  for (const country of new Set(universities.map((one) => one.country))) {
    const names = universities.flatMap((one) => (one.country === country ? one.university : []));
    const used = new Set(await Course.distinct('university', { country, university: { $in: names } }));
    const unused = { country, university: { $in: names.filter((name) => !used.has(name)) } };
    await University.deleteMany({ ...unused, logoFileId: null, website: '', about: { $in: [null, ''] } });
  }
  const made = await allOf(batchId, 'category');
  for (const { category, subcategory } of made) {
    if (!subcategory || (await Course.exists({ category, subcategory }))) continue;
    await Category.updateOne({ name: category }, { $pull: { subcategories: { name: subcategory } } });
  }
  for (const { category: name, subcategory } of made) {
    if (subcategory || (await Course.exists({ category: name }))) continue;
    await Category.deleteOne({ name, 'subcategories.0': { $exists: false } });
  }
}
