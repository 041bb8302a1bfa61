import { PageHeader } from '@/components/ui/layout/page-header';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { dictionaryEntries } from '@/lib/services/catalogue/search/dictionary/entries';
import { missedSearches } from '@/lib/services/catalogue/search/dictionary/missed';
import { SearchWords } from './_parts/search-words';

export const metadata = { title: 'Search words' };

/** What people search that no course is called, and what it is read as. */
export default async function SearchWordsPage() {
  await requireViewer('admin');
  const [entries, missed] = await Promise.all([dictionaryEntries(), missedSearches()]);
  return (
    <>
      <PageHeader
        title="Search words"
        description="Search terms that people type, and the course or university names they stand for. Courses found in this way appear under “Also called”, below those that contain the words themselves."
      />
      <SearchWords entries={entries} missed={missed} />
    </>
  );
}
