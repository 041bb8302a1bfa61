import { COURSE_PAGE } from '@/lib/domain/areas';

/** Addresses around an application form, in the viewer's area. */
export interface ApplyPlaces {
  /** The form itself. */
  form: string;
  /** The course's page. */
  course: string;
  search: string;
  /** After a success. */
  applied: string;
  /** The list of applications; an application's own page is below it. */
  applications: string;
}

/** A student's own form. */
export function studentApplyPlaces(courseId: string): ApplyPlaces {
  return {
    form: `/app/student/apply-course/${courseId}`,
    course: `/app/student/${COURSE_PAGE}/${courseId}`,
    search: '/app/student/search-course',
    applied: '/app/student/applied-successfully',
    applications: '/app/student/my-applications',
  };
}

/** An agent's form for one of their students. */
export function agentApplyPlaces(courseId: string, studentId: string): ApplyPlaces {
  return {
    form: `/app/agent/apply-course/${courseId}/${studentId}`,
    course: `/app/agent/${COURSE_PAGE}/${courseId}`,
    search: '/app/agent/search-course',
    applied: '/app/agent/applied-successfully',
    applications: '/app/agent/applications',
  };
}

/** A helper's form for a student whom they help. */
export function helperApplyPlaces(courseId: string, studentId: string): ApplyPlaces {
  return {
    form: `/app/helper/apply-course/${courseId}/${studentId}`,
    course: `/app/helper/${COURSE_PAGE}/${courseId}`,
    search: '/app/helper/search-course',
    applied: '/app/helper/applied-successfully',
    applications: '/app/helper/applications',
  };
}
