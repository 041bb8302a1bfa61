import { Crest } from '@/components/drawings/crest';
import { Skyline } from '@/components/drawings/skyline';
import { VERDICT_WORDS, type VerdictKind, VerdictMark } from '@/components/drawings/verdict-mark';
import { Section } from '@/components/ui/layout/section';
import { COUNTRIES, type Country } from '@/lib/domain/countries';
import { Part, Parts } from './part';

const UNIVERSITIES: readonly [string, Country][] = [
  ['University of Ottawa', 'Canada'],
  ['Sheffield Hallam University', 'UK'],
  ['National University of Singapore', 'Singapore'],
  ['University of British Columbia', 'Canada'],
  ['British Columbia Institute of Technology', 'Canada'],
  ['Massey University', 'New Zealand'],
  ['Torrens University Australia', 'Australia'],
  ['University of St Andrews', 'UK'],
  ['Rice University', 'USA'],
  ['University of Kent', 'UK'],
];

export function Drawings() {
  return (
    <Section title="Drawings">
      <Parts>
        <Part name="Crest">
          {UNIVERSITIES.map(([university, country]) => (
            <Crest key={university} university={university} country={country} />
          ))}
          <Crest university="University of Ottawa" country="Canada" size={64} />
          <Crest university="University of Ottawa" country="Canada" size={40} />
        </Part>
        <Part name="VerdictMark, and the dot">
          {(Object.keys(VERDICT_WORDS) as VerdictKind[]).map((kind) => (
            <span key={kind} className="inline-flex items-center gap-2 text-md font-semibold">
              <VerdictMark kind={kind} />
              {VERDICT_WORDS[kind]}
            </span>
          ))}
          <span className="inline-flex items-center gap-2 text-md">
            <span aria-hidden className="now-dot" />
            now, or yours to do
          </span>
        </Part>
      </Parts>
      <div className="mt-6 grid grid-cols-2 md:grid-cols-6">
        {COUNTRIES.map((country) => (
          <div key={country}>
            <Skyline country={country} className="text-brand" />
            <p className="text-fine text-muted">{country}</p>
          </div>
        ))}
      </div>
      <div className="mt-6 flex flex-wrap items-baseline gap-5 font-display font-semibold">
        <span className="text-phone-hero sm:text-hero">Abroad</span>
        <span className="text-3xl">Six steps</span>
        <span className="text-2xl">Search course</span>
        <span className="text-xl">Cost to finish</span>
        <span className="text-title">Reports</span>
        <span className="text-lg">£38,252</span>
      </div>
    </Section>
  );
}
