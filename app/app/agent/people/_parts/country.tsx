'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { Field } from '@/components/ui/controls/field';
import { SelectField } from '@/components/ui/controls/select-field';
import { wired } from '@/components/ui/controls/wired';
import { toast } from '@/components/ui/feedback/toast';
import { useRun } from '@/components/ui/feedback/use-run';
import { Section } from '@/components/ui/layout/section';
import { call } from '@/lib/api/client';
import { WORLD_COUNTRIES } from '@/lib/domain/places/world-countries';

/** The country that the agency's numbers are of, for an owner to change; numbers on file are read again on a page of their own. */
export function Country({ stated, used }: { stated: string; used: string }) {
  const router = useRouter();
  const [country, setCountry] = useState(stated);
  const { busy, run } = useRun();
  const save = () =>
    run(async () => {
      toast.success((await call('PUT /agency/country', { body: { country } })).message);
      router.push('/app/agent/people/numbers');
    });
  return (
    <Section
      title="Country"
      description={`Phone numbers without a country code are treated as numbers from ${used || 'no country'}.`}
      className="max-w-xl"
    >
      <Field label="Your agency’s country" name="agency-country">
        <SelectField placeholder="Not set" options={WORLD_COUNTRIES} {...wired(country, setCountry)} />
      </Field>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button busy={busy} disabled={country === stated} onClick={() => void save()}>
          Save
        </Button>
        <ButtonLink href="/app/agent/people/numbers" variant="secondary">
          Check phone numbers
        </ButtonLink>
      </div>
    </Section>
  );
}
