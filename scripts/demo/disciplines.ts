import { ARTS_AND_SOCIETY } from './disciplines/arts-and-society';
import { BUSINESS_AND_COMPUTING } from './disciplines/business-and-computing';
import type { Discipline } from './disciplines/discipline';
import { HEALTH_AND_SERVICE } from './disciplines/health-and-service';
import { SCIENCE_AND_ENGINEERING } from './disciplines/science-and-engineering';

/** Every category of the demonstration with its subcategories and fields of study. */
export const disciplines: readonly Discipline[] = [
  ...BUSINESS_AND_COMPUTING,
  ...SCIENCE_AND_ENGINEERING,
  ...HEALTH_AND_SERVICE,
  ...ARTS_AND_SOCIETY,
];

/** The category tree that admins would have entered. */
export const demoCategories: { name: string; subcategories: string[] }[] = disciplines.map((discipline) => ({
  name: discipline.name,
  subcategories: discipline.subcategories.map((subcategory) => subcategory.name),
}));
