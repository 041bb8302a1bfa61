import { Types } from 'mongoose';
import type { CategoryView } from '@/lib/contract/catalogue/catalogue-management';
import { conflict, type FieldErrors, found, invalid, isDuplicateKey } from '@/lib/domain/errors';
import type { Seen } from '@/lib/domain/saves/seen';
import { counted } from '@/lib/domain/texts/counted';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { publish } from '@/lib/platform/events/bus';
import { recordStaffAction } from '@/lib/services/records/lists/actions';
import { recordActivity } from '@/lib/services/records/lists/activities';
import { mergedWith } from '@/lib/services/records/lists/merged-with';
import { Category, type CategoryRecord } from '@/models/category';
import { Course } from '@/models/course';

/**
 * Courses name their category and subcategory. So each change moves the courses first and the category itself last: one
 * that breaks off leaves the old category in place, and a second call finishes it.
 */

/** Adds a category. 409 when there is one of that name in any letter case, 422 for a subcategory named twice. */
export async function addCategory(
  viewer: Viewer,
  input: { name: string; subcategories: { name: string }[] },
): Promise<CategoryView> {
  checkDistinct(input.subcategories);
  await checkNameIsFree(input.name);
  const subcategories = input.subcategories.map(({ name }) => ({ _id: new Types.ObjectId(), name }));
  const record = await stored(() => Category.create({ name: input.name, subcategories }));
  await recordActivity(viewer.userId, `You added the category ${input.name}.`);
  await recordStaffAction(viewer, 'category.add', subject(record), { after: factsOf(record) });
  return viewOf(record);
}

/**
 * Gives a category its new name and its new list of subcategories: those with an `_id` are kept and renamed, those
 * without are new, those left out are removed. 404 for an unknown category, 409 for a name that is taken or a
 * subcategory to remove that courses use, and for what another admin changed too since it was seen.
 */
export async function editCategory(
  viewer: Viewer,
  categoryId: string,
  {
    seen,
    ...sent
  }: { name: string; subcategories: { _id?: string | undefined; name: string }[]; seen?: Seen | undefined },
): Promise<CategoryView> {
  const category = await categoryRecord(categoryId);
  const input = mergedWith({ ...factsSeen(category) }, sent, seen);
  checkDistinct(input.subcategories);
  if (input.name !== category.name) await checkNameIsFree(input.name, category._id);
  const renamed = renamings(category, input.subcategories);
  await checkRemovable(category, input.subcategories);
  for (const [from, to] of renamed) {
    await Course.updateMany({ category: category.name, subcategory: from }, { $set: { subcategory: to } });
  }
  if (input.name !== category.name) {
    await Course.updateMany({ category: category.name }, { $set: { category: input.name } });
  }
  const subcategories = input.subcategories.map(({ _id, name }) => ({ _id: new Types.ObjectId(_id), name }));
  const change = { $set: { name: input.name, subcategories } };
  const record = await stored(() =>
    Category.findOneAndUpdate({ _id: category._id, updatedOn: category.updatedOn ?? null }, change, {
      returnDocument: 'after',
    }).lean(),
  );
  if (renamed.length || input.name !== category.name) await announce();
  await recordActivity(viewer.userId, `You changed the category ${category.name}.`);
  const facts = { before: factsOf(category), after: factsOf(record) };
  await recordStaffAction(viewer, 'category.edit', subject(category), facts);
  return viewOf(record);
}

/** Deletes a category. 404 for an unknown one, 409 while courses use it. */
export async function deleteCategory(viewer: Viewer, categoryId: string): Promise<void> {
  const category = await categoryRecord(categoryId);
  const courses = await Course.countDocuments({ category: category.name });
  if (courses)
    throw conflict(`${counted(courses, 'course is', 'courses are')} in this category. Please merge it into another.`);
  await Category.deleteOne({ _id: category._id });
  await recordActivity(viewer.userId, `You deleted the category ${category.name}.`);
  await recordStaffAction(viewer, 'category.delete', subject(category), { before: factsOf(category) });
}

