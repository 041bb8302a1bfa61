import type { MenuEntry } from '@/components/shell/menu-entry';

const at = (...screens: string[]) => screens.map((screen) => `/app/team/${screen}`);

/** The team's menu. */
export const TEAM_MENU: readonly MenuEntry[] = [
  { href: '/app/team', label: 'Home', icon: 'dashboard' },
  { href: '/app/team/applications', label: 'Applications', shortLabel: 'Board', icon: 'applications' },
  { href: '/app/team/students', label: 'Students', icon: 'students', match: at('students', 'view-profile') },
  {
    href: '/app/team/search-course',
    label: 'Search Course',
    shortLabel: 'Search',
    icon: 'search',
    match: at('search-course', 'view-application'),
  },
  { href: '/app/team/saved-applications', label: 'Saved', icon: 'saved' },
  { href: '/app/team/messages', label: 'Message', icon: 'messages' },
  { href: '/app/team/settings', label: 'Settings', icon: 'settings' },
  { href: '/app/team/password', label: 'Password', icon: 'password' },
];

/** What a phone keeps in sight; an entry the menu doesn't have yet is passed over. */
export const TEAM_PHONE_MENU = [
  '/app/team',
  '/app/team/applications',
  '/app/team/search-course',
  '/app/team/messages',
] as const;
