import type { MenuEntry } from '@/components/shell/menu-entry';

/** The agent's menu, in the specification's order. */
export const AGENT_MENU: readonly MenuEntry[] = [
  { href: '/app/agent', label: 'Dashboard', icon: 'dashboard' },
  { href: '/app/agent/search-course', label: 'Search Course', shortLabel: 'Search', icon: 'search' },
  { href: '/app/agent/saved-applications', label: 'Saved', icon: 'saved' },
];

/** What a phone keeps in sight; an entry the menu doesn't have yet is passed over. */
export const AGENT_PHONE_MENU = [
  '/app/agent',
  '/app/agent/students',
  '/app/agent/search-course',
  '/app/agent/saved-applications',
] as const;
