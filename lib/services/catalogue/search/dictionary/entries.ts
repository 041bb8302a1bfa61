import { Types } from 'mongoose';
import type { DictionaryEntryView } from '@/lib/contract/catalogue/search-dictionary';
import { conflict, found, invalid, isDuplicateKey, notFound } from '@/lib/domain/errors';
import type { Seen } from '@/lib/domain/saves/seen';
import { ENTRY_LIMITS } from '@/lib/domain/search/limits';
import type { StaffActionKind } from '@/lib/domain/staff-actions';
import { BUILT_IN_DICTIONARY } from '@/lib/engines/meaning/dictionary';
import { type DictionaryEntry, typedText } from '@/lib/engines/meaning/entry';
import { isKnown } from '@/lib/engines/meaning/rows';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { publish } from '@/lib/platform/events/bus';
import { recordStaffAction } from '@/lib/services/records/lists/actions';
import { CHANGED_MEANWHILE, mergedWith } from '@/lib/services/records/lists/merged-with';
import { SearchEntry, type SearchEntryRecord } from '@/models/search-entry';
import { User } from '@/models/user';
import { courseIndex } from '../current-index';
import { DICTIONARY_CHANGED } from './in-use';

/** Every process holds them all in memory. */
const MOST_ENTRIES = 2_000;

const builtIn = new Map(BUILT_IN_DICTIONARY.map((entry) => [entry.typed, entry]));

/** Every entry by its text: those of admins, and the built-in ones, which may be switched off or replaced. */
export async function dictionaryEntries(): Promise<DictionaryEntryView[]> {
  const stored = await SearchEntry.find({}).sort({ _id: 1 }).lean();
  const people = await User.find({ _id: { $in: stored.map(({ by }) => by) } }, 'name').lean();
  const names = new Map(people.map(({ _id, name }) => [String(_id), name]));
  const set = new Set(stored.map(({ _id }) => _id));
  const views = [
    ...stored.map((record) => viewOf(record, names.get(String(record.by)) ?? '')),
    ...BUILT_IN_DICTIONARY.filter(({ typed }) => !set.has(typed)).map((entry) => builtInView(entry)),
  ];
  return views.sort((a, b) => (a.typed < b.typed ? -1 : 1));
}

/** Adds an entry. 409 when an admin has set that text already, 422 for what is no text or would find nothing. */
export async function addEntry(
  viewer: Viewer,
  input: { typed: string; means: readonly string[] },
): Promise<DictionaryEntryView> {
  const { typed, means } = checked(input);
  await refuseIdle(typed, means);
  if ((await SearchEntry.estimatedDocumentCount()) >= MOST_ENTRIES) {
    throw conflict(`There are already ${MOST_ENTRIES} entries. Please remove some first.`);
  }
  try {
    await SearchEntry.create({ _id: typed, means, by: new Types.ObjectId(viewer.userId), at: new Date() });
  } catch (error) {
    if (isDuplicateKey(error)) throw conflict(taken(typed), { typed: taken(typed) });
    throw error;
  }
  await changed(viewer, 'dictionary.add', typed, builtIn.get(typed)?.means ?? null, means);
  return entryView(typed);
}

/**
 * Gives an admin's entry other meanings. 404 for a text that no admin has set, 409 where another admin gave it others since they were
 * seen, 422 for what would find nothing.
 */
export async function editEntry(
  viewer: Viewer,
  { seen, ...input }: { typed: string; means: readonly string[]; seen?: Seen | undefined },
): Promise<DictionaryEntryView> {
  const { typed, means } = checked(input);
  const stored = found(await SearchEntry.findById(typed).lean(), NO_ENTRY);
  mergedWith({ means: stored.means }, { means }, seen);
  await refuseIdle(typed, means);
  const change = { $set: { means, by: new Types.ObjectId(viewer.userId), at: new Date() } };
  const before = await SearchEntry.findOneAndUpdate({ _id: typed, at: stored.at }, change).lean();
  if (!before) throw conflict(CHANGED_MEANWHILE);
  await changed(viewer, 'dictionary.edit', typed, before.means, means);
  return entryView(typed);
}

