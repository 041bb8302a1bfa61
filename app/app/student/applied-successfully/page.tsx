import { ButtonLink } from '@/components/ui/button-link';
import { Illustration } from '@/components/ui/illustration';
import { requireViewer } from '@/lib/auth/page-viewer';

export const dynamic = 'force-dynamic';
export const metadata = { title: 'Applied successfully' };

export default async function AppliedSuccessfullyPage() {
  await requireViewer('student');
  return (
    <div className="flex flex-col items-center px-4 py-12 text-center">
      <Illustration name="done" className="mb-6 h-28 text-muted" />
      <h1 className="text-xl sm:text-2xl">Your application is in</h1>
      <p className="mt-3 max-w-md text-lg text-balance">
        Application applied successfully. You will be contacted soon.
      </p>
      <p className="mt-3 max-w-md text-muted">
        A counsellor looks at it next. Every step shows up in My Applications, and you are told of each.
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-2">
        <ButtonLink href="/app/student/my-applications">See my applications</ButtonLink>
        <ButtonLink href="/app/student/search-course" variant="secondary">
          Search another course
        </ButtonLink>
        <ButtonLink href="/app/student" variant="ghost">
          Dashboard
        </ButtonLink>
      </div>
    </div>
  );
}
