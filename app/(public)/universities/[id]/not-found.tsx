import { ButtonLink } from '@/components/ui/buttons/button-link';
import { Illustration } from '@/components/ui/feedback/illustration';
import { Message } from '../../_parts/message';

export default function UniversityNotFound() {
  return (
    <Message
      drawing={<Illustration name="search" className="h-28 text-muted" />}
      title="No university found"
      text="The link may be old, or the university has been removed."
    >
      <ButtonLink href="/universities">All universities</ButtonLink>
    </Message>
  );
}
