import type { Day } from '@/lib/domain/days/day';
import { dueWords, letterDay } from '@/lib/domain/days/day-words';
import { siteUrl } from '@/lib/platform/env';
import type { TaskRecord } from '@/models/task';
import type { Letter } from '../letter';
import { NOTICES } from './about';

/** The most tasks that a mail lists one by one. */
const LISTED = 20;

type DueTask = Pick<TaskRecord, 'title' | 'studentName' | 'university'>;

/** What a member of staff has to do on a day; `today` is where they live. */
export function tasksDueLetter(area: string, on: string, today: Day, tasks: readonly DueTask[]): Letter {
  const words = dueWords(on, today);
  const when = words.charAt(0).toUpperCase() + words.slice(1);
  const what = tasks.length === 1 ? (tasks[0]?.title ?? '') : `${tasks.length} tasks are due`;
  const left = tasks.length - LISTED;
  return {
    subject: `${when}: ${what}`,
    preview: tasks.map(({ title }) => title).join(', '),
    heading: `${when}: ${what}`,
    paragraphs: [
      `${tasks.length === 1 ? 'You have a task' : `You have ${tasks.length} tasks`} due on ${letterDay(on, today)}.`,
      ...(left > 0 ? [`The first ${LISTED} are below. You’ll find the others under “My work”.`] : []),
    ],
    facts: [
      ...tasks.slice(0, LISTED).map(({ title, studentName, university }) => ({
        term: [studentName, university].filter(Boolean).join(', ') || 'Task',
        value: title,
      })),
    ],
    asks: {
      what: tasks.length === 1 ? 'Complete it and tick it off' : 'Complete them and tick them off',
      by: on,
      today,
    },
    action: { label: 'Open my work', href: siteUrl(area === '/app/admin' ? `${area}/my-work` : area) },
    reason: NOTICES(area),
  };
}
