import type { ReactNode } from 'react';
import { AppShell } from '@/components/shell/app-shell';
import { NotificationBell } from '@/components/shell/notification-bell';
import { SignOutButton } from '@/components/shell/sign-out-button';
import { requireViewer } from '@/lib/auth/page-viewer';
import { ADMIN_MENU, ADMIN_PHONE_MENU } from './menu';

export default async function AdminLayout({ children }: { children: ReactNode }) {
  const { userId, name, email } = await requireViewer('admin');
  return (
    <AppShell
      areaName="Admin"
      menu={ADMIN_MENU}
      phoneMenu={ADMIN_PHONE_MENU}
      user={{ name, email }}
      bell={<NotificationBell userId={userId} area="/app/admin" />}
      signOut={<SignOutButton />}
    >
      {children}
    </AppShell>
  );
}
