import { durationText, feeText } from '@/components/course/format';
import type { CourseView } from '@/lib/contract/courses';

/** What search engines show under the title: one sentence of facts. */
export function courseDescription(course: CourseView): string {
  const facts = [
    course.level,
    durationText(course.durationInMonths),
    course.forSample ? '' : feeText(course),
    course.admissionIntake && !course.forSample ? `intakes ${course.admissionIntake.split(' ').join(', ')}` : '',
  ].filter(Boolean);
  const where = `${course.course} at ${course.university}, ${course.country}`;
  return facts.length > 0 ? `${where}: ${facts.join(', ')}.` : `${where}.`;
}

/** The course in schema.org's words as the text of a script element; safe there whatever the course is called. */
export function courseJsonLd(course: CourseView): string {
  const { level, code, currency, tuitionFee, durationInMonths: months, courseLink } = course;
  const statement = {
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: course.course,
    description: courseDescription(course),
    ...(code && { courseCode: code }),
    ...(level && { educationalLevel: level }),
    provider: {
      '@type': 'CollegeOrUniversity',
      name: course.university,
      address: { '@type': 'PostalAddress', addressCountry: COUNTRY_CODES[course.country] ?? course.country },
    },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Onsite',
      ...(course.campus && { location: { '@type': 'Place', name: course.campus } }),
      ...(months !== null && { duration: `P${months}M` }),
    },
    ...(tuitionFee !== null &&
      !course.forSample && {
        offers: { '@type': 'Offer', category: 'Paid', price: tuitionFee, priceCurrency: currency },
      }),
    ...(/^https?:\/\//i.test(courseLink) && { sameAs: courseLink }),
  };
  return JSON.stringify(statement).replaceAll('<', '\\u003c');
}

/** ISO 3166-1, as schema.org asks. */
const COUNTRY_CODES: Record<string, string> = {
  Canada: 'CA',
  Australia: 'AU',
  'New Zealand': 'NZ',
  USA: 'US',
  UK: 'GB',
  Singapore: 'SG',
};
