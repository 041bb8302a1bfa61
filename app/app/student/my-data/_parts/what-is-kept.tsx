import { Link } from '@/components/ui/buttons/link';
import { RowSheet, SheetRow } from '@/components/ui/layout/row-sheet';
import { SAVED_COURSES } from '@/lib/domain/areas';
import { studentHead } from '@/lib/services/people/profile/basic';
import type { SectionProps } from './sections';

/** The parts of a student's file, each with its readers in words and a link to it. */
export async function WhatIsKept({ viewer }: SectionProps) {
  const { addedBy } = await studentHead(viewer, viewer.userId);
  const agent = addedBy && (addedBy.company_name || 'your agency');
  const withAgent = agent ? `${agent} and our team` : 'our team';
  const parts = [
    { title: 'Profile and documents', href: '/profile', readers: withAgent },
    { title: 'Applications, requested documents, offers', href: '/my-applications', readers: withAgent },
    { title: 'Messages about your applications', href: '/messages/applications', readers: withAgent },
    { title: 'Messages with our team', href: '/messages', readers: 'the team member you write to' },
    { title: 'Saved courses', href: `/${SAVED_COURSES}`, readers: 'only you' },
    { title: 'Your activity', href: '/activity', readers: 'our administrators' },
  ];
  return (
    <RowSheet data-density="regular">
      {parts.map(({ title, href, readers }) => (
        <SheetRow key={href}>
          <p className="wrap-anywhere">
            <Link href={`/app/student${href}`} className="font-medium text-brand-ink underline underline-offset-4">
              {title}
            </Link>
          </p>
          <p className="text-sm text-muted wrap-anywhere">
            {readers === 'only you' ? 'Only you can see this.' : `Who else can see this: ${readers}.`}
          </p>
        </SheetRow>
      ))}
    </RowSheet>
  );
}
