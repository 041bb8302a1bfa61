import { cookies } from 'next/headers';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/buttons/link';
import { ThemeToggle } from '@/components/ui/buttons/theme-toggle';
import { Toaster } from '@/components/ui/feedback/toaster';
import { Avatar } from '@/components/ui/layout/avatar';
import { Logo } from '@/components/ui/layout/logo';
import { chosenDensity, DENSITY_COOKIE, type ListDensity } from '@/components/ui/table/density';
import { ConfirmPassword } from './confirm-password';
import { FindBox } from './find-box';
import { MENU_COOKIE, MENU_ICONS_ONLY, MENU_OPEN_COOKIE } from './menu-cookie';
import type { MenuEntry } from './menu-entry';
import { MenuIcon } from './menu-icon';
import { PhoneMenu } from './phone-menu';
import { PrefetchOnIntent } from './prefetch-on-intent';
import { SideMenu } from './side-menu';
import { SkipLink } from './skip-link';

type AppShellProps = {
  /** Such as 'Student'; stands beside the logo and names the menu. */
  areaName: string;
  /** How dense its lists are: comfortable for one person's own things; else the viewer may choose another. */
  density: 'comfortable' | ListDensity;
  /** In the order of the specification; the first entry is the area's home. */
  menu: readonly MenuEntry[];
  /** The group of the side menu that folds. */
  folding?: string;
  /** The hrefs of the four entries a phone keeps in sight. */
  phoneMenu: readonly string[];
  user: { name: string; email: string };
  /** What its search box is called: it says what it finds. */
  findLabel: string;
  /** The bell and its popup. */
  bell?: ReactNode;
  /** An icon button that signs out. */
  signOut: ReactNode;
  children: ReactNode;
};

/** The frame of every signed-in page: top bar, side menu (foot bar on phones), main. */
export async function AppShell(props: AppShellProps) {
  const { areaName, density, menu, folding, phoneMenu, user, findLabel, bell, signOut, children } = props;
  const jar = await cookies();
  const iconsOnly = jar.get(MENU_COOKIE)?.value === MENU_ICONS_ONLY;
  const isOpen = jar.get(MENU_OPEN_COOKIE)?.value === 'yes';
  const chosen = density === 'comfortable' ? null : chosenDensity(jar.get(DENSITY_COOKIE)?.value);
  const entries = menu.map((entry) => ({ ...entry, icon: <MenuIcon name={entry.icon} /> }));
  const home = menu[0]?.href ?? '/';
  const search = menu.find((entry) => entry.href.endsWith('/search-course'));
  return (
    <>
      <SkipLink />
      <header className="print:hidden sticky top-0 z-20 border-b border-line bg-surface">
        <div className="flex h-14 items-center gap-1 px-4 sm:gap-2">
          <Link href={home} className="mr-1 flex rounded-control">
            <Logo className="max-sm:[&>span]:sr-only" />
          </Link>
          <span className="rounded-full bg-sunken px-2.5 py-0.5 text-xs font-medium">{areaName}</span>
          <div className="ml-auto flex items-center gap-0.5 sm:gap-1">
            {search && <FindBox href={search.href} label={findLabel} />}
            {bell}
            <ThemeToggle />
            <span className="mx-1 flex min-w-0 items-center gap-2 max-md:hidden">
              <Avatar name={user.name} />
              <span className="max-w-40 truncate text-sm font-medium max-lg:sr-only">{user.name}</span>
            </span>
            {signOut}
          </div>
        </div>
      </header>
      <div className="flex [--foot-bar:calc(3.75rem+env(safe-area-inset-bottom))]">
        <SideMenu
          label={`${areaName} menu`}
          entries={entries}
          {...(folding ? { folding } : {})}
          isOpen={isOpen}
          iconsOnly={iconsOnly}
        />
        <main
          id="main"
          tabIndex={-1}
          data-density={chosen ?? density}
          className="isolate min-w-0 flex-1 px-4 has-[.reaches-edges]:overflow-x-clip pt-4 pb-28 focus-visible:-outline-offset-2 md:px-8 md:pt-6 md:pb-16"
        >
          <div className="mx-auto max-w-work has-[.uses-width]:max-w-[112rem]">
            <noscript>
              <p className="mb-6 rounded-card bg-accent-soft p-4 text-sm text-accent-ink">
                You are signed in, but these pages need JavaScript. Please switch it on in your browser and load this
                page again.
              </p>
            </noscript>
            {children}
          </div>
        </main>
      </div>
      <PhoneMenu label={`${areaName} menu`} entries={entries} pinned={phoneMenu} user={<SignedIn user={user} />} />
      <PrefetchOnIntent />
      <ConfirmPassword />
      <Toaster />
    </>
  );
}

function SignedIn({ user }: { user: { name: string; email: string } }) {
  return (
    <p className="flex items-center gap-3 border-b border-line pb-4">
      <Avatar name={user.name} className="size-10 text-sm" />
      <span className="min-w-0">
        <span className="block truncate font-medium">{user.name}</span>
        <span className="block truncate text-sm text-muted">{user.email}</span>
      </span>
    </p>
  );
}
