import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PublicPage } from '@/app/(public)/_parts/public-page';
import { Card } from '@/components/ui/layout/card';
import { DescriptionList } from '@/components/ui/layout/description-list';
import { LinkTabs } from '@/components/ui/layout/link-tabs';
import { PageHeader } from '@/components/ui/layout/page-header';
import { keptMail } from '@/lib/platform/mail/mail-folder';
import { dateAndTime } from '../_parts/date-and-time';
import { developersOnly } from '../_parts/developers-only';

export const metadata: Metadata = { title: 'Email' };

type KeptMailPageProps = { params: Promise<{ id: string }>; searchParams: Promise<{ as?: string }> };

/** One e-mail as it would have been sent: its HTML, or its plain text. */
export default async function KeptMailPage({ params, searchParams }: KeptMailPageProps) {
  developersOnly();
  const [{ id }, { as }] = await Promise.all([params, searchParams]);
  const mail = await keptMail(id);
  if (!mail) notFound();
  const page = `/dev/mails/${id}`;
  const facts = [
    { term: 'From', value: mail.from },
    { term: 'To', value: mail.to },
    { term: 'Stored', value: dateAndTime(mail.at) },
    ...Object.entries(mail.headers).map(([term, value]) => ({ term, value })),
  ];
  return (
    <PublicPage>
      <PageHeader title={mail.subject} back={{ href: '/dev/mails', label: 'Stored emails' }} />
      <Card className="mb-6 max-w-3xl">
        <DescriptionList items={facts} />
      </Card>
      <LinkTabs
        label="Email format"
        tabs={[
          { href: page, label: 'HTML' },
          { href: `${page}?as=text`, label: 'Text' },
        ]}
        current={as === 'text' ? `${page}?as=text` : page}
      />
      {as === 'text' ? (
        <pre className="mt-4 max-w-3xl rounded-card border border-line bg-raised p-4 text-sm whitespace-pre-wrap wrap-anywhere">
          {mail.text}
        </pre>
      ) : (
        <iframe
          title="Email"
          srcDoc={mail.html.replace('<head>', '<head><base target="_top">')}
          sandbox="allow-top-navigation-by-user-activation"
          className="mt-4 h-[44rem] w-full max-w-3xl rounded-card border border-line"
        />
      )}
    </PublicPage>
  );
}
