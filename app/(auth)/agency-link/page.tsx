import { AuthShell } from '@/components/shell/auth-shell';
import { openAgencyLink } from '@/lib/services/people/agency/claim-by-link';
import { Notice } from '../_parts/notice';
import { type LinkPageProps, linkMetadata, tokenOf } from '../_parts/token-of';
import { AgencyAnswer } from './_parts/agency-answer';

export const metadata = linkMetadata('Your agency');

/** What the link of an e-mail asks: whether an agency may act for a student, or to leave the agency that added them. */
export default async function AgencyLinkPage({ searchParams }: LinkPageProps) {
  const token = await tokenOf(searchParams);
  const link = await openAgencyLink(token);
  if (!link) {
    return (
      <AuthShell title="Your agency">
        <Notice kind="refused" title="This link no longer works">
          <p>The link has been used, has expired, or your agency has changed. Sign in to see your current agency.</p>
        </Notice>
      </AuthShell>
    );
  }
  const { kind, agency, whose } = link;
  const they = whose === 'guardian' ? 'the student' : 'you';
  const title = kind === 'leave' ? `Leave ${agency}?` : `Allow ${agency} to act for ${they}?`;
  return (
    <AuthShell title={title} description={kind === 'leave' ? undefined : 'Nothing changes until you confirm.'}>
      <AgencyAnswer token={token} {...link} />
    </AuthShell>
  );
}
