import type { Metadata } from 'next';
import { PublicPage } from '@/app/(public)/_parts/public-page';
import { ThemeToggle } from '@/components/ui/buttons/theme-toggle';
import { PageHeader } from '@/components/ui/layout/page-header';
import { developersOnly } from '../mails/_parts/developers-only';
import { Controls } from './_parts/controls';
import { Drawings } from './_parts/drawings';
import { Feedback } from './_parts/feedback';
import { Layout } from './_parts/layout';
import { Tables } from './_parts/tables';
import { Windows } from './_parts/windows';

export const metadata: Metadata = { title: 'Components' };

/** Every part of components/ui as it looks and works, for developers; a test holds that none is missing. */
export default function KitPage() {
  developersOnly();
  return (
    <PublicPage>
      <PageHeader
        title="Components"
        description="Every part of components/ui. The switch shows them in the other theme."
        actions={<ThemeToggle />}
      />
      <div className="space-y-10">
        <Drawings />
        <Controls />
        <Windows />
        <Tables />
        <Feedback />
        <Layout />
      </div>
    </PublicPage>
  );
}