/** Removes what admins set for a text; a built-in entry stands again. 404 where nothing was set. */
export async function removeEntry(viewer: Viewer, typed: string): Promise<void> {
  const before = found(await SearchEntry.findOneAndDelete({ _id: typedText(typed) }).lean(), NO_ENTRY);
  await changed(viewer, 'dictionary.remove', before._id, before.means, builtIn.get(before._id)?.means ?? null);
}

/** Switches a built-in entry off. 404 for a text without one, 409 when admins have set something in its place. */
export async function switchOff(viewer: Viewer, text: string): Promise<DictionaryEntryView> {
  const typed = typedText(text);
  const entry = builtIn.get(typed);
  if (!entry) throw notFound(NO_ENTRY);
  try {
    await SearchEntry.create({ _id: typed, means: [], by: new Types.ObjectId(viewer.userId), at: new Date() });
  } catch (error) {
    if (isDuplicateKey(error)) throw conflict(taken(typed));
    throw error;
  }
  await changed(viewer, 'dictionary.remove', typed, entry.means, []);
  return entryView(typed);
}

const NO_ENTRY = 'Entry not found.';
const taken = (typed: string) => `There is already an entry for “${typed}”. Please edit or remove it first.`;

/** As entries are stored. */
function checked({ typed: asTyped, means: asMeant }: { typed: string; means: readonly string[] }) {
  const typed = typedText(asTyped);
  const means = [...new Set(asMeant.map(typedText))];
  const words = typed.split(' ').length;
  if (typed === '') throw invalid({ typed: 'Please enter letters or digits.' });
  if (words > ENTRY_LIMITS.typedWords) throw invalid({ typed: `At most ${ENTRY_LIMITS.typedWords} words.` });
  for (const [place, one] of means.entries()) {
    if (one === '') throw invalid({ [`means.${place}`]: 'Please enter letters or digits.' });
    if (one === typed) throw invalid({ [`means.${place}`]: 'This is the same as the search term.' });
  }
  return { typed, means };
}

/** An entry changes nothing when no course has any of its names: the admin would wonder why it doesn't work. */
async function refuseIdle(typed: string, means: readonly string[]): Promise<void> {
  const index = await courseIndex();
  if (means.some((one) => isKnown(index, one))) return;
  const names = means.map((one) => `“${one}”`).join(' or ');
  throw invalid({
    means: `No course, university or campus here has ${names} in its name, so “${typed}” would find nothing. Please check the spelling.`,
  });
}

async function changed(
  viewer: Viewer,
  action: StaffActionKind,
  typed: string,
  before: readonly string[] | null,
  after: readonly string[] | null,
): Promise<void> {
  const factsOf = (means: readonly string[] | null) => ({ means: means?.join(', ') ?? null });
  await recordStaffAction(
    viewer,
    action,
    { kind: 'dictionary', id: typed, label: typed },
    { before: factsOf(before), after: factsOf(after) },
  );
  await publish({ kind: DICTIONARY_CHANGED, to: [], payload: {} });
}

async function entryView(typed: string): Promise<DictionaryEntryView> {
  const stored = await SearchEntry.findById(typed).lean();
  const entry = builtIn.get(typed);
  // Another admin may have removed it meanwhile.
  if (!stored && !entry) throw notFound(NO_ENTRY);
  const by = stored && (await User.findById(stored.by, 'name').lean());
  return stored ? viewOf(stored, by?.name ?? '') : builtInView(entry as DictionaryEntry);
}

function viewOf({ _id: typed, means, at }: SearchEntryRecord, by: string): DictionaryEntryView {
  const replaced = builtIn.get(typed);
  return {
    typed,
    means: means.length > 0 ? means : [...(replaced?.means ?? [])],
    levels: [],
    isBuiltIn: replaced !== undefined,
    isOff: means.length === 0,
    set: { at: at.toISOString(), by },
  };
}

const builtInView = ({ typed, means, levels, within }: DictionaryEntry): DictionaryEntryView => ({
  typed,
  means: [...means],
  levels: [...(levels ?? within?.levels ?? [])],
  isBuiltIn: true,
  isOff: false,
  set: null,
});
