import { LinkTabs } from '@/components/ui/layout/link-tabs';

const TABS = [
  { href: '/app/admin/practice', label: 'Practice tests' },
  { href: '/app/admin/practice-sent', label: 'Submitted work' },
] as const;

/** For an admin: the practice sets of this site, and what students sent from them. */
export function PracticeTabs({ current }: { current: (typeof TABS)[number]['href'] }) {
  return <LinkTabs label="Practice" tabs={TABS} current={current} className="mb-6" />;
}
