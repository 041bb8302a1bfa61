import { LinkTabs } from '@/components/ui/layout/link-tabs';

const TABS = [
  { href: '/app/admin/enquiries', label: 'All enquiries' },
  { href: '/app/admin/leads', label: 'To follow up' },
] as const;

/** For an admin: enquiries as the table of all, registrations among them, and those to be worked on. */
export function EnquiryTabs({ current }: { current: (typeof TABS)[number]['href'] }) {
  return <LinkTabs label="Enquiries" tabs={TABS} current={current} className="mb-6" />;
}
