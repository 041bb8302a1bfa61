import { requireViewer } from '@/lib/auth/page-viewer';
import { SavedPage, type SavedSearch } from '../../_parts/saved-page';

export const metadata = { title: 'Saved' };

export default async function AdminSavedPage({ searchParams }: { searchParams: Promise<SavedSearch> }) {
  const viewer = await requireViewer('admin');
  return <SavedPage viewer={viewer} search={await searchParams} />;
}
