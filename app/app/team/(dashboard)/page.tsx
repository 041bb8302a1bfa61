import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { MyWork, type WorkSearch } from '../../_parts/my-work';

export const metadata = { title: 'My work' };

/** The team's home: what there is to do. */
export default async function TeamHome({ searchParams }: { searchParams: Promise<WorkSearch> }) {
  const viewer = await requireViewer('team');
  return <MyWork viewer={viewer} base="/app/team" search={await searchParams} />;
}
