/** What a person typed into a form and did not save yet, kept in the browser: the one place for a step of a profile and any other form. */
export interface Draft<Values> {
  values: Values;
  /** The `updatedOn` of the saved state it was typed over. */
  base: string | null;
  /** When it was typed, ISO 8601. */
  at: string;
}

const PREFIX = 'profile-draft:';
const TYPING = 'typed:';
/**
 * Of all that stays in the browser of one person: see `components/message/unsent.ts`, `components/fit/quick-store.ts`
 * and `course-search/saved/recent-searches.ts`.
 */
const PREFIXES = [PREFIX, TYPING, 'message-unsent:', 'recent-searches:', 'quick-fit:'];

/** Where a student's draft of a step is kept. */
export const draftKey = (studentId: string, step: string) => `${PREFIX}${studentId}:${step}`;

/** Where is kept what this person typed on a page, in forms without a draft of their own. */
export const typingKey = (userId: string, pathname: string) => `${TYPING}${userId}:${pathname}`;

/** Removes every draft, of messages too: no passport number stays behind on a shared computer. */
export function dropAllDrafts(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (PREFIXES.some((prefix) => key.startsWith(prefix))) localStorage.removeItem(key);
  } catch {
    // Storage is forbidden, so there was no draft.
  }
}

/** The draft of a step, or null when there is none that can be read. Browser only. */
export function readDraft<Values>(key: string): Draft<Values> | null {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    const isDraft =
      typeof draft === 'object' && draft !== null && 'values' in draft && 'base' in draft && 'at' in draft;
    return isDraft ? (draft as Draft<Values>) : null;
  } catch {
    return null;
  }
}

/** Keeps a draft. Full or forbidden storage is no reason to stop typing: false then. The form itself still holds what was typed. */
export function keepDraft<Values>(key: string, draft: Draft<Values>): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** Removes a draft: after the save, or when its owner discards it. */
export function dropDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is forbidden, so there was no draft.
  }
}
