import type { MenuEntry } from '@/components/shell/menu-entry';

/** The admin's menu, in the specification's order. */
export const ADMIN_MENU: readonly MenuEntry[] = [
  { href: '/app/admin', label: 'Dashboard', icon: 'dashboard' },
  { href: '/app/admin/bulk-course', label: 'Bulk Course', shortLabel: 'Upload', icon: 'upload' },
  { href: '/app/admin/search-course', label: 'Search Course', shortLabel: 'Search', icon: 'search' },
  { href: '/app/admin/saved-applications', label: 'Saved', icon: 'saved' },
];

/** What a phone keeps in sight. */
export const ADMIN_PHONE_MENU = [
  '/app/admin',
  '/app/admin/bulk-course',
  '/app/admin/search-course',
  '/app/admin/saved-applications',
] as const;
