import type { ApplicationStatus } from '@/lib/domain/applications/application-status';
import notes from '../data/application-notes.json' with { type: 'json' };
import threads from '../data/threads.json' with { type: 'json' };

/** One line of an application's thread; lines of an agent are left out where the student has none. */
export interface ThreadLine {
  from: 'student' | 'agent' | 'staff';
  daysAgo: number;
  text: string;
}

/** What is written about the demo's applications, by where they stand; the last line of the staff's is unread. */
export const THREADS = threads as Partial<Record<ApplicationStatus, readonly ThreadLine[]>>;

/** What staff note for one another, by where an application stands. */
export const NOTES: Partial<Record<ApplicationStatus, string>> = notes;
