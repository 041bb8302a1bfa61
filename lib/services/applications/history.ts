import { MOST_ACTS } from '@/lib/domain/applications/application-acts';
import { courseWords } from '@/lib/domain/applications/course-words';
import { firstLink } from '@/lib/engines/history/chain';
import { historyProblems } from '@/lib/engines/history/check';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { visibleApplication } from '@/lib/services/people/visible';
import { noteReading } from '@/lib/services/records/visits/note';
import { Application, type ApplicationRecord, type StatusMove } from '@/models/application';
import type { ActRecord, Chained } from '@/models/application-parts';

/** How many applications are read at a time. */
const STEP = 500;
const CHECKED = 'courseId year month status course university studentName history undone acts chain';

/**
 * An application's history with the chain over it, so that it can be checked anywhere: each entry with its place, and the
 * salt of its texts. Noted as read. 404 outside the viewer's scope.
 */
export async function historyOf(viewer: Viewer, id: string) {
  const application = await visibleApplication(viewer, id);
  noteReading(viewer, application.userId, 'application', { id, name: courseWords(application) });
  const { _id, courseId, year, month, chain, history, undone = [], acts = [] } = application;
  const entries = [
    ...[...history, ...undone].map((move) => ({
      ...entryOf(move),
      kind: 'move' as const,
      what: move.status,
      label: '',
    })),
    ...acts.map((act) => ({ ...entryOf(act), kind: 'act' as const, what: act.act, label: act.label })),
  ];
  return {
    application: { _id: String(_id), courseId: String(courseId), year, month },
    first: firstLink(application),
    chain: chain ?? null,
    entries: entries.sort((one, other) => (one.n ?? -1) - (other.n ?? -1)),
    problems: historyProblems(application, MOST_ACTS),
  };
}

function entryOf({ n, at, by, byRole, byName, reason, salt, textDigest }: (StatusMove | ActRecord) & Chained) {
  return {
    n: n ?? null,
    at: at.toISOString(),
    by: by && String(by),
    byRole,
    byName,
    reason,
    salt: salt ?? null,
    textDigest: textDigest ?? null,
  };
}

/** The problems of one student's applications: how many of them are whole, and what was changed in the others. */
export async function ownHistories(viewer: Viewer) {
  const applications = await Application.find({ userId: viewer.userId }, CHECKED).sort({ _id: -1 }).limit(STEP).lean();
  return applications.map((application) => ({
    _id: String(application._id),
    words: courseWords(application),
    entries: application.history.length + (application.undone?.length ?? 0) + (application.acts?.length ?? 0),
    problems: historyProblems(application, MOST_ACTS),
  }));
}

export interface BentHistory {
  /** The application's id. */
  _id: string;
  problems: string[];
}

/**
 * Checks the history of every application.
 * @param found called with each that is not as it was written
 * @returns how many were checked
 */
export async function checkHistories(found: (bent: BentHistory) => void): Promise<number> {
  let checked = 0;
  for (let after: ApplicationRecord['_id'] | null = null; ; ) {
    const batch: ApplicationRecord[] = await Application.find(after ? { _id: { $gt: after } } : {}, CHECKED)
      .sort({ _id: 1 })
      .limit(STEP)
      .lean();
    for (const application of batch) {
      const problems = historyProblems(application, MOST_ACTS);
      if (problems.length) found({ _id: String(application._id), problems });
    }
    checked += batch.length;
    after = batch.at(-1)?._id ?? null;
    if (!after) return checked;
  }
}
