import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageHeader } from '@/components/ui/layout/page-header';
import { paragraphsOf, siteNameOf } from '@/lib/domain/accounts/operator';
import { siteFacts } from '@/lib/platform/site-facts';
import { publicMetadata } from '../_parts/public-metadata';

export async function generateMetadata(): Promise<Metadata> {
  const { operator } = await siteFacts();
  const name = operator.name || siteNameOf(operator);
  return publicMetadata({ title: 'Terms', description: `The terms and conditions of ${name}.`, path: '/terms' });
}

/** The terms, as admins wrote them; there is no such page before. */
export default async function TermsPage() {
  const { operator } = await siteFacts();
  if (!operator.terms) notFound();
  return (
    <div className="max-w-3xl">
      <PageHeader
        title="Terms"
        {...(operator.name ? { description: `Terms and conditions of ${operator.name}.` } : {})}
      />
      {paragraphsOf(operator.terms).map((paragraph) => (
        <p key={paragraph} className="mb-4 max-w-reading whitespace-pre-line wrap-anywhere">
          {paragraph}
        </p>
      ))}
    </div>
  );
}
