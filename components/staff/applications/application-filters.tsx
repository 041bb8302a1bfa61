'use client';

import { useSearchParams } from 'next/navigation';
import { AddressSelect } from '@/components/tables/address-select';
import { AgencyFilter } from '@/components/tables/agency-filter';
import { AssigneeFilter } from '@/components/tables/assignee-filter';
import { intakes } from '@/components/tables/intakes';
import { MoreFilters } from '@/components/tables/more-filters';
import { UnreadFilter } from '@/components/tables/unread-filter';
import { namedOptions } from '@/components/ui/controls/named-options';
import { useCountries } from '@/components/ui/layout/site-face';
import { APPLICATION_STATUSES } from '@/lib/domain/applications/application-status';
import { COURSE_LEVELS } from '@/lib/domain/courses/course';
import { DEFAULT_STALLED_DAYS, STALLED_AFTER } from './stalled-after';

type ApplicationFiltersProps = {
  /** Beside the country: which status, or how long it was not moved. */
  also?: 'status' | 'days';
  /** Staff, by whose applications the list can be narrowed. */
  colleagues: readonly { _id: string; name: string }[];
  /** The name of the agency that the address names. */
  agency: string | undefined;
};

const MORE = ['intake', 'level', 'unread', 'handler'] as const;

/** What the applications in sight are narrowed by. It stands in the address; a change leads to page 1. */
export function ApplicationFilters({ also, colleagues, agency }: ApplicationFiltersProps) {
  const params = useSearchParams();
  const countries = useCountries(params.get('country'));
  const charge = params.get('charge') ?? '';
  const folded = agency === undefined ? MORE : (['country', ...MORE] as const);
  const more = folded.filter((name) => params.has(name)).length;
  const country = <AddressSelect name="country" label="Country" placeholder="All countries" options={countries} />;
  const isColleague = colleagues.some(({ _id }) => _id === charge);
  return (
    <>
      <AssigneeFilter other={colleagues.find(({ _id }) => _id === charge)?.name} />
      {also === 'status' && (
        <AddressSelect name="status" label="Status" placeholder="Any status" options={APPLICATION_STATUSES} />
      )}
      {also === 'days' && (
        <AddressSelect
          name="days"
          label="No change for"
          first={String(DEFAULT_STALLED_DAYS)}
          options={STALLED_AFTER.map((days) => ({ value: String(days), label: `${days} working days or more` }))}
        />
      )}
      {/* Beside an agency there is room for less: the filters stay one line. */}
      {agency === undefined && country}
      <AgencyFilter name={agency} />
      <MoreFilters count={more}>
        {agency !== undefined && country}
        <AddressSelect
          name="charge"
          label="Counsellor"
          first={isColleague ? charge : ''}
          options={[{ value: isColleague ? '' : charge, label: 'Any counsellor' }, ...namedOptions(colleagues)]}
        />
        <AddressSelect name="intake" label="Intake" placeholder="Any intake" options={intakes()} />
        <AddressSelect name="level" label="Level" placeholder="Any level" options={COURSE_LEVELS} />
        <UnreadFilter />
        <AddressSelect
          name="handler"
          label="Handled by"
          placeholder="Our team"
          options={[{ value: 'agency', label: 'Agencies' }]}
        />
      </MoreFilters>
    </>
  );
}
