import type { KeyboardEvent } from 'react';
import { useSlash } from '@/components/ui/controls/use-slash';
import { KEYWORD_ID, RESULTS_ID } from './ids';

/** The key `/` goes into the keyword box from anywhere outside a text box. */
export const useSlashKey = (): void => useSlash(keywordBox);
const keywordBox = () => document.getElementById(KEYWORD_ID);

/** Arrow down leads from the box to the first result and on; arrow up back, at last into the box. */
export function moveThroughResults(event: KeyboardEvent): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (!step || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const box = document.getElementById(KEYWORD_ID);
  const courses = [...document.querySelectorAll<HTMLElement>(`#${RESULTS_ID} h3 a`)];
  const at = courses.indexOf(event.target as HTMLElement);
  if (at < 0 && (event.target !== box || step < 0)) return;
  const next = at + step < 0 ? box : courses[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** The place of the active option after a step: through all of them and, between the last and the first, none (-1). */
export function movedOption(count: number, active: number, step: 1 | -1): number {
  const places = count + 1;
  return ((active + 1 + step + places) % places) - 1;
}
