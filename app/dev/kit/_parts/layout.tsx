import { Button } from '@/components/ui/buttons/button';
import { Avatar } from '@/components/ui/layout/avatar';
import { Card } from '@/components/ui/layout/card';
import { DeepPanel } from '@/components/ui/layout/deep-panel';
import { DescriptionList } from '@/components/ui/layout/description-list';
import { FactRows } from '@/components/ui/layout/fact-rows';
import { Flag } from '@/components/ui/layout/flag';
import { LinkTabs } from '@/components/ui/layout/link-tabs';
import { Logo } from '@/components/ui/layout/logo';
import { Prose } from '@/components/ui/layout/prose';
import { RowSheet, SheetHead, SheetRow } from '@/components/ui/layout/row-sheet';
import { Section } from '@/components/ui/layout/section';
import { StageLine } from '@/components/ui/layout/stage-line';
import { StatGrid } from '@/components/ui/layout/stat-grid';
import { Timeline } from '@/components/ui/layout/timeline';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';
import { COUNTRIES } from '@/lib/domain/countries';
import { Part, Parts } from './part';

export function Layout() {
  return (
    <Section title="Layout" description="PageHeader is at the top of this page, Section around each room.">
      <Parts>
        <Part name="Card">
          <Card className="grow">A card</Card>
          <Card padding="sm" className="grow">
            A smaller one
          </Card>
        </Part>
        <Part name="StatGrid">
          <StatGrid
            stats={[
              { label: 'Saved Courses', value: 8, href: '#stat' },
              {
                label: 'Stalled applications',
                value: 3,
                href: '#stat',
                hint: 'No move for 5 working days',
              },
            ]}
          />
        </Part>
        <Part name="LinkTabs">
          <LinkTabs
            label="Countries"
            tabs={[
              { href: '#canada', label: 'Canada', count: 3 },
              { href: '#uk', label: 'UK' },
            ]}
            current="#canada"
          />
        </Part>
        <Part name="StageLine">
          <div className="w-full space-y-6">
            <StageLine
              label="An application with an offer"
              stages={[
                { label: 'Applied', state: 'done', detail: '12 Oct' },
                { label: 'Review', state: 'done', detail: '20 Oct' },
                { label: 'Offer', state: 'now', detail: 'Conditional Offer, 18 Nov' },
                { label: 'Visa', state: 'next' },
                { label: 'Enrolled', state: 'next' },
              ]}
            />
            <StageLine
              ended
              label="An application that ended"
              stages={[
                { label: 'Applied', state: 'done', detail: '12 Oct' },
                { label: 'Rejected', state: 'now', detail: '18 Nov' },
              ]}
            />
          </div>
        </Part>
        <Part name="DeepPanel">
          <DeepPanel
            className="w-full"
            eyebrow="Your move"
            title="Reply to the offer by 5 Dec 2026, in 13 days"
            actions={
              <>
                <Button>Accept the offer…</Button>
                <Button variant="secondary">Decline…</Button>
              </>
            }
            facts={[
              { term: 'Tuition', value: '£24,200 per year' },
              { term: 'Starts', value: '25 Jan 2027' },
            ]}
          >
            You may accept before both are in.
          </DeepPanel>
        </Part>
        <Part name="RowSheet, in three densities">
          {(['comfortable', 'regular', 'compact'] as const).map((density) => (
            <RowSheet key={density} data-density={density} className="w-full">
              <SheetHead title={density}>2 students</SheetHead>
              {['Priya Sharma', 'Sagar Adhikari'].map((name) => (
                <SheetRow
                  key={name}
                  lead={<Avatar name={name} />}
                  end={
                    <Button variant="secondary" size="row">
                      Check
                    </Button>
                  }
                >
                  {name}
                </SheetRow>
              ))}
            </RowSheet>
          ))}
        </Part>
        <Part name="Timeline">
          <Timeline
            label="History"
            entries={[
              { id: '2', title: 'Under Review', when: '3 hours ago', who: 'Team', tone: 'brand' },
              { id: '1', title: 'Pending', when: '2 days ago', text: 'Applied for Sep 2027' },
            ]}
          />
        </Part>
        <Part name="DescriptionList">
          <DescriptionList
            items={[
              { term: 'Level', value: 'Post Graduate' },
              { term: 'Campus', value: 'Not Specified' },
            ]}
          />
        </Part>
        <Part name="FactRows">
          <FactRows
            className="w-72"
            rows={[
              { term: 'Length', value: '12 months' },
              { term: 'Level', value: 'Post Graduate' },
            ]}
          />
        </Part>
        <Part name="Avatar, Flag, Logo">
          <Avatar name="Asha Rai" />
          {COUNTRIES.map((country) => (
            <Flag key={country} country={country} />
          ))}
          <Logo />
          <Logo markOnly />
        </Part>
        <Part name="Prose, VisuallyHidden">
          <Prose>
            <h2>A heading</h2>
            <p>
              A paragraph with <a href="#prose">the course search</a>.
            </p>
          </Prose>
          <Button variant="secondary">
            Next <VisuallyHidden>page of the kit</VisuallyHidden>
          </Button>
        </Part>
      </Parts>
    </Section>
  );
}
