import type { Metadata } from 'next';
import { ContactDetails } from '@/components/shell/contact-details';
import { ContactLinks } from '@/components/shell/contact-links';
import { Card } from '@/components/ui/layout/card';
import { PageHeader } from '@/components/ui/layout/page-header';
import { Section } from '@/components/ui/layout/section';
import { hasContact, siteNameOf } from '@/lib/domain/accounts/operator';
import { siteFacts } from '@/lib/platform/site-facts';
import { EnquiryForm } from '../../(landing)/_parts/enquiry-form';
import { publicMetadata } from '../_parts/public-metadata';

export async function generateMetadata(): Promise<Metadata> {
  const { operator } = await siteFacts();
  const name = operator.name || siteNameOf(operator);
  const description = `How to reach ${name}: offices, phone numbers and opening hours, and a form for your question.`;
  return publicMetadata({ title: 'Contact', description, path: '/contact' });
}

/** Where the firm is reached, as admins entered it, and the form that makes an enquiry. */
export default async function ContactPage() {
  const { operator } = await siteFacts();
  return (
    <>
      <PageHeader title="Contact" description="Write to us, call us, or visit an office." />
      <div className="grid gap-8 md:grid-cols-[1fr_1.4fr] md:gap-12">
        {hasContact(operator) && (
          <Section title="Where to find us">
            <ContactDetails operator={operator} links={ContactLinks} />
          </Section>
        )}
        <Section title="Write to us">
          <Card>
            <EnquiryForm at="/contact" />
          </Card>
        </Section>
      </div>
    </>
  );
}
