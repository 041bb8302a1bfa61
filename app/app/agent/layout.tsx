import type { ReactNode } from 'react';
import { AppShell } from '@/components/shell/app-shell';
import { NotificationBell } from '@/components/shell/notification-bell';
import { SignOutButton } from '@/components/shell/sign-out-button';
import { requireViewer } from '@/lib/auth/page-viewer';
import { AGENT_MENU, AGENT_PHONE_MENU } from './menu';

export default async function AgentLayout({ children }: { children: ReactNode }) {
  const { userId, name, email } = await requireViewer('agent');
  return (
    <AppShell
      areaName="Agent"
      menu={AGENT_MENU}
      phoneMenu={AGENT_PHONE_MENU}
      user={{ name, email }}
      bell={<NotificationBell userId={userId} area="/app/agent" />}
      signOut={<SignOutButton />}
    >
      {children}
    </AppShell>
  );
}
