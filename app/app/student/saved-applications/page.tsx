import { requireViewer } from '@/lib/auth/page-viewer';
import { SavedPage, type SavedSearch } from '../../_parts/saved-page';

export const metadata = { title: 'Saved' };

export default async function StudentSavedPage({ searchParams }: { searchParams: Promise<SavedSearch> }) {
  const viewer = await requireViewer('student');
  return <SavedPage viewer={viewer} search={await searchParams} />;
}
