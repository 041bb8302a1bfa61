import { requireViewer } from '@/lib/auth/page-viewer';
import { SavedPage, type SavedSearch } from '../../_parts/saved-page';

export const metadata = { title: 'Saved' };

export default async function TeamSavedPage({ searchParams }: { searchParams: Promise<SavedSearch> }) {
  const viewer = await requireViewer('team');
  return <SavedPage viewer={viewer} search={await searchParams} />;
}
