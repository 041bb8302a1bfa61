import type { Metadata } from 'next';
import { PageNotFound } from './(public)/_parts/page-not-found';
import { PublicPage } from './(public)/_parts/public-page';

export const metadata: Metadata = { title: 'Page not found' };

export default function NotFound() {
  return (
    <PublicPage>
      <PageNotFound />
    </PublicPage>
  );
}
