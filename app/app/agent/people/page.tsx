import { AddHandling } from '@/components/agency/handling/add-handling';
import { HandlingList } from '@/components/agency/handling/handling-list';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { Link } from '@/components/ui/buttons/link';
import { PageHeader } from '@/components/ui/layout/page-header';
import { Section } from '@/components/ui/layout/section';
import { apiTokensOf, canReadAgencyLog, webhooksOf } from '@/lib/access';
import { canGiveRight } from '@/lib/agency-access';
import { AGENCY_RIGHT_NAMES } from '@/lib/domain/agency/roles';
import { counted } from '@/lib/domain/texts/counted';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { agencyRule, placeOf } from '@/lib/platform/auth/viewer';
import { listBranches } from '@/lib/services/people/agency/branches';
import { countryOfAgency } from '@/lib/services/people/agency/country';
import { listMembers } from '@/lib/services/people/agency/members';
import { agencyView } from '@/lib/services/people/agency/names';
import { typedNameCount } from '@/lib/services/people/agency/typed-names';
import { ownHandling } from '@/lib/services/people/agents/handling-rights';
import { AgencyForm } from './_parts/agency-form';
import { Branches } from './_parts/branches';
import { Country } from './_parts/country';
import { InviteMember } from './_parts/invite-member';
import { MemberList } from './_parts/member-list';

export const metadata = { title: 'People' };

/** Who works at the agency, and in which branches. */
export default async function AgencyPeoplePage() {
  const viewer = await requireViewer('agent');
  const [members, branches, typed, { name, logo }, country, handling] = await Promise.all([
    listMembers(viewer),
    listBranches(viewer),
    typedNameCount(viewer),
    agencyView(placeOf(viewer).id),
    countryOfAgency(placeOf(viewer).id),
    ownHandling(viewer),
  ]);
  const { managesPeople } = agencyRule(viewer);
  const mine = placeOf(viewer).branches;
  const rights = AGENCY_RIGHT_NAMES.filter((right) => canGiveRight(viewer, right));
  const open = branches.filter(({ _id, isClosed }) => !isClosed && (managesPeople === 'all' || mine.includes(_id)));
  return (
    <>
      <PageHeader
        title="People"
        description="Everyone has their own login and sees only the students that their role allows."
        actions={
          <>
            <ButtonLink href="/app/agent/people/licences" variant="secondary">
              Licences
            </ButtonLink>
            {canReadAgencyLog(viewer) && (
              <ButtonLink href="/app/agent/people/log" variant="secondary">
                Access log
              </ButtonLink>
            )}
            {apiTokensOf(viewer) && (
              <ButtonLink href="/app/agent/api-tokens" variant="secondary">
                API tokens
              </ButtonLink>
            )}
            {webhooksOf(viewer) && (
              <ButtonLink href="/app/agent/webhooks" variant="secondary">
                Webhooks
              </ButtonLink>
            )}
            {managesPeople !== 'none' && (
              <InviteMember branches={open} isOwner={managesPeople === 'all'} rights={rights} />
            )}
          </>
        }
      />
      {typed > 0 && (
        <p className="mb-4 text-sm">
          {`${counted(typed, 'student has', 'students have')} a counsellor name not linked to a login. `}
          <Link href="/app/agent/people/names" className="text-brand-ink underline underline-offset-2">
            Match names
          </Link>
        </p>
      )}
      <MemberList
        members={members}
        branches={branches}
        choices={open}
        isOwner={managesPeople === 'all'}
        rights={rights}
        ownId={viewer.userId}
      />
      {managesPeople === 'all' && <Country key={country.stated} {...country} />}
      <Branches branches={branches} isOwner={managesPeople === 'all'} />
      <Section
        title="Handling applications"
        description="If our team allows it, colleagues with this right review and submit applications and record offers."
        actions={handling.canName && <AddHandling />}
      >
        {handling.isOwnSite && <p className="text-sm">Your agency handles all its applications on this site.</p>}
        {!handling.isOwnSite && handling.rights.length === 0 && (
          <p className="text-sm text-muted">Our team handles all your applications.</p>
        )}
        <HandlingList rights={handling.rights} canName={handling.canName} />
      </Section>
      {managesPeople === 'all' && <AgencyForm key={logo} name={name} logo={logo} />}
    </>
  );
}
