import { dueWords } from '@/lib/domain/days/day-words';
import { siteUrl } from '@/lib/platform/env';
import type { TaskRecord } from '@/models/task';
import type { Letter } from '../letter';
import { longDay, NOTICES } from './notices';

/** The most tasks that a mail lists one by one. */
const LISTED = 20;

/** What a member of staff has to do on a day; `today` is where they live. */
export function tasksDueLetter(area: string, on: string, today: string, tasks: readonly TaskRecord[]): Letter {
  const words = dueWords(on, today);
  const when = words.charAt(0).toUpperCase() + words.slice(1);
  const what = tasks.length === 1 ? (tasks[0]?.title ?? '') : `${tasks.length} tasks are due`;
  const left = tasks.length - LISTED;
  return {
    subject: `${when}: ${what}`,
    preview: tasks.map(({ title }) => title).join(', '),
    heading: `${when}: ${what}`,
    paragraphs: left > 0 ? [`The first ${LISTED} of them; the others are on your page.`] : [],
    facts: [
      { term: 'Day', value: longDay(on) },
      ...tasks.slice(0, LISTED).map(({ title, studentName, university }) => ({
        term: [studentName, university].filter(Boolean).join(', ') || 'Task',
        value: title,
      })),
    ],
    action: { label: 'Open my work', href: siteUrl(area === '/app/admin' ? `${area}/my-work` : area) },
    reason: NOTICES(area),
  };
}
