import { EmptyState } from '@/components/ui/feedback/empty-state';
import { StatusChip } from '@/components/ui/feedback/status-chip';
import { PageHeader } from '@/components/ui/layout/page-header';
import { RowSheet, SheetRow } from '@/components/ui/layout/row-sheet';
import { canKeepLicences } from '@/lib/agency-access';
import type { LicenceView } from '@/lib/contract/agency/licences';
import { LICENCE_KINDS } from '@/lib/domain/agency/licences';
import { dateText } from '@/lib/domain/days/day-words';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { listBranches } from '@/lib/services/people/agency/branches';
import { listLicences } from '@/lib/services/people/agency/licences';
import { listMembers } from '@/lib/services/people/agency/members';
import { readerDay } from '@/lib/services/people/reader-day';
import { AddLicence } from './_parts/add-licence';
import { RemoveLicence } from './_parts/remove-licence';

export const metadata = { title: 'Licences' };

const STATES = {
  holds: null,
  'ends soon': <StatusChip tone="attention">Expires soon</StatusChip>,
  ended: <StatusChip tone="danger">Expired</StatusChip>,
  renewed: <StatusChip tone="neutral">Renewed</StatusChip>,
} as const;

/** The licences and registrations that the agency and its people work by, the first to end on top. */
export default async function LicencesPage() {
  const viewer = await requireViewer('agent');
  const { today } = await readerDay(viewer, new Date());
  const keeps = canKeepLicences(viewer);
  const [licences, branches, members] = await Promise.all([
    listLicences(viewer, today),
    keeps ? listBranches(viewer) : [],
    keeps ? listMembers(viewer) : [],
  ]);
  return (
    <>
      <PageHeader
        title="Licences"
        description="The licences of your agency and its staff. They appear under My work 90 days before they expire. After the agency’s licence expires, you can’t claim new commission until you add its renewal."
        back={{ href: '/app/agent/people', label: 'People' }}
        actions={
          keeps && (
            <AddLicence
              branches={branches
                .filter(({ isClosed }) => !isClosed)
                .map(({ _id, name }) => ({ value: _id, label: name }))}
              people={members
                .filter(({ state }) => state !== 'off')
                .map(({ _id, name }) => ({ value: _id, label: name }))}
            />
          )
        }
      />
      {licences.length === 0 ? (
        <EmptyState title="No licences yet" text={keeps ? undefined : 'Owners can add them.'} />
      ) : (
        <RowSheet>
          {licences.map((licence) => (
            <SheetRow
              key={licence._id}
              endUnder
              end={
                <>
                  {STATES[licence.state]}
                  {keeps && <RemoveLicence id={licence._id} name={nameOf(licence)} />}
                </>
              }
            >
              <p className="font-medium wrap-anywhere">{nameOf(licence)}</p>
              <p className="text-sm text-muted wrap-anywhere">
                {[holderOf(licence), licence.place, endWords(licence)].filter(Boolean).join(' · ')}
              </p>
            </SheetRow>
          ))}
        </RowSheet>
      )}
    </>
  );
}

const nameOf = ({ kind, number }: LicenceView): string => `${LICENCE_KINDS[kind].label}, ${number}`;

const holderOf = ({ holder, branch }: LicenceView): string =>
  [holder, branch].filter(Boolean).join(', ') || 'The agency';

const endWords = ({ to, state }: LicenceView): string =>
  to === null ? 'no expiry date' : `${state === 'ended' ? 'expired on' : 'valid until'} ${dateText(to)}`;
