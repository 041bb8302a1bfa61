import {
  Activity,
  BookA,
  Bookmark,
  Briefcase,
  Building2,
  ChartColumn,
  ClipboardList,
  FilePlus2,
  FileSpreadsheet,
  FileText,
  Gift,
  GraduationCap,
  Inbox,
  KeyRound,
  LayoutDashboard,
  type LucideIcon,
  MessageSquare,
  Newspaper,
  PenLine,
  Scale,
  ScrollText,
  Search,
  Settings,
  ShieldCheck,
  Tags,
  UserCog,
  UserPlus,
  UserRound,
  UsersRound,
} from 'lucide-react';

// Named one by one: a lookup in the whole set would put all of it into the bundle.
const MENU_ICONS = {
  dashboard: LayoutDashboard,
  profile: UserRound,
  search: Search,
  applications: ClipboardList,
  saved: Bookmark,
  activity: Activity,
  messages: MessageSquare,
  settings: Settings,
  refer: Gift,
  upload: FileSpreadsheet,
  universities: Building2,
  category: Tags,
  blog: PenLine,
  news: Newspaper,
  verification: ShieldCheck,
  students: UsersRound,
  agents: Briefcase,
  enquiries: Inbox,
  password: KeyRound,
  addStudent: UserPlus,
  documents: FileText,
  drafts: FilePlus2,
  staff: UserCog,
  facts: Scale,
  words: BookA,
  log: ScrollText,
  reports: ChartColumn,
  practice: GraduationCap,
} satisfies Record<string, LucideIcon>;

export type MenuIconName = keyof typeof MENU_ICONS;

/** The icon of a menu entry, decorative. */
export function MenuIcon({ name }: { name: MenuIconName }) {
  const Icon = MENU_ICONS[name];
  return <Icon aria-hidden className="size-5 shrink-0 md:size-4.5" strokeWidth={1.75} />;
}
