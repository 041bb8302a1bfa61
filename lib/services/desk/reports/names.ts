import { Types } from 'mongoose';
import type { ReportScope } from '@/lib/agency-access';
import type { ReportQuery } from '@/lib/contract/reports/reports';
import { FEWEST_SHOWN, type ReportGroup } from '@/lib/domain/reports';
import type { Counted } from '@/lib/engines/reports/filter';
import { User } from '@/models/user';
import { countedApplications } from './counted';
import { periodOf } from './period';

/** What stands for a group without a value, and for all. */
const NONE: Record<ReportGroup, string> = {
  all: 'All applications',
  country: 'No country',
  university: 'No university',
  agency: 'Without an agency',
  counsellor: 'Unassigned',
};

/** The names of a report's groups, by what it calls them. An account that is gone has a name that says so. */
export async function namesOf(by: ReportGroup, groups: ReadonlySet<string>): Promise<(group: string) => string> {
  if (by !== 'agency' && by !== 'counsellor') return (group) => group || NONE[by];
  const ids = [...groups].filter(Boolean).map((id) => new Types.ObjectId(id));
  const people = await User.find({ _id: { $in: ids } }, 'name company_name').lean();
  const names = new Map(people.map(({ _id, name, company_name }) => [String(_id), company_name || name]));
  return (group) => (group ? (names.get(group) ?? 'Left or deleted') : NONE[by]);
}

/** The most choices of one filter: those with the most applications. */
const MOST_CHOICES = 50;

interface ReportChoices {
  university: { value: string; label: string }[];
  agency: { value: string; label: string }[];
  counsellor: { value: string; label: string }[];
}

/** What reports of a period can be narrowed to, by name. */
export async function reportChoices(scope: ReportScope, query: ReportQuery): Promise<ReportChoices> {
  const counted = await countedApplications(scope, periodOf(query, new Date()));
  const choices = async (by: 'university' | 'agency' | 'counsellor') => {
    const values = mostUsed(counted, by);
    const names = await namesOf(by, new Set(values));
    return values
      .map((value) => ({ value, label: names(value) }))
      .sort((one, other) => one.label.localeCompare(other.label, 'en'));
  };
  const [university, agency, counsellor] = await Promise.all([
    choices('university'),
    choices('agency'),
    choices('counsellor'),
  ]);
  return { university, agency, counsellor };
}

function mostUsed({ pages, words }: Counted, by: 'university' | 'agency' | 'counsellor'): string[] {
  const counts = new Uint32Array(words.size);
  for (const page of pages) {
    for (const place of page[by]) counts[place] = (counts[place] ?? 0) + 1;
  }
  const known = [...counts.entries()].filter(([place, count]) => place && count >= FEWEST_SHOWN);
  known.sort(([, one], [, other]) => other - one);
  return known.slice(0, MOST_CHOICES).map(([place]) => words.text(place));
}
