import { ButtonLink } from '@/components/ui/buttons/button-link';
import { ProgressBar } from '@/components/ui/feedback/progress-bar';
import { Card } from '@/components/ui/layout/card';
import { Section } from '@/components/ui/layout/section';
import type { ProfileCompletion } from '@/lib/services/people/profile/completion';

export const PROFILE_PARTS_ID = 'profile-parts';

/** What Profile Completed is made of. */
export function ProfileParts({ completion }: { completion: ProfileCompletion }) {
  return (
    <div id={PROFILE_PARTS_ID} className="scroll-mt-20">
      <Section
        title="Your profile"
        description="What universities ask for, and how much you have filled in."
        actions={
          <ButtonLink href="/app/student/profile" variant="secondary" size="sm">
            Open profile
          </ButtonLink>
        }
      >
        <Card className="space-y-4">
          {completion.parts.map(({ name, filled, required }) => (
            <ProgressBar key={name} label={name} value={filled} max={required} />
          ))}
        </Card>
      </Section>
    </div>
  );
}
