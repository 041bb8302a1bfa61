import { PageHeader } from '@/components/ui/layout/page-header';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { groupMessageReaders } from '@/lib/services/desk/group-messages/group-messages';
import { idIn, orNotFound } from '../../../_parts/or-not-found';
import { WriteGroupMessage } from './_parts/write-group-message';

export const metadata = { title: 'Write message' };

interface Address {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** One text for the leads or students that were chosen in their list. */
export default async function NewGroupMessagePage({ searchParams }: Address) {
  const viewer = await requireViewer('agent');
  const bulkId = idIn(String((await searchParams).of));
  const readers = await orNotFound(groupMessageReaders(viewer, bulkId));
  return (
    <>
      <PageHeader
        title="Write message"
        description="Each person gets their own message, with their own name."
        back={{ href: '/app/agent/leads', label: 'Leads' }}
      />
      <WriteGroupMessage bulkId={bulkId} readers={readers} />
    </>
  );
}
