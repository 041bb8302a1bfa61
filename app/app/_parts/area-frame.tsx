import type { ReactNode } from 'react';
import { AppShell } from '@/components/shell/app-shell';
import { NotificationBell } from '@/components/shell/notices/notification-bell';
import { SignOutButton } from '@/components/shell/sign-out-button';
import { KeptTyping } from '@/components/shell/typing/kept-typing';
import { FirstZone } from '@/components/shell/zones/first-zone';
import { Link } from '@/components/ui/buttons/link';
import { areaOf } from '@/lib/domain/areas';
import { ROLE_WORDS } from '@/lib/domain/roles';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { release, releaseName } from '@/lib/platform/server/version';
import { siteZone } from '@/lib/platform/site-facts';
import { hasFees } from '@/lib/services/people/fees/charges';
import { storedZone } from '@/lib/services/people/reader-day';
import { menuOf } from './menus';

/** The frame of a page in the viewer's area: menu, bell, and what they typed before. */
export async function AreaFrame({ viewer, children }: { viewer: Viewer; children: ReactNode }) {
  const { userId, name, email, role } = viewer;
  return (
    <AppShell
      areaName={ROLE_WORDS[role]}
      {...menuOf(viewer, role === 'student' && (await hasFees(viewer)))}
      user={{ name, email }}
      findLabel={role === 'student' ? 'Search courses' : 'Search everything'}
      bell={<NotificationBell userId={userId} area={areaOf(role)} madeAt={Date.now()} />}
      signOut={<SignOutButton />}
    >
      {(await storedZone(userId)) === '' && <FirstZone siteTimeZone={siteZone()} />}
      {children}
      {role === 'admin' && <ProductVersion version={releaseName(await release())} />}
      <KeptTyping userId={userId} />
    </AppShell>
  );
}

/** Below every page of an admin: what to name when asking for help. */
function ProductVersion({ version }: { version: string }) {
  if (!version) return null;
  return (
    <footer className="mt-12 text-sm text-muted print:hidden">
      <Link href="/app/admin/status" className="inline-block py-1 underline-offset-2 hover:underline">
        Version {version}
      </Link>
    </footer>
  );
}
