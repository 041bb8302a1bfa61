import { dateText } from '@/components/course/format';
import { dueWords } from '@/lib/deadlines/words';

/** '4 Dec 2026, in 12 days'; both days 'YYYY-MM-DD'. */
export const dayAndDueWords = (day: string, today: string): string => `${dateText(day)}, ${dueWords(day, today)}`;
