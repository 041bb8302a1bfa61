import type { ReactNode } from 'react';
import { AppShell } from '@/components/shell/app-shell';
import { NotificationBell } from '@/components/shell/notification-bell';
import { SignOutButton } from '@/components/shell/sign-out-button';
import { KeptTyping } from '@/components/shell/typing/kept-typing';
import { FirstZone } from '@/components/shell/zones/first-zone';
import { areaOf } from '@/lib/domain/areas';
import { signedInViewer } from '@/lib/platform/auth/page-viewer';
import { timeZoneOf } from '@/lib/platform/env';
import { storedZone } from '@/lib/services/people/reader-day';
import { menuOf } from './_parts/menus';

/** The shell of the viewer's area, around own and shared screens alike: going between them leaves it as it is. */
export default async function AreasLayout({ children }: { children: ReactNode }) {
  const viewer = await signedInViewer();
  const { userId, name, email, role } = viewer;
  return (
    <AppShell
      {...menuOf(viewer)}
      user={{ name, email }}
      bell={<NotificationBell userId={userId} area={areaOf(role)} madeAt={Date.now()} />}
      signOut={<SignOutButton />}
    >
      {(await storedZone(userId)) === '' && <FirstZone siteTimeZone={timeZoneOf({})} />}
      {children}
      <KeptTyping userId={userId} />
    </AppShell>
  );
}
