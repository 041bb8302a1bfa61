import type { MenuEntry } from '@/components/shell/menu-entry';

/** The student's menu, in the specification's order. */
export const STUDENT_MENU: readonly MenuEntry[] = [
  { href: '/app/student', label: 'Dashboard', icon: 'dashboard' },
  { href: '/app/student/profile', label: 'Profile', icon: 'profile' },
  { href: '/app/student/search-course', label: 'Search Course', shortLabel: 'Search', icon: 'search' },
  { href: '/app/student/my-applications', label: 'My Applications', shortLabel: 'Applied', icon: 'applications' },
  { href: '/app/student/saved-applications', label: 'Saved', icon: 'saved' },
  { href: '/app/student/activity', label: 'My Activity', icon: 'activity' },
  { href: '/app/student/messages', label: 'Message', icon: 'messages' },
  { href: '/app/student/settings', label: 'Settings', icon: 'settings' },
  { href: '/app/student/refer', label: 'Refer a friend', icon: 'refer' },
];

/** What a phone keeps in sight. */
export const STUDENT_PHONE_MENU = [
  '/app/student',
  '/app/student/search-course',
  '/app/student/my-applications',
  '/app/student/saved-applications',
] as const;
