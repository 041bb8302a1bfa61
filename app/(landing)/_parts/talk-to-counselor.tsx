import { ContactLinks } from '@/components/shell/contact-links';
import { People } from '@/components/shell/people';
import { classNames } from '@/components/ui/layout/class-names';
import type { OperatorDetails } from '@/lib/domain/accounts/operator';
import { EnquiryForm } from './enquiry-form';
import { SECTION, SectionHeading, TWO_COLUMNS } from './section-heading';

/** The one form of the landing page. It stands still: a form must not move while it is typed into. */
export function TalkToCounselor({ operator }: { operator: OperatorDetails }) {
  return (
    <section aria-labelledby="talk-to-a-counselor" className="border-t border-line bg-raised">
      <div className={classNames(SECTION, TWO_COLUMNS)}>
        <div>
          <SectionHeading id="talk-to-a-counselor" title="Talk to a counselor">
            Unsure which country, course or test is right for you? Tell us about your situation. Someone who knows the
            country and its rules will call you back, free of charge.
          </SectionHeading>
          <ContactLinks operator={operator} className="mt-6" />
          <People people={operator.people.slice(0, 4)} className="mt-6" />
        </div>
        <EnquiryForm />
      </div>
    </section>
  );
}