/** Moves all courses and subcategories of one category into another and deletes it. 404 when either is unknown. */
export async function mergeCategory(viewer: Viewer, categoryId: string, into: string): Promise<CategoryView> {
  if (categoryId === into) throw invalid({ into: 'Please choose another category.' });
  const [from, target] = [await categoryRecord(categoryId), await categoryRecord(into)];
  for (const { _id, name } of from.subcategories) {
    await Category.updateOne(
      { _id: target._id, 'subcategories.name': { $ne: name } },
      { $push: { subcategories: { _id, name } } },
    );
  }
  await Course.updateMany({ category: from.name }, { $set: { category: target.name } });
  await Category.deleteOne({ _id: from._id });
  await announce();
  await recordActivity(viewer.userId, `You merged the category ${from.name} into ${target.name}.`);
  const facts = { before: factsOf(from), after: { name: target.name } };
  await recordStaffAction(viewer, 'category.merge', subject(from), facts);
  return viewOf(await categoryRecord(into));
}

/** A category by the names of what is sent. */
const factsSeen = ({ name, subcategories }: CategoryRecord) => ({
  name,
  subcategories: subcategories.map((one) => ({ _id: String(one._id), name: one.name })),
});

async function categoryRecord(categoryId: string): Promise<CategoryRecord> {
  return found(await Category.findById(categoryId).lean(), 'Category not found.');
}

/** Names are compared without letter case; the unique index on the exact name decides between two at once. */
async function checkNameIsFree(name: string, except?: Types.ObjectId): Promise<void> {
  const all = await Category.find({}, 'name').sort({ name: 1 }).lean();
  const taken = all.some((other) => same(other.name, name) && String(other._id) !== String(except));
  if (taken) throw nameTaken();
}

function nameTaken() {
  const message = 'A category with this name already exists.';
  return conflict(`Error occured. ${message}`, { name: message });
}

async function stored<T extends CategoryRecord>(write: () => Promise<T | null>): Promise<T> {
  try {
    return found(await write(), 'Category not found.');
  } catch (error) {
    throw isDuplicateKey(error) ? nameTaken() : error;
  }
}

function checkDistinct(subcategories: { name: string }[]): void {
  const fields: FieldErrors = {};
  subcategories.forEach(({ name }, index) => {
    const first = subcategories.findIndex((other) => same(other.name, name));
    if (first < index) fields[`subcategories.${index}.name`] = 'This name appears twice.';
  });
  if (Object.keys(fields).length) throw invalid(fields, 'Error occured.');
}

/** Old name → new name. Trading names in one go would mix up the courses, so a name in use is refused. */
function renamings(
  { subcategories }: CategoryRecord,
  wanted: { _id?: string | undefined; name: string }[],
): [from: string, to: string][] {
  const fields: FieldErrors = {};
  const renamed: [string, string][] = [];
  wanted.forEach(({ _id, name }, index) => {
    const known = subcategories.find((one) => String(one._id) === _id);
    const holder = subcategories.find((one) => one.name === name);
    if (_id && !known) fields[`subcategories.${index}._id`] = 'This subcategory does not exist.';
    else if (holder && String(holder._id) !== _id) fields[`subcategories.${index}.name`] = 'This name is in use.';
    else if (known && known.name !== name) renamed.push([known.name, name]);
  });
  if (Object.keys(fields).length) throw invalid(fields, 'Error occured.');
  return renamed;
}

async function checkRemovable({ name, subcategories }: CategoryRecord, kept: { _id?: string | undefined }[]) {
  const removed = subcategories.filter(({ _id }) => !kept.some((one) => one._id === String(_id)));
  for (const subcategory of removed) {
    if (await Course.exists({ category: name, subcategory: subcategory.name })) {
      throw conflict(`The subcategory ${subcategory.name} can't be removed because it has courses.`);
    }
  }
}

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Every process's search index holds the old names. */
const announce = () => publish({ kind: 'courses-changed', to: [], payload: { all: true } });

const viewOf = ({ _id, name, subcategories }: CategoryRecord): CategoryView => ({
  _id: String(_id),
  name,
  subcategories: subcategories.map((one) => ({ _id: String(one._id), name: one.name })),
});

const subject = ({ _id, name }: CategoryRecord) => ({ kind: 'category', id: String(_id), label: name }) as const;

/** For the log of staff actions. */
const factsOf = ({ name, subcategories }: CategoryRecord) => ({
  name,
  subcategories: subcategories.map((one) => one.name).join(', '),
});
