import { requireArea } from '@/lib/platform/auth/page-viewer';
import { MessageTabs } from '../_parts/message-tabs';
import { ThreadList } from '../_parts/thread-list';

export const metadata = { title: 'Message' };

interface Address {
  params: Promise<{ area: string }>;
  searchParams: Promise<{ q?: string | string[] }>;
}

/** What is written about applications. */
export default async function ThreadsPage({ params, searchParams }: Address) {
  const viewer = await requireArea(params, 'messages');
  return (
    <>
      <MessageTabs role={viewer.role} current="applications" />
      <ThreadList viewer={viewer} q={(await searchParams).q} />
    </>
  );
}
