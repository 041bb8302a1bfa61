import type { Metadata } from 'next';
import { PublicPage } from '@/app/(public)/_parts/public-page';
import { PageHeader } from '@/components/ui/layout/page-header';
import { developersOnly } from '../mails/_parts/developers-only';
import { AllLetters } from './_parts/all-letters';

export const metadata: Metadata = { title: 'Letters' };

/** Every letter that the site sends, with invented data, for developers; a test holds that none is missing. */
export default function LettersPage() {
  developersOnly();
  return (
    <PublicPage>
      <PageHeader
        title="Letters"
        description="Every email the site sends, with sample data: light, dark and plain text."
      />
      <AllLetters />
    </PublicPage>
  );
}
