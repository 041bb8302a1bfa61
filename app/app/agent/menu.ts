import type { MenuEntry } from '@/components/shell/menu-entry';

/** The agent's menu, in the specification's order; Applications, which it doesn't know, stands beside Students. */
export const AGENT_MENU: readonly MenuEntry[] = [
  { href: '/app/agent', label: 'Dashboard', icon: 'dashboard' },
  {
    href: '/app/agent/add-student/new',
    label: 'Add Student',
    icon: 'addStudent',
    match: '/app/agent/add-student',
  },
  { href: '/app/agent/students', label: 'Students', icon: 'students' },
  { href: '/app/agent/applications', label: 'Applications', shortLabel: 'Applied', icon: 'applications' },
  { href: '/app/agent/search-course', label: 'Search Course', shortLabel: 'Search', icon: 'search' },
  { href: '/app/agent/saved-applications', label: 'Saved', icon: 'saved' },
  { href: '/app/agent/settings', label: 'Settings', icon: 'settings' },
  { href: '/app/agent/password', label: 'Password', icon: 'password' },
];

/** What a phone keeps in sight. */
export const AGENT_PHONE_MENU = [
  '/app/agent',
  '/app/agent/students',
  '/app/agent/applications',
  '/app/agent/search-course',
] as const;
