import { ButtonLink } from '@/components/ui/buttons/button-link';
import { DeadLink } from '../../_parts/dead-link';

/** Most who see it are verified already: they opened the link twice. */
export function DeadVerificationLink() {
  return (
    <DeadLink actions={<ButtonLink href="/login">Go to sign in</ButtonLink>}>
      Sign in with your email and password. If your account is not verified yet, you can get a new link there.
    </DeadLink>
  );
}
