import { Lock } from 'lucide-react';
import { Section } from '@/components/ui/layout/section';
import { dateText } from '@/lib/domain/days/day-words';
import { notesOfCourse } from '@/lib/services/catalogue/course-notes';

/** What staff alone may know of a course; nothing where there is none. */
export async function StaffNotes({ courseId }: { courseId: string }) {
  const notes = await notesOfCourse(courseId);
  if (!notes.length) return null;
  return (
    <div className="mt-8">
      <Section title="Staff only" description="Students and agents never see this.">
        <ul className="space-y-3">
          {notes.map(({ _id, text, from, createdOn }) => (
            <li key={_id} className="rounded-card border border-line bg-accent-soft px-4 py-3 text-sm text-accent-ink">
              <p className="flex items-center gap-2 text-xs">
                <Lock aria-hidden className="size-3.5" />
                {from}, <time dateTime={createdOn}>{dateText(createdOn)}</time>
              </p>
              <p className="mt-1 whitespace-pre-line wrap-anywhere">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
