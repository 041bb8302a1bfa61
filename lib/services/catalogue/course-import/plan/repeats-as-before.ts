import type { RepeatRule } from '@/lib/domain/imports/repeat-rules';
import { plainName } from '@/lib/domain/texts/plain-name';
import type { CourseRecord } from '@/models/course';
import { type Decision, decideRepeat, decideWithoutAwards } from './repeat-rule';
import type { PlannedRow, Repeat } from './repeats';
import { coursesNamedAs } from './stored-courses';

/** A decision, and the stored courses that kept rows are although those are called otherwise. */
interface StoredDecision extends Decision {
  /** Row → its course. */
  known: ReadonlyMap<number, CourseRecord>;
}

/**
 * Decides on rows that claim to be one course. Where a release that knew no awards made courses of the same rows, those rows stay
 * these courses and none is added; a variant that was called by its link is called by its award from now on.
 */
export async function decideAsStored(rule: RepeatRule, group: Repeat): Promise<StoredDecision> {
  const now = decideRepeat(rule, group);
  const mayBeOlder = group.differs.has('award') || now.kept.some(({ draft }) => draft.variant !== '');
  const stored = mayBeOlder ? await coursesNamedAs(group.rows) : [];
  if (!stored.length) return { ...now, known: new Map() };
  const formerly = decideWithoutAwards(rule, group);
  const known = knownOtherwise(now.kept, formerly.kept, stored);
  if (!group.differs.has('award')) return { ...now, known };
  const identities = new Set(stored.map(({ identity }) => identity));
  const former = new Set(formerly.kept.map(({ identity }) => identity));
  const isOnlyNow = ({ identity }: PlannedRow) => identities.has(identity) && !former.has(identity);
  const isOlder = formerly.kept.some(({ identity, row }) => identities.has(identity) || known.has(row));
  if (!isOlder || now.kept.some(isOnlyNow)) return { ...now, known };
  const kept = formerly.kept.map((row) => {
    const renamed = row.draft.variant && now.kept.find((one) => one.row === row.row && one.draft.variant);
    return renamed || row;
  });
  return { kept, refused: formerly.refused, known };
}

/** The stored courses that variants are which are known by another text: by the one of before, or by their link. */
function knownOtherwise(now: readonly PlannedRow[], formerly: readonly PlannedRow[], stored: readonly CourseRecord[]) {
  const named = new Set([...now, ...formerly].map(({ identity }) => identity));
  const byIdentity = new Map(stored.map((course) => [course.identity, course]));
  const formerOf = new Map(formerly.map((row) => [row.row, row.identity]));
  const rows = now.filter(({ identity, draft }) => draft.variant !== '' && !byIdentity.has(identity));
  const known = new Map<number, CourseRecord>();
  for (const { row } of rows) {
    const course = byIdentity.get(formerOf.get(row) ?? '');
    if (course?.variant) known.set(row, course);
  }
  const left = stored.filter(({ identity, variant }) => variant && !named.has(identity));
  for (const planned of rows) {
    const { courseLink } = planned.draft;
    if (known.has(planned.row) || courseLink === '') continue;
    const [course, another] = left.filter((one) => one.courseLink === courseLink && isSameButVariant(one, planned));
    const isOnly = rows.filter(({ draft }) => draft.courseLink === courseLink).length === 1;
    if (course && !another && isOnly) known.set(planned.row, course);
  }
  return known;
}

const isSameButVariant = (stored: CourseRecord, { draft }: PlannedRow) =>
  (['campus', 'level', 'code'] as const).every((name) => plainName(stored[name]) === plainName(draft[name]));
