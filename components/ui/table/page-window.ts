export type PageMark = number | 'gap before' | 'gap after';

/**
 * Which pages a pagination shows: the first, the last, and those within 2 of the current one; an ellipsis stands at
 * distance 3 when a page is left out there. Pages count from 1; a current page out of range is taken to the nearest.
 * @returns page numbers in order, with a gap mark for each ellipsis; empty when there is no page.
 */
export function pageWindow(current: number, pageCount: number): PageMark[] {
  const here = Math.min(Math.max(current, 1), pageCount);
  const marks: PageMark[] = [];
  for (let page = 1; page <= pageCount; page++) {
    const distance = Math.abs(page - here);
    if (page === 1 || page === pageCount || distance <= 2) marks.push(page);
    else if (distance === 3) marks.push(page < here ? 'gap before' : 'gap after');
  }
  return marks;
}
