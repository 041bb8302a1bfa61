import { describe, expect, it } from 'vitest';
import { meantBy, UniversitiesByCall } from '@/lib/domain/universities/called';
import demo from '@/scripts/demo/data/universities.json';

const universities = UniversitiesByCall.of(demo.map(({ university }) => university));
const namesOf = (words: string) => universities.called(words).map(({ name }) => name);

describe('universities as people call them', () => {
  it.each([
    ['UBC', 'University of British Columbia', 'initials'],
    ['u.b.c.', 'University of British Columbia', 'initials'],
    ['LSE', 'London School of Economics and Political Science', 'short form'],
    ['nus', 'National University of Singapore', 'short form'],
    ['QUT', 'Queensland University of Technology', 'short form'],
    ['uoft', 'University of Toronto', 'short form'],
    ['uni of manc', 'University of Manchester', 'short form'],
    ['manchester uni', 'University of Manchester', 'short form'],
    ['univ. of washington', 'University of Washington', 'short form'],
    ['unimelb', 'University of Melbourne', 'short form'],
    ['abdn', 'University of Aberdeen', 'short form'],
    ['rdg', 'University of Reading', 'web domain'],
    ['UC Berkeley', 'University of California, Berkeley', 'short form'],
    ['ucsd', 'University of California, San Diego', 'short form'],
    ['Georgia Tech', 'Georgia Institute of Technology', 'short form'],
    ['seneca college', 'Seneca Polytechnic', 'short form'],
    ['Ryerson', 'Toronto Metropolitan University', 'former name'],
    ['University of Glamorgan', 'University of South Wales', 'former name'],
    ['University of Durham', 'Durham University', 'short form'],
    ['stanford', 'Stanford University', 'main word'],
    ['The University of Leeds', 'University of Leeds', 'name'],
  ])('%s is %s', (words, name, how) => {
    expect(universities.called(words)[0]).toEqual({ name, how });
    expect(namesOf(words)).toHaveLength(1);
  });

  it('gives every reading of an ambiguous name', () => {
    expect(namesOf('NTU').sort()).toEqual(['Nanyang Technological University', 'Nottingham Trent University']);
    expect(namesOf('york uni').sort()).toEqual(['University of York', 'York University']);
    expect(namesOf('UC').filter((name) => name.startsWith('University of California'))).toHaveLength(5);
    const both = UniversitiesByCall.of(['Massachusetts Institute of Technology', 'Melbourne Institute of Technology']);
    expect(both.called('mit').map(({ name }) => name)).toHaveLength(2);
  });

  it('takes a full name for its university alone, and the order of "uni of"', () => {
    expect(namesOf('york university')).toEqual(['York University']);
    expect(namesOf('uni of york')).toEqual(['University of York']);
  });

  it('finds only universities of the catalogue, and none by a word of every day, an award or a test', () => {
    expect(namesOf('caltech')).toEqual([]);
    for (const word of ['open', 'city', 'reading', 'us', 'ms', 'mba', 'gre', 'it', 'in', 'university', '', '...']) {
      expect(namesOf(word), word).toEqual([]);
    }
  });

  it('makes initials of whatever the catalogue has', () => {
    const own = UniversitiesByCall.of(['Blue Harbour Institute of Marine Studies', 'Institute of Foods (IOF)']);
    expect(own.called('BHIMS')).toEqual([{ name: 'Blue Harbour Institute of Marine Studies', how: 'initials' }]);
    expect(own.called('iof')[0]?.how).toBe('short form');
    expect(UniversitiesByCall.of(['Milner College of English (WA) Pty Ltd']).called('wa')).toEqual([]);
  });

  it('reads the longest name out of a list of words, and how many words it took', () => {
    const words = 'nursing uni of manc sept'.split(' ');
    expect(universities.at(words, 0)).toBeUndefined();
    expect(universities.at(words, 1)).toEqual({
      length: 3,
      universities: [{ name: 'University of Manchester', how: 'short form' }],
    });
  });

  it("takes administrators' names, and says which universities a text means", () => {
    const own = [{ typed: 'point grey', means: ['university of british columbia'] }];
    const withOwn = UniversitiesByCall.of(['University of British Columbia'], own);
    expect(withOwn.called('Point Grey')[0]?.name).toBe('University of British Columbia');
    expect(meantBy(['british columbia'], ['University of British Columbia', 'University of York'])).toEqual([
      'University of British Columbia',
    ]);
    expect(meantBy(['bri'], ['University of British Columbia'])).toEqual([]);
  });

  it('made in parts they are the same, and others come between', async () => {
    const names = demo.map(({ university }) => university);
    let pauses = 0;
    const inParts = await UniversitiesByCall.inParts(names, async () => {
      pauses++;
    });
    expect(pauses).toBeGreaterThan(names.length / 20);
    for (const words of ['ubc', 'uni of manc', 'MIT', ...names.slice(0, 40)])
      expect(inParts.called(words)).toEqual(universities.called(words));
  });

  it('a name without its legal form is the whole name, and the longest one is meant', () => {
    const alike = UniversitiesByCall.of([
      'Summit College Pty Ltd',
      'Summit College of Business Pty Ltd',
      'The Summit Training School Pty. Ltd.',
    ]);
    const at = (text: string) => alike.at(text.split(' '), 0)?.universities.map(({ name, how }) => `${name}: ${how}`);
    expect(at('summit college of business nursing')).toEqual(['Summit College of Business Pty Ltd: name']);
    expect(at('summit college nursing')).toEqual(['Summit College Pty Ltd: name']);
    expect(at('the summit training school')).toEqual(['The Summit Training School Pty. Ltd.: name']);
  });
});
