import { UniversityLogo } from '@/components/course/university-logo';
import { Link } from '@/components/ui/controls/link';
import { Flag } from '@/components/ui/layout/flag';
import type { UniversityEntry } from '@/lib/services/catalogue/university-directory';

/** A university with its logo and country; the whole card leads to its page by the heading's link, which covers it. */
export function UniversityCard({ university: { university, country, logo } }: { university: UniversityEntry }) {
  const href = `/app/admin/view-university/${encodeURIComponent(country)}/${encodeURIComponent(university)}`;
  return (
    <article className="relative flex h-full min-w-0 items-center gap-4 p-4 transition-colors duration-150 focus-within:bg-sunken hover:bg-sunken">
      <UniversityLogo university={university} country={country} src={logo} />
      <div className="min-w-0">
        <h2 className="font-sans text-md font-medium tracking-normal wrap-anywhere">
          <Link href={href} className="after:absolute after:inset-0">
            {university}
          </Link>
        </h2>
        <p className="mt-0.5 flex items-center gap-2 text-sm text-muted">
          <Flag country={country} />
          {country}
        </p>
      </div>
    </article>
  );
}
