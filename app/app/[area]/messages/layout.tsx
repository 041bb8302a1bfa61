import type { ReactNode } from 'react';
import { requireArea } from '@/lib/platform/auth/page-viewer';

type Place = { params: Promise<{ area: string }>; children: ReactNode };

/** Above the not-found page of a chat: a role without messages gets the page that says it does not exist. */
export default async function MessagesLayout({ params, children }: Place) {
  await requireArea(params, 'messages');
  return children;
}
