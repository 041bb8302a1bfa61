import type { Country } from '@/lib/domain/countries';
import type { CourseLevel } from '@/lib/domain/courses/course';
import { pick } from '../random';
import type { DemoUniversity } from '../universities';
import type { Offer } from './offers';

/** Intake patterns of each country, the usual one first and repeated so that it stays the usual one. */
const INTAKES: Record<Country, readonly string[]> = {
  Canada: ['Jan May Sep', 'Sep', 'Jan Sep', 'Sep', 'Jan May Sep', 'May Sep'],
  Australia: ['Feb Jul', 'Feb Jul', 'Feb Jul', 'Feb', 'Mar Jul Nov', 'Jul'],
  'New Zealand': ['Feb Jul', 'Feb Jul', 'Feb', 'Feb Jul Nov', 'Jul'],
  USA: ['Jan Aug', 'Aug', 'Jan Aug', 'Jan May Aug', 'Aug', 'Jan Apr Sep'],
  UK: ['Jan Sep', 'Sep', 'Sep', 'Jan Sep', 'Jan May Sep', 'Sep Oct'],
  Singapore: ['Jan Aug', 'Aug', 'Aug', 'Jan Aug', 'Jan Apr Jul Oct'],
};
const POLYTECHNIC_INTAKES: Partial<Record<Country, readonly string[]>> = { Singapore: ['Apr', 'Apr', 'Apr Oct'] };

/** Towns of Scotland, where an honours degree takes four years. */
const SCOTTISH_CAMPUSES = ['Edinburgh', 'Glasgow', 'Dumfries', 'St Andrews', 'Aberdeen', 'Dundee', 'Galashiels'];

/** Registered professions whose Australian bachelor's degree takes four years. */
const FOUR_YEAR_AWARDS = ['engineering', 'education', 'socialWork', 'law'];

/** Intake months in calendar order, separated by spaces. */
export function intakesOf({ country, kind }: DemoUniversity, random: number): string {
  const patterns = (kind === 'polytechnic' && POLYTECHNIC_INTAKES[country]) || INTAKES[country];
  return pick(patterns, random);
}

/** Usual length of a course in months, without what a variant adds. */
export function monthsOf(university: DemoUniversity, campus: string, offer: Offer, random: number): number {
  const { country, kind } = university;
  switch (offer.level) {
    case 'Under Graduate':
      return bachelorMonths(country, campus, offer);
    case 'Post Graduate':
      return pick(MASTER_MONTHS[country], random);
    case 'Associate':
      return 24;
    default:
      return shortMonths(country, kind !== 'university', offer.level);
  }
}

const MASTER_MONTHS: Record<Country, readonly number[]> = {
  Canada: [24, 24, 16, 12],
  Australia: [24, 24, 18, 12],
  'New Zealand': [18, 24, 12],
  USA: [24, 24, 18],
  UK: [12],
  Singapore: [12, 18, 12],
};

function bachelorMonths(country: Country, campus: string, { subcategory: { award } }: Offer): number {
  if (country === 'UK') return SCOTTISH_CAMPUSES.includes(campus) ? 48 : 36;
  if (country === 'Australia' || country === 'New Zealand') return FOUR_YEAR_AWARDS.includes(award) ? 48 : 36;
  return 48;
}

function shortMonths(country: Country, isCollege: boolean, level: CourseLevel): number {
  switch (level) {
    case 'Under Graduate Diploma':
      if (country === 'Singapore') return 36;
      return country === 'Australia' ? 12 : 24;
    case 'Post Graduate Diploma':
      return country === 'Canada' && isCollege ? 24 : 12;
    case 'Post Graduate Certificate':
      return country === 'Canada' || country === 'USA' ? 12 : 6;
    default:
      return 12;
  }
}
