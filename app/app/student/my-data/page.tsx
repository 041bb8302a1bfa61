import { LiveRefresh } from '@/components/live/live-refresh';
import { Link } from '@/components/ui/buttons/link';
import { PageHeader } from '@/components/ui/layout/page-header';
import { Section } from '@/components/ui/layout/section';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { SECTIONS } from './_parts/sections';

export const metadata = { title: 'My data' };

/** What the site keeps about the student, and what they can do about it: one section for each. */
export default async function MyDataPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[]>>;
}) {
  const viewer = await requireViewer('student');
  const query = await searchParams;
  return (
    <>
      <LiveRefresh records={['visit', 'application', 'student']} of={viewer.userId} />
      <PageHeader
        title="My data"
        description="Your file belongs to you. Here you can see what’s in it and what you can do with it."
        back={{ href: '/app/student/settings', label: 'Settings' }}
      />
      <nav aria-label="On this page" className="mb-8">
        <ul className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
          {SECTIONS.map(({ id, title }) => (
            <li key={id}>
              <Link href={`#${id}`} className="text-brand-ink underline underline-offset-4">
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {SECTIONS.map(({ id, title, description, Part }) => (
        <Section key={id} id={id} title={title} description={description} className="max-w-3xl scroll-mt-6">
          <Part viewer={viewer} query={query} />
        </Section>
      ))}
    </>
  );
}
