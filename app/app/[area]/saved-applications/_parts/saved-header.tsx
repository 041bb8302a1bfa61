import { ButtonLink } from '@/components/ui/controls/button-link';
import { PageHeader } from '@/components/ui/layout/page-header';

/** The head of the saved courses; `searches`: saved searches stand below. */
export function SavedHeader({ searches }: { searches: boolean }) {
  return (
    <PageHeader
      title="Saved"
      description="Your saved courses, by country."
      actions={
        searches && (
          <ButtonLink href="#saved-searches" variant="secondary" size="sm">
            Saved searches
          </ButtonLink>
        )
      }
    />
  );
}
