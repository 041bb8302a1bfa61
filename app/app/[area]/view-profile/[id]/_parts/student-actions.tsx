import { Mail, MessageCircle, MessageSquare, Phone } from 'lucide-react';
import { NoteContact } from '@/components/staff/student/note-contact';
import { RequestDocument } from '@/components/staff/student/request-document';
import { SuggestCourse } from '@/components/staff/student/suggest-course';
import { VerifyStudent } from '@/components/staff/verify-student';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { buttonStyle } from '@/components/ui/controls/button-style';
import type { StudentOverview } from '@/lib/contract/people/student-desk';

/** What staff do for a student without leaving the page: reach them, verify them, ask for papers, suggest a course. */
export function StudentActions({ area, student }: { area: 'team' | 'admin'; student: StudentOverview }) {
  const { _id, name, email, mobile, mobileE164, isVerified, openApplications } = student;
  return (
    <div className="mb-5 flex flex-wrap gap-2">
      {isVerified ? (
        <ButtonLink href={`/app/${area}/messages/chat/${_id}`} size="sm">
          <MessageSquare aria-hidden className="size-4" />
          Message
        </ButtonLink>
      ) : (
        area === 'admin' && <VerifyStudent student={student} size="sm" />
      )}
      {mobileE164 && (
        <a href={`tel:${mobileE164}`} className={buttonStyle('secondary', 'sm')}>
          <Phone aria-hidden className="size-4" />
          Call
        </a>
      )}
      {mobileE164 && (
        <a
          href={`https://wa.me/${mobileE164.slice(1)}`}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonStyle('secondary', 'sm')}
        >
          <MessageCircle aria-hidden className="size-4" />
          WhatsApp
        </a>
      )}
      {mobile && !mobileE164 && (
        <p className="self-center text-fine text-muted">{mobile}: the country code is missing.</p>
      )}
      <a href={`mailto:${email}`} className={buttonStyle('secondary', 'sm')}>
        <Mail aria-hidden className="size-4" />
        Email
      </a>
      <NoteContact studentId={_id} />
      <RequestDocument studentId={_id} applications={openApplications} />
      <SuggestCourse studentId={_id} name={name} />
    </div>
  );
}
