'use client';

import { FitPanel } from '@/components/fit/fit-panel';
import { useFits } from '@/components/fit/use-fits';
import { Card } from '@/components/ui/layout/card';
import { type ComparedCourse, comparisonRows } from './comparison-rows';
import { ComparisonTable } from './comparison-table';

/** Courses side by side with how they fit what a visitor entered in this browser. */
export function VisitorComparison({ courses }: { courses: readonly ComparedCourse[] }) {
  const { fits, failure } = useFits(courses.map(({ course }) => course._id));
  return (
    <>
      <FitPanel failure={failure} />
      <Card padding="none" className="overflow-clip">
        <ComparisonTable courses={courses} rows={comparisonRows(courses, fits.size > 0 ? fits : null)} />
      </Card>
    </>
  );
}
