import { Card } from '@/components/ui/layout/card';
import { Section } from '@/components/ui/layout/section';
import { dateText } from '@/lib/domain/days/day-words';
import { UnlinkDirectory } from './unlink-directory';

/** Whether the account is linked with the organisation's directory, how to link it, and the way to end that. */
export function DirectoryLink({
  directory: { name, linkedOn },
}: {
  directory: { name: string; linkedOn: string | null };
}) {
  const hint = `Not linked. To link your account, sign out, choose “Sign in with ${name}”, and then sign in the usual way once.`;
  return (
    <Section title={`Sign in with ${name}`} className="mt-8 max-w-xl">
      <Card>
        <p className="wrap-anywhere">{linkedOn ? `Linked with ${name} since ${dateText(linkedOn)}.` : hint}</p>
        {linkedOn && <UnlinkDirectory name={name} />}
      </Card>
    </Section>
  );
}
