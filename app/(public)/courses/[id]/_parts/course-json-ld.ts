import { durationText, feeText } from '@/components/course/format';
import type { CourseView } from '@/lib/contract/catalogue/courses';
import { intakesOf } from '@/lib/domain/courses/intakes';
import { coursePath, universityPath } from '@/lib/domain/public-addresses';
import { siteUrl } from '@/lib/platform/env';
import type { PublicUniversity } from '@/lib/services/catalogue/public-universities';

/** What search engines show under the title: one sentence of facts. */
export function courseDescription(course: CourseView): string {
  const facts = [
    course.level,
    durationText(course.durationInMonths),
    course.forSample ? '' : feeText(course),
    course.admissionIntake && !course.forSample ? `intakes ${intakesOf(course.admissionIntake).join(', ')}` : '',
  ].filter(Boolean);
  const where = `${course.course} at ${course.university}, ${course.country}`;
  return facts.length > 0 ? `${where}: ${facts.join(', ')}.` : `${where}.`;
}

/**
 * The course in schema.org's words: as a Course with its next instance, and as the EducationalOccupationalProgram one
 * is admitted to. What is not known is left out, never guessed.
 */
export function courseStatement(course: CourseView, university: PublicUniversity | null): Record<string, unknown> {
  const { level, award, code, durationInMonths: months, courseLink } = course;
  const url = siteUrl(coursePath(course));
  const provider = providerOf(course, university);
  const shared = {
    name: course.course,
    description: courseDescription(course),
    url,
    provider,
    ...(course.retiredOn ? {} : offersOf(course, url)),
    ...(/^https?:\/\//i.test(courseLink) && { sameAs: courseLink }),
  };
  return {
    '@graph': [
      {
        '@type': 'Course',
        '@id': `${url}#course`,
        ...shared,
        ...(code && { courseCode: code }),
        ...(level && { educationalLevel: level }),
        ...(award && { educationalCredentialAwarded: award }),
        hasCourseInstance: {
          '@type': 'CourseInstance',
          courseMode: 'Onsite',
          ...(course.campus && { location: { '@type': 'Place', name: course.campus } }),
          ...(months !== null && { courseWorkload: `P${months}M` }),
        },
      },
      {
        '@type': 'EducationalOccupationalProgram',
        '@id': `${url}#program`,
        ...shared,
        ...(code && { identifier: code }),
        ...(level && { programType: level }),
        ...(award && { educationalCredentialAwarded: award }),
        ...(months !== null && { timeToComplete: `P${months}M` }),
        ...(course.admissionRequirement && { programPrerequisites: course.admissionRequirement }),
        hasCourse: { '@id': `${url}#course` },
      },
    ],
  };
}

function providerOf({ university: name, country }: CourseView, university: PublicUniversity | null) {
  return {
    '@type': 'CollegeOrUniversity',
    name,
    ...(university && { url: siteUrl(universityPath(university)) }),
    ...(university?.logo && { logo: siteUrl(university.logo) }),
    address: { '@type': 'PostalAddress', addressCountry: COUNTRY_CODES[country] ?? country },
  };
}

function offersOf({ tuitionFee, currency, forSample, fee_period }: CourseView, url: string) {
  if (tuitionFee === null || forSample || !currency) return {};
  const price = { '@type': 'Offer', category: 'Tuition', price: tuitionFee, priceCurrency: currency, url };
  return { offers: { ...price, ...(fee_period && { description: `Tuition fee ${fee_period}` }) } };
}

/** ISO 3166-1, as schema.org asks. */
export const COUNTRY_CODES: Record<string, string> = {
  Canada: 'CA',
  Australia: 'AU',
  'New Zealand': 'NZ',
  USA: 'US',
  UK: 'GB',
  Singapore: 'SG',
};
