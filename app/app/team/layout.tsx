import type { ReactNode } from 'react';
import { AppShell } from '@/components/shell/app-shell';
import { NotificationBell } from '@/components/shell/notification-bell';
import { SignOutButton } from '@/components/shell/sign-out-button';
import { requireViewer } from '@/lib/auth/page-viewer';
import { TEAM_MENU, TEAM_PHONE_MENU } from './menu';

export default async function TeamLayout({ children }: { children: ReactNode }) {
  const { userId, name, email } = await requireViewer('team');
  return (
    <AppShell
      areaName="Team"
      menu={TEAM_MENU}
      phoneMenu={TEAM_PHONE_MENU}
      user={{ name, email }}
      bell={<NotificationBell userId={userId} area="/app/team" />}
      signOut={<SignOutButton />}
    >
      {children}
    </AppShell>
  );
}
