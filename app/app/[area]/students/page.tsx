import { Upload, UserPlus } from 'lucide-react';
import { BulkResult } from '@/components/agency/bulk/bulk-result';
import { LiveRefresh } from '@/components/live/live-refresh';
import { SavedViews } from '@/components/staff/views/saved-views';
import { ExportMenu } from '@/components/tables/export-menu';
import { peopleQuery } from '@/components/tables/people-query';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { PageHeader } from '@/components/ui/layout/page-header';
import { readTableState } from '@/components/ui/table/table-state';
import { canExport } from '@/lib/access';
import { PEOPLE_COLUMNS, STUDENT_COLUMNS, type StudentOrder } from '@/lib/contract/people/students';
import { areaOf } from '@/lib/domain/areas';
import { requireArea } from '@/lib/platform/auth/page-viewer';
import { agencyRule } from '@/lib/platform/auth/viewer';
import { careChoices } from '@/lib/services/people/agency/choices';
import { listStudents } from '@/lib/services/people/people';
import { agencyName, counsellorNames } from '@/lib/services/people/staff/counsellors';
import { listViews } from '@/lib/services/people/staff/views';
import { bulkOfList } from '../../_parts/agency/bulk-of-list';
import { careOf, throughOf } from '../../_parts/agency/care';
import { needsRule, reaches } from '../../_parts/agency/needs-rule';
import { assigneeOf, idOf } from '../../_parts/assignee';
import { loadRows } from '../../_parts/load/load-table';
import { StudentsTable } from './_parts/students-table';

export const metadata = { title: 'All Students' };

interface Address {
  params: Promise<{ area: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** All students for staff; for agents their own, whom they add and edit. */
export default async function StudentsPage({ params, searchParams }: Address) {
  const viewer = await requireArea(params, 'students');
  needsRule(viewer, reaches);
  const search = await searchParams;
  const isAgent = viewer.role === 'agent';
  const state = readTableState(search, isAgent ? PEOPLE_COLUMNS : STUDENT_COLUMNS);
  const inCharge = isAgent ? undefined : assigneeOf(search.charge);
  const addedBy = isAgent ? undefined : idOf(search.agency);
  const unread = !isAgent && search.unread === 'yes' ? ('yes' as const) : undefined;
  const people = peopleQuery<StudentOrder>(state, isAgent ? {} : search);
  const { member, branch } = careOf(search);
  const through = isAgent ? throughOf(search) : undefined;
  const query = { ...people, inCharge, addedBy, unread, member, branch, through };
  const narrows = { q: query.q, verified: query.verified, number: query.number, member, branch, through };
  const [loaded, views, agency, colleagues, care, many] = await Promise.all([
    loadRows((reason) => `Some error occurred: ${reason}`, listStudents(viewer, query), 'students'),
    isAgent ? [] : listViews(viewer, 'students'),
    agencyName(addedBy),
    isAgent ? [] : counsellorNames(),
    isAgent ? careChoices(viewer) : null,
    isAgent ? bulkOfList(viewer, 'students', narrows) : null,
  ]);
  return (
    <>
      <LiveRefresh records={['student', 'agent']} />
      <PageHeader
        title="All Students"
        actions={
          <>
            {(!isAgent || (loaded.total > 0 && canExport(viewer))) && (
              <ExportMenu
                confirm={!isAgent}
                call="GET /get-students/export"
                query={{
                  q: query.q,
                  sort: query.sort,
                  verified: query.verified,
                  number: query.number,
                  inCharge,
                  addedBy,
                  unread,
                  member,
                  branch,
                  through,
                }}
              />
            )}
            <ButtonLink href={`${areaOf(viewer.role)}/papers-that-end`} variant="secondary">
              Expiring documents
            </ButtonLink>
            {isAgent && agencyRule(viewer).addsStudents && <AddStudents />}
          </>
        }
      />
      {!isAgent && <SavedViews list="students" views={views} />}
      <BulkResult last={many?.last ?? null} />
      <StudentsTable
        area={viewer.role}
        loaded={loaded}
        state={state}
        isFiltered={[query.verified, query.number, inCharge, addedBy, unread, member, branch, through].some(
          (one) => one !== undefined,
        )}
        agency={agency}
        colleagues={colleagues}
        care={care}
        bulk={many?.bulk ?? null}
      />
    </>
  );
}

function AddStudents() {
  return (
    <>
      <ButtonLink href="/app/agent/students/import" variant="secondary">
        <Upload aria-hidden className="size-4" />
        Import spreadsheet
      </ButtonLink>
      <ButtonLink href="/app/agent/add-student/new">
        <UserPlus aria-hidden className="size-4" />
        Add student
      </ButtonLink>
    </>
  );
}
