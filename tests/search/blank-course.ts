import type { SearchCourse } from '@/lib/search/types';

/** A course of which nothing is known but what is given; `place` makes its id. */
export function blankCourse(place: number, known: Partial<SearchCourse> = {}): SearchCourse {
  return {
    id: place.toString(16).padStart(24, '0'),
    course: 'Nursing',
    university: 'Douglas College',
    country: 'Canada',
    campus: '',
    level: '',
    category: '',
    subcategory: '',
    admissionIntake: '',
    currency: 'CAD',
    tuitionFeeMinor: null,
    fee_period: '',
    durationInMonths: null,
    ieltsOverall: null,
    ieltsLessThan: null,
    pteOverall: null,
    pteLessThan: null,
    det: null,
    toefl: null,
    gre: null,
    gmat: null,
    forSample: false,
    ...known,
  };
}
