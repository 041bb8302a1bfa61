import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ContactDetails } from '@/components/shell/contact-details';
import { ContactLinks } from '@/components/shell/contact-links';
import { People } from '@/components/shell/people';
import { PageHeader } from '@/components/ui/layout/page-header';
import { Section } from '@/components/ui/layout/section';
import { hasAbout, hasContact, paragraphsOf, siteNameOf } from '@/lib/domain/accounts/operator';
import { siteFacts } from '@/lib/platform/site-facts';
import { publicMetadata } from '../_parts/public-metadata';

export async function generateMetadata(): Promise<Metadata> {
  const { operator } = await siteFacts();
  const name = operator.name || siteNameOf(operator);
  return publicMetadata({
    title: `About ${name}`,
    description: `Who runs this site: ${name}, its team, addresses and phone numbers.`,
    path: '/about',
  });
}

/** Who runs this site, as admins filled it in; there is no such page before. */
export default async function AboutPage() {
  const { operator } = await siteFacts();
  if (!hasAbout(operator)) notFound();
  const { name, about, licences, partners, people } = operator;
  return (
    <div className="max-w-3xl">
      <PageHeader title={`About ${name || 'us'}`} />
      {paragraphsOf(about).map((paragraph) => (
        <p key={paragraph} className="mb-4 max-w-reading whitespace-pre-line wrap-anywhere">
          {paragraph}
        </p>
      ))}
      {people.length > 0 && (
        <Section title="Our team">
          <People people={people} />
        </Section>
      )}
      {hasContact(operator) && (
        <Section title="Where to find us">
          <ContactDetails operator={operator} links={ContactLinks} />
        </Section>
      )}
      <Named title="Licences and memberships" names={licences} />
      <Named title="Partners" names={partners} />
    </div>
  );
}

function Named({ title, names }: { title: string; names: readonly string[] }) {
  if (!names.length) return null;
  return (
    <Section title={title}>
      <ul className="list-disc space-y-1 ps-5 wrap-anywhere">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Section>
  );
}
