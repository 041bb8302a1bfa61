import type { MenuEntry } from '@/components/shell/menu-entry';

const at = (...screens: string[]) => screens.map((screen) => `/app/admin/${screen}`);

/** The admin's menu, in the specification's order; what it doesn't know stands beside its like. */
export const ADMIN_MENU: readonly MenuEntry[] = [
  { href: '/app/admin', label: 'Dashboard', icon: 'dashboard' },
  { href: '/app/admin/bulk-course', label: 'Bulk Course', shortLabel: 'Upload', icon: 'upload' },
  {
    href: '/app/admin/universities',
    label: 'Universities',
    icon: 'universities',
    match: at('universities', 'view-university'),
  },
  { href: '/app/admin/add-category', label: 'Category', icon: 'category', match: at('add-category', 'all-category') },
  { href: '/app/admin/blog', label: 'Blog', icon: 'blog', match: at('blog', 'all-blogs', 'view-blog') },
  { href: '/app/admin/news', label: 'News', icon: 'news', match: at('news', 'all-news') },
  { href: '/app/admin/verification', label: 'Verification', icon: 'verification' },
  { href: '/app/admin/students', label: 'Students', icon: 'students', match: at('students', 'view-profile') },
  { href: '/app/admin/applications', label: 'Applications', shortLabel: 'Board', icon: 'applications' },
  { href: '/app/admin/agents', label: 'Agents', icon: 'agents' },
  { href: '/app/admin/staff', label: 'Staff', icon: 'staff' },
  { href: '/app/admin/enquiries', label: 'Enquiries', icon: 'enquiries' },
  {
    href: '/app/admin/search-course',
    label: 'Search Course',
    shortLabel: 'Search',
    icon: 'search',
    match: at('search-course', 'view-application', 'edit-course'),
  },
  { href: '/app/admin/saved-applications', label: 'Saved', icon: 'saved' },
  { href: '/app/admin/messages', label: 'Message', icon: 'messages' },
  { href: '/app/admin/audit-log', label: 'Audit Log', shortLabel: 'Log', icon: 'log' },
  { href: '/app/admin/settings', label: 'Settings', icon: 'settings' },
  { href: '/app/admin/password', label: 'Password', icon: 'password' },
];

/** What a phone keeps in sight. */
export const ADMIN_PHONE_MENU = [
  '/app/admin',
  '/app/admin/students',
  '/app/admin/verification',
  '/app/admin/search-course',
] as const;
