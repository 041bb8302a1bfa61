import type { MenuEntry } from '@/components/shell/menu-entry';

/** The admin's menu, in the specification's order. */
export const ADMIN_MENU: readonly MenuEntry[] = [
  { href: '/app/admin', label: 'Dashboard', icon: 'dashboard' },
  { href: '/app/admin/bulk-course', label: 'Bulk Course', shortLabel: 'Upload', icon: 'upload' },
  { href: '/app/admin/universities', label: 'Universities', icon: 'universities' },
  { href: '/app/admin/add-category', label: 'Category', icon: 'category' },
  { href: '/app/admin/blog', label: 'Blog', icon: 'blog' },
  { href: '/app/admin/news', label: 'News', icon: 'news' },
  { href: '/app/admin/verification', label: 'Verification', icon: 'verification' },
  { href: '/app/admin/students', label: 'Students', icon: 'students' },
  { href: '/app/admin/agents', label: 'Agents', icon: 'agents' },
  { href: '/app/admin/enquiries', label: 'Enquiries', icon: 'enquiries' },
  { href: '/app/admin/search-course', label: 'Search Course', shortLabel: 'Search', icon: 'search' },
  { href: '/app/admin/saved-applications', label: 'Saved', icon: 'saved' },
  { href: '/app/admin/messages', label: 'Message', icon: 'messages' },
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
