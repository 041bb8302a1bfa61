import type { Country } from '@/lib/domain/countries';
import type { CourseLevel } from '@/lib/domain/courses/course';

/** What a level's number means in a country's framework of qualifications, where it means one of our levels only. */
const FRAMEWORKS: Partial<Record<Country, Readonly<Record<number, CourseLevel>>>> = {
  UK: {
    4: 'Under Graduate Certificate',
    5: 'Under Graduate Diploma',
    6: 'Under Graduate',
    7: 'Post Graduate',
    8: 'Post Graduate',
  },
  Australia: {
    1: 'Under Graduate Certificate',
    2: 'Under Graduate Certificate',
    3: 'Under Graduate Certificate',
    4: 'Under Graduate Certificate',
    5: 'Under Graduate Diploma',
    7: 'Under Graduate',
    9: 'Post Graduate',
    10: 'Post Graduate',
  },
  'New Zealand': {
    1: 'Under Graduate Certificate',
    2: 'Under Graduate Certificate',
    3: 'Under Graduate Certificate',
    4: 'Under Graduate Certificate',
    9: 'Post Graduate',
    10: 'Post Graduate',
  },
};

/** 'Level 7', 'RQF 7', 'AQF level 9' by the country's framework; '' for another text or a number that means several. */
export function frameworkLevel(text: string, country: Country): CourseLevel | '' {
  const number = /^(?:(?:rqf|fheq|aqf|nzqf|nzqcf|scqf|nqf) )?(?:level|lvl) ?(\d{1,2})$/i.exec(text.trim())?.[1];
  // Scotland's framework counts otherwise.
  if (number === undefined || /scqf/i.test(text)) return '';
  return FRAMEWORKS[country]?.[Number(number)] ?? '';
}
