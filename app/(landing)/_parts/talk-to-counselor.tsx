import { EnquiryForm } from './enquiry-form';
import { SectionHeading } from './section-heading';

/** The one form of the landing page. It stands still: nobody should type into something that moves. */
export function TalkToCounselor() {
  return (
    <section aria-labelledby="talk-to-a-counselor" className="offscreen-lazy border-t border-line bg-raised">
      <div className="mx-auto grid max-w-work gap-x-16 gap-y-8 px-4 py-14 md:px-8 md:py-20 lg:grid-cols-2">
        <div>
          <SectionHeading id="talk-to-a-counselor" title="Talk to a counselor">
            Unsure which country, course or test is right for you? Tell us where you stand. A person who knows the
            country and its rules will call you back. It costs nothing.
          </SectionHeading>
        </div>
        <EnquiryForm />
      </div>
    </section>
  );
}
