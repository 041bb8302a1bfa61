import { headers } from 'next/headers';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { ErrorBox } from '@/components/ui/feedback/error-box';
import { Card } from '@/components/ui/layout/card';
import { PageHeader } from '@/components/ui/layout/page-header';
import { Section } from '@/components/ui/layout/section';
import { AppError } from '@/lib/domain/errors';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { env } from '@/lib/platform/env';
import { log } from '@/lib/platform/log';
import { listReferrals, referralCodeOf } from '@/lib/services/people/referrals';
import { ToastOnce } from '../../_parts/toast-once';
import { ReferralList } from './_parts/referral-list';
import { ShareLink } from './_parts/share-link';

export const metadata = { title: 'Refer a friend' };

export default async function ReferPage() {
  const viewer = await requireViewer('student');
  return (
    <>
      <PageHeader
        title="Refer a friend"
        description="Send your link to a friend. When their account is verified, press Claim here. Our team can then see that you referred them. Ask your counsellor whether there is a reward."
      />
      <Section title="Your link">
        <Card className="max-w-3xl">
          <OwnLink viewer={viewer} />
        </Card>
      </Section>
      <Section title="My Referrals">
        <MyReferrals viewer={viewer} />
      </Section>
    </>
  );
}

async function OwnLink({ viewer }: { viewer: Viewer }) {
  const code = await referralCodeOf(viewer, viewer.userId).catch((error: unknown) => {
    log().error({ err: error }, 'could not load a referral code');
    return null;
  });
  const failure = 'Failed to load referral code, please try again later.';
  return (
    <>
      {code === null && <ToastOnce kind="error" message={failure} />}
      <ShareLink
        link={code === null ? null : `${await siteAddress()}/register?referralCode=${code}`}
        failure={failure}
      />
    </>
  );
}

async function MyReferrals({ viewer }: { viewer: Viewer }) {
  try {
    const referrals = await listReferrals(viewer, viewer.userId);
    if (referrals.length > 0) return <ReferralList referrals={referrals} />;
    return (
      <Card>
        <EmptyState
          title="No referrals yet"
          text="Friends who register with your link are listed here."
          illustration="inbox"
        />
      </Card>
    );
  } catch (error) {
    log().error({ err: error }, 'could not load referrals');
    const message =
      error instanceof AppError
        ? `Could not fetch referrals: ${error.message}`
        : 'Failed to load referrals, please try again later.';
    return (
      <>
        <ToastOnce kind="error" message={message} />
        <ErrorBox message={message} />
      </>
    );
  }
}

/** Where people reach this site: as configured, else as this request reached it. */
async function siteAddress(): Promise<string> {
  const configured = env().NEXTAUTH_URL;
  if (configured) return new URL(configured).origin;
  const received = await headers();
  const host = received.get('host') ?? 'localhost';
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])(:|$)/.test(host);
  return `${received.get('x-forwarded-proto') ?? (isLocal ? 'http' : 'https')}://${host}`;
}
