import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageHeader } from '@/components/ui/layout/page-header';
import { siteNameOf } from '@/lib/domain/accounts/operator';
import { siteFacts } from '@/lib/platform/site-facts';
import { type LegalSearch, LegalText, shownVersion } from '../_parts/legal-text';
import { publicMetadata } from '../_parts/public-metadata';

export async function generateMetadata(): Promise<Metadata> {
  const { operator } = await siteFacts();
  const name = operator.name || siteNameOf(operator);
  return publicMetadata({ title: 'Refunds', description: `What ${name} refunds, and when.`, path: '/refunds' });
}

/** The refund rules, as admins wrote them; there is no such page before. */
export default async function RefundsPage({ searchParams }: { searchParams: LegalSearch }) {
  const version = await shownVersion('refunds', searchParams);
  if (!version) notFound();
  return (
    <>
      <PageHeader title="Refunds" />
      <LegalText {...version} />
    </>
  );
}
