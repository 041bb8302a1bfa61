import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { UniversityLogo } from '@/components/course/university-logo';
import { Link } from '@/components/ui/buttons/link';
import { Flag } from '@/components/ui/layout/flag';
import type { ApplicationView } from '@/lib/contract/applications/applications';
import { startsText } from '@/lib/domain/applications/starts';
import { NotInCatalogue } from '../not-in-catalogue';

interface ApplicationHeadProps {
  application: Pick<ApplicationView, 'university' | 'country' | 'year' | 'month' | 'startIsKnown' | 'courseFrom'>;
  logo: string | null;
  /** The page's h1. */
  title: string;
  /** Before the university: the course, where the title is a name. */
  what?: string;
  /** After the intake: for whom. */
  children?: ReactNode;
  back: { href: string; label: string };
  /** Quiet buttons beside the way back; under the title on phones. */
  actions: ReactNode;
}

/** The head of an application's page: crest, title, where and when. */
export function ApplicationHead({ application, logo, title, what, children, back, actions }: ApplicationHeadProps) {
  const { university, country } = application;
  return (
    <header className="mb-6 grid gap-x-6 gap-y-2.5 md:grid-cols-[auto_minmax(0,1fr)]">
      <Link
        href={back.href}
        className="-ms-1 inline-flex items-center gap-1 self-start justify-self-start md:min-h-8 rounded-control px-1 py-0.5 text-sm text-muted hover:text-ink"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {back.label}
      </Link>
      <div className="flex gap-3.5 md:order-last md:col-span-full md:gap-4.5">
        <UniversityLogo
          university={university}
          country={country}
          src={logo}
          size={56}
          className="h-auto w-10 md:w-14"
        />
        <div className="min-w-0 flex-1">
          <h1 className="text-xl text-pretty wrap-anywhere md:text-2xl">{title}</h1>
          <p className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-0.5 text-muted max-md:text-sm">
            {what && <span className="wrap-anywhere">{what}</span>}
            <span className="wrap-anywhere">{university}</span>
            <span className="inline-flex items-center gap-1.5">
              <Flag country={country} />
              {country}
            </span>
            <span>{startsText(application)}</span>
            {children}
          </p>
          <NotInCatalogue courseFrom={application.courseFrom} className="mt-1 text-sm" />
        </div>
      </div>
      <div data-no-notes className="relative flex flex-wrap gap-2 empty:hidden md:justify-end print:hidden">
        {actions}
      </div>
    </header>
  );
}
