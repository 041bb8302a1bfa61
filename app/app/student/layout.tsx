import type { ReactNode } from 'react';
import { AppShell } from '@/components/shell/app-shell';
import { NotificationBell } from '@/components/shell/notification-bell';
import { SignOutButton } from '@/components/shell/sign-out-button';
import { requireViewer } from '@/lib/auth/page-viewer';
import { STUDENT_MENU, STUDENT_PHONE_MENU } from './menu';

export default async function StudentLayout({ children }: { children: ReactNode }) {
  const { userId, name, email } = await requireViewer('student');
  return (
    <AppShell
      areaName="Student"
      menu={STUDENT_MENU}
      phoneMenu={STUDENT_PHONE_MENU}
      user={{ name, email }}
      bell={<NotificationBell userId={userId} area="/app/student" />}
      signOut={<SignOutButton />}
    >
      {children}
    </AppShell>
  );
}
