import type { Metadata } from 'next';
import { PublicPage } from '@/app/(public)/_parts/public-page';
import { Link } from '@/components/ui/buttons/link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Card } from '@/components/ui/layout/card';
import { PageHeader } from '@/components/ui/layout/page-header';
import { keptMails } from '@/lib/platform/mail/mail-folder';
import { dateAndTime } from './_parts/date-and-time';
import { developersOnly } from './_parts/developers-only';

export const metadata: Metadata = { title: 'Stored emails' };

/** The e-mails that would have been sent, for developers. */
export default async function KeptMailsPage() {
  developersOnly();
  const mails = await keptMails();
  return (
    <PublicPage>
      <PageHeader
        title="Stored emails"
        description="Emails are stored here because no mail server is set (SMTP_URL). Only in development."
      />
      <Card padding="none" className="max-w-3xl">
        {mails.length === 0 && (
          <EmptyState
            illustration="inbox"
            title="No emails yet"
            text="Register, or request a new password, then check again a second later."
          />
        )}
        <ul className="divide-y divide-line">
          {mails.map(({ id, at, to, subject }) => (
            <li key={id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-3">
              <Link href={`/dev/mails/${id}`} className="min-w-0 grow font-medium wrap-anywhere hover:underline">
                {subject}
              </Link>
              <span className="text-sm wrap-anywhere text-muted">{to}</span>
              <time dateTime={at} className="text-sm text-muted tabular-nums">
                {dateAndTime(at)}
              </time>
            </li>
          ))}
        </ul>
      </Card>
    </PublicPage>
  );
}
