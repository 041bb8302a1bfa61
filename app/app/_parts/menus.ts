import type { MenuEntry } from '@/components/shell/menu-entry';
import { COURSE_PAGE, SAVED_COURSES } from '@/lib/domain/areas';
import type { Role } from '@/lib/domain/roles';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { mayOpen } from './agency/needs-rule';

interface AreaMenu {
  density: 'comfortable' | 'regular' | 'compact';
  /**
   * In the specification's order; a screen it doesn't know stands beside its like, or in a group that folds. The first is
   * the area's home.
   */
  menu: readonly MenuEntry[];
  /** The group at the end of the menu that is closed until it is opened. */
  folding?: string;
  /** The four entries a phone keeps in sight. */
  phoneMenu: readonly string[];
}

const FEES = '/app/student/fees';

/** The menu of each role's area. */
export const MENUS: Record<Role, AreaMenu> = {
  student: {
    density: 'comfortable',
    menu: [
      { href: '/app/student', label: 'Dashboard', icon: 'dashboard' },
      { href: '/app/student/profile', label: 'Profile', icon: 'profile' },
      { href: '/app/student/search-course', label: 'Search Course', shortLabel: 'Search', icon: 'search' },
      { href: '/app/student/my-applications', label: 'My Applications', shortLabel: 'Applied', icon: 'applications' },
      { href: `/app/student/${SAVED_COURSES}`, label: 'Saved', icon: 'saved' },
      { href: '/app/student/activity', label: 'My Activity', icon: 'activity' },
      {
        href: '/app/student/practice',
        label: 'My practice',
        icon: 'practice',
        match: at('student', 'practice', 'practice-sent'),
      },
      { href: '/app/student/messages', label: 'Message', icon: 'messages' },
      { href: FEES, label: 'Fees', icon: 'drafts', match: at('student', 'fees', 'receipts') },
      {
        href: '/app/student/settings',
        label: 'Settings',
        icon: 'settings',
        match: at('student', 'settings', 'my-data'),
      },
      { href: '/app/student/refer', label: 'Refer a friend', icon: 'refer' },
    ],
    phoneMenu: [
      '/app/student',
      '/app/student/search-course',
      '/app/student/my-applications',
      `/app/student/${SAVED_COURSES}`,
    ],
  },
  agent: {
    density: 'regular',
    menu: [
      { href: '/app/agent', label: 'Dashboard', icon: 'dashboard' },
      { href: '/app/agent/my-work', label: 'My work', icon: 'activity' },
      {
        href: '/app/agent/add-student/new',
        label: 'Add Student',
        icon: 'addStudent',
      },
      {
        href: '/app/agent/students',
        label: 'Students',
        icon: 'students',
        match: at('agent', 'students', 'add-student', 'student-requests', 'view-profile', 'papers-that-end'),
      },
      { href: '/app/agent/leads', label: 'Leads', icon: 'enquiries' },
      { href: '/app/agent/messages', label: 'Message', icon: 'messages' },
      { href: '/app/agent/applications', label: 'Applications', shortLabel: 'Applied', icon: 'applications' },
      { href: '/app/agent/search-course', label: 'Search Course', shortLabel: 'Search', icon: 'search' },
      { href: `/app/agent/${SAVED_COURSES}`, label: 'Saved', icon: 'saved' },
      { href: '/app/agent/fees', label: 'Fees', icon: 'drafts', match: at('agent', 'fees', 'receipts') },
      { href: '/app/agent/practice-sent', label: 'Practice', icon: 'practice' },
      { href: '/app/agent/scholarships', label: 'Scholarships', icon: 'facts' },
      { href: '/app/agent/reports', label: 'Reports', icon: 'reports' },
      { href: '/app/agent/commission', label: 'Commission', icon: 'refer' },
      {
        href: '/app/agent/people',
        label: 'People',
        icon: 'staff',
        match: at('agent', 'people', 'api-tokens', 'webhooks'),
      },
      { href: '/app/agent/settings', label: 'Settings', icon: 'settings' },
      { href: '/app/agent/password', label: 'Password', icon: 'password' },
    ],
    phoneMenu: ['/app/agent', '/app/agent/students', '/app/agent/applications', '/app/agent/search-course'],
  },
  helper: {
    density: 'comfortable',
    menu: [
      {
        href: '/app/helper',
        label: 'Students you help',
        shortLabel: 'Home',
        icon: 'dashboard',
        match: at('helper', 'view-profile', 'profile', 'applications', 'apply-course'),
      },
      { href: '/app/helper/search-course', label: 'Search Course', shortLabel: 'Search', icon: 'search' },
      { href: '/app/helper/messages', label: 'Message', icon: 'messages' },
      { href: '/app/helper/settings', label: 'Settings', icon: 'settings' },
      { href: '/app/helper/password', label: 'Password', icon: 'password' },
    ],
    phoneMenu: ['/app/helper', '/app/helper/search-course', '/app/helper/messages', '/app/helper/settings'],
  },
  admin: {
    density: 'compact',
    menu: [
      { href: '/app/admin', label: 'Dashboard', icon: 'dashboard' },
      { href: '/app/admin/my-work', label: 'My work', icon: 'activity' },
      {
        href: '/app/admin/bulk-course',
        group: 'Catalogue',
        label: 'Bulk Course',
        shortLabel: 'Upload',
        icon: 'upload',
        match: at('admin', 'bulk-course', 'staff-notes'),
      },
      {
        href: '/app/admin/universities',
        group: 'Catalogue',
        label: 'Universities',
        icon: 'universities',
        match: at('admin', 'universities', 'view-university'),
      },
      {
        href: '/app/admin/add-category',
        group: 'Catalogue',
        label: 'Category',
        icon: 'category',
        match: at('admin', 'add-category', 'all-category'),
      },
      {
        href: '/app/admin/blog',
        group: 'Content',
        label: 'Blog',
        icon: 'blog',
        match: at('admin', 'blog', 'all-blogs', 'view-blog', 'edit-blog'),
      },
      {
        href: '/app/admin/news',
        group: 'Content',
        label: 'News',
        icon: 'news',
        match: at('admin', 'news', 'all-news', 'edit-news'),
      },
      { href: '/app/admin/verification', group: 'People', label: 'Verification', icon: 'verification' },
      {
        href: '/app/admin/students',
        group: 'People',
        label: 'Students',
        icon: 'students',
        match: at('admin', 'students', 'view-profile', 'papers-that-end'),
      },
      {
        href: '/app/admin/agents',
        group: 'People',
        label: 'Agents',
        icon: 'agents',
        match: at('admin', 'agents', 'credit-disputes', 'agreements'),
      },
      {
        href: '/app/admin/enquiries',
        group: 'People',
        label: 'Enquiries',
        icon: 'enquiries',
        match: at('admin', 'enquiries', 'leads'),
      },
      {
        href: '/app/admin/applications',
        group: 'Work',
        label: 'Applications',
        shortLabel: 'Board',
        icon: 'applications',
      },
      { href: '/app/admin/reports', group: 'Work', label: 'Reports', icon: 'reports' },
      {
        href: '/app/admin/search-course',
        group: 'Work',
        label: 'Search Course',
        shortLabel: 'Search',
        icon: 'search',
        match: at('admin', 'search-course', COURSE_PAGE, 'edit-course'),
      },
      { href: `/app/admin/${SAVED_COURSES}`, group: 'Work', label: 'Saved', icon: 'saved' },
      { href: '/app/admin/messages', group: 'Work', label: 'Message', icon: 'messages' },
      { href: '/app/admin/settings', group: 'You', label: 'Settings', icon: 'settings' },
      { href: '/app/admin/password', group: 'You', label: 'Password', icon: 'password' },
      { href: '/app/admin/site', group: 'Setup', label: 'This site', icon: 'universities' },
      { href: '/app/admin/catalogue', group: 'Setup', label: 'Catalogue', icon: 'upload' },
      { href: '/app/admin/status', group: 'Setup', label: 'Status', icon: 'activity' },
      { href: '/app/admin/staff', group: 'Setup', label: 'Staff', icon: 'staff' },
      { href: '/app/admin/counsellors', group: 'Setup', label: 'Counsellors', icon: 'students' },
      { href: '/app/admin/facts', group: 'Setup', label: 'Facts', icon: 'facts' },
      { href: '/app/admin/scholarships', group: 'Setup', label: 'Scholarships', icon: 'facts' },
      { href: '/app/admin/search-words', group: 'Setup', label: 'Search words', icon: 'words' },
      { href: '/app/admin/requirement-clauses', group: 'Setup', label: 'Requirements', icon: 'facts' },
      { href: '/app/admin/checklists', group: 'Setup', label: 'Checklists', icon: 'documents' },
      {
        href: '/app/admin/practice',
        group: 'Setup',
        label: 'Practice',
        icon: 'practice',
        match: at('admin', 'practice', 'practice-sent'),
      },
      { href: '/app/admin/reply-templates', group: 'Setup', label: 'Templates', icon: 'drafts' },
      { href: '/app/admin/webhooks', group: 'Setup', label: 'Webhooks', icon: 'messages' },
      { href: '/app/admin/audit-log', group: 'Setup', label: 'Audit Log', shortLabel: 'Log', icon: 'log' },
    ],
    folding: 'Setup',
    phoneMenu: ['/app/admin', '/app/admin/students', '/app/admin/verification', '/app/admin/search-course'],
  },
  team: {
    density: 'compact',
    menu: [
      { href: '/app/team', label: 'My work', icon: 'dashboard' },
      {
        href: '/app/team/applications',
        group: 'Work',
        label: 'Applications',
        shortLabel: 'Board',
        icon: 'applications',
      },
      {
        href: '/app/team/students',
        group: 'Work',
        label: 'Students',
        icon: 'students',
        match: at('team', 'students', 'view-profile', 'papers-that-end'),
      },
      { href: '/app/team/leads', group: 'Work', label: 'Enquiries', icon: 'enquiries' },
      { href: '/app/team/messages', group: 'Work', label: 'Message', icon: 'messages' },
      { href: '/app/team/practice-sent', group: 'Work', label: 'Submitted work', icon: 'practice' },
      { href: '/app/team/reply-templates', group: 'Work', label: 'Templates', icon: 'drafts' },
      {
        href: '/app/team/search-course',
        group: 'Catalogue',
        label: 'Search Course',
        shortLabel: 'Search',
        icon: 'search',
        match: at('team', 'search-course', COURSE_PAGE),
      },
      { href: '/app/team/scholarships', group: 'Catalogue', label: 'Scholarships', icon: 'facts' },
      { href: `/app/team/${SAVED_COURSES}`, group: 'Catalogue', label: 'Saved', icon: 'saved' },
      { href: '/app/team/settings', group: 'You', label: 'Settings', icon: 'settings' },
      { href: '/app/team/password', group: 'You', label: 'Password', icon: 'password' },
    ],
    phoneMenu: ['/app/team', '/app/team/applications', '/app/team/search-course', '/app/team/messages'],
  },
};

/** How many entries a phone keeps in sight. */
const ON_PHONES = 4;

/**
 * The menu of the viewer's area: of an agent what their role at the agency may open. @param hasFees of a student: an
 * agency asked them for any
 */
export function menuOf(viewer: Viewer, hasFees = false): AreaMenu {
  const all = MENUS[viewer.role];
  if (viewer.role !== 'agent') return { ...all, menu: all.menu.filter(({ href }) => href !== FEES || hasFees) };
  const menu = all.menu.filter(({ href }) => mayOpen(viewer, href));
  const open = menu.map(({ href }) => href);
  const pinned = new Set([...all.phoneMenu.filter((href) => open.includes(href)), ...open]);
  return { ...all, menu, phoneMenu: [...pinned].slice(0, ON_PHONES) };
}

function at(area: Role, ...screens: string[]): string[] {
  return screens.map((screen) => `/app/${area}/${screen}`);
}
