import type { Country } from '@/lib/domain/countries';
import type { CourseLevel } from '@/lib/domain/courses/course';

/** A way of taking a course, named by words around its name. */
export interface Variant {
  prefix: string;
  suffix: string;
  /** Months added to the course's usual length. */
  months: number;
}

const PLAIN = after('');

const BACHELOR: Record<Country, readonly Variant[]> = {
  Canada: [
    PLAIN,
    after(' (Co-op)', 12),
    after(' (Honours)'),
    after(' with Internship', 4),
    after(' with a Minor in French'),
  ],
  Australia: [
    PLAIN,
    after(' (Honours)', 12),
    after(' with Industry Placement', 6),
    after(' (Advanced)'),
    after(' with Global Experience'),
  ],
  'New Zealand': [
    PLAIN,
    after(' with Honours', 12),
    after(' with Internship', 6),
    after(' with a Minor in Te Reo Māori'),
  ],
  USA: [
    PLAIN,
    after(' with Co-op', 12),
    after(' (Honors)'),
    after(' with Study Abroad'),
    after(' with a Minor in Leadership'),
  ],
  UK: [
    PLAIN,
    after(' with Placement Year', 12),
    after(' with Foundation Year', 12),
    after(' with Study Abroad Year', 12),
    after(' with Industrial Experience', 12),
  ],
  Singapore: [PLAIN, after(' with Honours'), after(' with Work-Study'), after(' with Overseas Exchange')],
};

const MASTER: Record<Country, readonly Variant[]> = {
  Canada: [PLAIN, after(' (Co-op)', 8), after(' (Thesis)'), after(' (Course-based)'), after(' with Internship', 4)],
  Australia: [
    PLAIN,
    after(' (Advanced)', 6),
    after(' with Industry Placement', 6),
    after(' (Professional)'),
    after(' (Research)'),
  ],
  'New Zealand': [PLAIN, after(' (Thesis)'), after(' (Coursework)'), after(' with Internship', 6)],
  USA: [PLAIN, after(' (Thesis)'), after(' with Co-op', 6), after(' (Non-thesis)'), after(' with Internship', 4)],
  UK: [
    PLAIN,
    after(' with Placement Year', 12),
    after(' with Advanced Practice', 12),
    after(' with Professional Placement', 6),
    after(' (Research)'),
  ],
  Singapore: [PLAIN, after(' (Coursework)'), after(' (Research)'), after(' with Internship', 6)],
};

const SHORT = [PLAIN, after(' with Work Placement', 4), after(' (Accelerated)', -2)];
const DIPLOMA = [PLAIN, { prefix: 'Advanced ', suffix: '', months: 12 }, after(' with Work Placement', 4)];
/** A polytechnic's diploma takes three years and has no advanced form of four. */
const POLYTECHNIC_DIPLOMA = [PLAIN, after(' with Internship'), after(' with Overseas Semester')];
const ASSOCIATE = [PLAIN, after(' (Transfer Pathway)'), after(' with Internship', 4)];
const FOUNDATION = [PLAIN, after(' (Extended)', 4), after(' (Accelerated)', -3)];

/** The longest list `variantsOf` gives. */
export const MOST_VARIANTS = Math.max(
  ...[...Object.values(BACHELOR), ...Object.values(MASTER)].map((list) => list.length),
);

/** Every variant a country knows at a level; the first is the plain course. */
export function variantsOf(country: Country, level: CourseLevel): readonly Variant[] {
  switch (level) {
    case 'Under Graduate':
      return BACHELOR[country];
    case 'Post Graduate':
      return MASTER[country];
    case 'Associate':
      return ASSOCIATE;
    case 'Foundation':
      return FOUNDATION;
    case 'Under Graduate Diploma':
      if (country === 'Singapore') return POLYTECHNIC_DIPLOMA;
      return country === 'UK' ? SHORT : DIPLOMA;
    default:
      return SHORT;
  }
}

function after(suffix: string, months = 0): Variant {
  return { prefix: '', suffix, months };
}
