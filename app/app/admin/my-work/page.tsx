import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { MyWork, type WorkSearch } from '../../_parts/my-work';

export const metadata = { title: 'My work' };

/** An admin's own work, or a counsellor's. */
export default async function AdminWorkPage({ searchParams }: { searchParams: Promise<WorkSearch> }) {
  const viewer = await requireViewer('admin');
  return <MyWork viewer={viewer} base="/app/admin/my-work" search={await searchParams} />;
}
