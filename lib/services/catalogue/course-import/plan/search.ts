import type { Types } from 'mongoose';
import type { PlanKind } from '@/lib/domain/imports/import-plan';
import { fold } from '@/lib/engines/search/types/fold';
import { ImportPage, type ImportPageRecord } from '@/models/import-page';
import type { PlanEntries } from './entries';
import { decompressed, entriesOf } from './pages';
import { MARK, placeMark } from './words';

/** The filter of a plan's entries. */
export interface PlanFilter {
  /** Words that all must occur, in any letter case: of the course's and the university's name, of a reason. */
  q: string;
  /** One of what `aboutOf` gives; '' for all. */
  about: string;
  /** '' for all. */
  university: string;
}

const ALL: PlanFilter = { q: '', about: '', university: '' };

/**
 * Entries `offset` to `offset + limit` among those of one kind that the filter lets through, in the order of the file,
 * and how many these are. Only
 * the pages of entries in sight are unpacked whole.
 */
export async function searchPlan<K extends PlanKind>(
  batchId: Types.ObjectId,
  kind: K,
  offset: number,
  limit: number,
  filter: PlanFilter = ALL,
): Promise<{ entries: PlanEntries[K][]; total: number }> {
  const words = fold(filter.q).split(' ').filter(Boolean);
  const marks = [filter.about, filter.university && placeMark(filter.university)].filter(Boolean);
  const about = marks.map((mark) => `${MARK}${mark}${MARK}`);
  const inSight: { page: Types.ObjectId; places: number[] }[] = [];
  let total = 0;
  for await (const page of searchablePages(batchId, kind)) {
    const places: number[] = [];
    for (const [place, line] of page.lines.entries()) {
      const text = line.slice(0, line.indexOf(MARK));
      if (!words.every((word) => text.includes(word)) || !about.every((mark) => line.includes(mark))) continue;
      if (total >= offset && total < offset + limit) places.push(place);
      total++;
    }
    if (places.length) inSight.push({ page: page._id, places });
  }
  const entries: PlanEntries[K][] = [];
  for (const { page: _id, places } of inSight) {
    const page = await ImportPage.collection.findOne<ImportPageRecord>({ _id }, { promoteBuffers: true });
    const all = page ? await entriesOf<K>(page) : [];
    entries.push(...places.flatMap((place) => all[place] ?? []));
  }
  return { entries, total };
}

async function* searchablePages(batchId: Types.ObjectId, kind: PlanKind) {
  const pages = ImportPage.collection.find<Pick<ImportPageRecord, '_id' | 'sought'>>(
    { batchId, kind },
    { promoteBuffers: true, projection: { sought: 1 }, sort: { from: 1 } },
  );
  for await (const { _id, sought } of pages) yield { _id, lines: (await decompressed(sought)).split('\n') };
}
