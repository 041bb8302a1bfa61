import { ButtonLink } from '@/components/ui/buttons/button-link';
import { Illustration } from '@/components/ui/feedback/illustration';
import { Message } from '../../_parts/message';

export default function CourseNotFound() {
  return (
    <Message
      drawing={<Illustration name="search" className="h-28 text-muted" />}
      title="No course found"
      text="The link may be old, or the course is no longer offered."
    >
      <ButtonLink href="/courses">Search courses</ButtonLink>
    </Message>
  );
}
