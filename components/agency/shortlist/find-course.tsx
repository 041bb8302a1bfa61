'use client';

import { type ComponentProps, useCallback } from 'react';
import { CourseSearch } from '@/components/course-search/course-search';
import { InsteadOfSave } from '@/components/course-search/keep-course';
import { ShortlistButton } from './shortlist-button';
import type { ShortlistedWhom } from './shortlist-call';

interface FindCourseProps extends ComponentProps<typeof CourseSearch> {
  of: ShortlistedWhom;
  /** The courses that are on the shortlist, by id. */
  listed: readonly string[];
}

/** The course search for a lead or a student of the agency: each course can be put on their shortlist. */
export function FindCourse({ of, listed, ...search }: FindCourseProps) {
  const { whom, id } = of;
  const instead = useCallback(
    (course: { _id: string; course: string }) => (
      <ShortlistButton
        key={course._id}
        of={{ whom, id }}
        course={course}
        isListed={listed.includes(course._id)}
        isOnCard
      />
    ),
    [whom, id, listed],
  );
  return (
    <InsteadOfSave.Provider value={instead}>
      <CourseSearch {...search} />
    </InsteadOfSave.Provider>
  );
}
