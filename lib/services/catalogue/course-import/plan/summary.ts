import type { PlanKind } from '@/lib/domain/imports/import-plan';
import type { CourseImport } from '@/lib/engines/import/drafts';
import type { Watch } from './cautions';
import type { PlanWriter } from './pages';

export type Planned = ReturnType<typeof planned>;

/** What a plan comes to: how many rows of each kind, what to look at, and how the file was read. */
export function planned(
  rows: number,
  writer: PlanWriter,
  watch: Watch,
  header: CourseImport['header'],
  universitiesPerhapsKnown: number,
  question: string,
) {
  const count = (kind: PlanKind) => writer.count(kind);
  const counts = {
    rows,
    added: count('added'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    refused: count('refused'),
    missing: count('missing'),
    gone: count('gone'),
    twins: count('twin'),
    repeats: count('repeat'),
  };
  const { columns, notes, sheetName, signature } = header;
  return {
    ...counts,
    unread: writer.weight('unread'),
    prose: writer.weight('prose'),
    staffNotes: count('note'),
    universities: count('university'),
    categories: count('category'),
    about: writer.about(),
    places: writer.aboutUniversities(),
    cautions: watch.cautions({ ...counts, universitiesPerhapsKnown }),
    question,
    notes,
    sheetName,
    signature,
    columns: columns.map(({ label, field }) => ({ label, field })),
  };
}
