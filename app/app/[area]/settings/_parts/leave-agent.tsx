'use client';

import { AskedChange } from '@/components/staff/asked-change';
import { Card } from '@/components/ui/layout/card';
import { Section } from '@/components/ui/layout/section';
import { call } from '@/lib/api/client';

/** Who acts for the student, and the way to end that. Only for students with an agency. */
export function LeaveAgent({ company }: { company: string }) {
  return (
    <Section id="your-agent" title="Your agency" className="mt-8 max-w-xl">
      <Card>
        <p className="wrap-anywhere">
          {company} can see your profile, documents and applications, and can apply for you.
        </p>
        <AskedChange
          className="mt-4"
          label="Leave this agency"
          variant="secondary"
          title="Leave your agency?"
          text={`${company} will immediately lose access to your profile, documents and applications. You keep all of them. They can only act for you again if you agree.`}
          confirmLabel="Leave"
          cancelLabel="Stay"
          change={() => call('POST /leave-agent', { body: {} })}
        />
      </Card>
    </Section>
  );
}
