import { ButtonLink } from '@/components/ui/controls/button-link';
import { DeadLink } from '../../_parts/dead-link';

/** Most who see it are verified already: they opened the link twice. */
export function DeadVerificationLink() {
  return (
    <DeadLink actions={<ButtonLink href="/login">Go to sign in</ButtonLink>}>
      If you have already verified your account, just sign in. If not, sign in too. You can then get a new link.
    </DeadLink>
  );
}
