import type { ComponentProps } from 'react';
import { RowSheet } from '@/components/ui/layout/row-sheet';

/** Courses as one sheet, each a `CourseCard` in its `li`. On phones it reaches both edges of the screen. */
export function CourseSheet(props: ComponentProps<'ul'>) {
  return <RowSheet {...props} className="max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0" />;
}

/** A course of a long sheet: laid out and painted only near the screen, and until then about as tall as most are. */
export const CourseRow = (props: ComponentProps<'li'>) => (
  <li {...props} className="offscreen-lazy [--offscreen-height:10rem] max-sm:[--offscreen-height:17rem]" />
);
