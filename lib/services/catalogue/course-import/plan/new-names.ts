import type { Country } from '@/lib/domain/countries';
import type { CourseDraft } from '@/lib/domain/courses/course';
import { UniversitiesByCall } from '@/lib/domain/universities/called';
import { perhapsKnown } from '@/lib/services/catalogue/university-names';
import { Category } from '@/models/category';
import type { CourseRecord } from '@/models/course';
import { University } from '@/models/university';
import { answersTo, universityChoice } from '../choices';
import { stretches } from '../stretches';
import type { PlanEntries } from './entries';
import type { PlanWriter } from './pages';

/** A country's universities that new names are compared with. */
const MOST_KNOWN = 5_000;

/** The universities and categories that a file's courses name, and which of them don't exist yet. */
export class NewNames {
  /** Country → the file's names of universities. */
  private readonly universities = new Map<Country, Set<string>>();
  /** The same with the names under which known courses are stored. */
  private readonly stored = new Map<Country, Set<string>>();
  private readonly categories = new Map<string, Set<string>>();
  /** Country → how many of the file's universities aren't known there. */
  private readonly unknown = new Map<Country, number>();
  /** How many new universities are perhaps known ones. */
  perhapsKnown = 0;

  add({ country, university, category, subcategory }: CourseDraft): void {
    into(this.universities, country, university);
    into(this.stored, country, university);
    if (category) into(this.categories, category, subcategory);
  }

  /** Takes an institution of which the file says no course. */
  addInstitution({ country, university }: Pick<CourseDraft, 'country' | 'university'>): void {
    into(this.universities, country, university);
  }

  /** Takes a stored course that the file names. */
  addStored({ country, university }: Pick<CourseRecord, 'country' | 'university'>): void {
    into(this.stored, country, university);
  }

  /** The universities whose stored courses the file could have named. */
  scope(): ReadonlyMap<Country, ReadonlySet<string>> {
    return this.stored;
  }

  /** How many universities the file has in a country where it is none that is known there; 0 where one is. Ask it after `listNew`. */
  unknownIn(country: Country): number {
    const all = this.universities.get(country)?.size ?? 0;
    return all === this.unknown.get(country) ? all : 0;
  }

  async listNew(writer: PlanWriter): Promise<void> {
    for (const [country, names] of this.universities) {
      for (const some of stretches([...names])) {
        const found = await University.find({ country, university: { $in: some } }, 'university').lean();
        const known = new Set(found.map(({ university }) => university));
        const unknown = some.filter((university) => !known.has(university));
        this.unknown.set(country, (this.unknown.get(country) ?? 0) + unknown.length);
        for (const entry of await this.withPerhaps(country, unknown)) writer.add('university', entry);
      }
    }
    for (const some of stretches([...this.categories.keys()])) {
      const found = await Category.find({ name: { $in: some } }).lean();
      const known = new Map(
        found.map(({ name, subcategories }) => [name, new Set(subcategories.map((sub) => sub.name))]),
      );
      for (const category of some) this.listCategory(writer, category, known.get(category));
    }
  }

  /** New universities, each with the known one that it perhaps is, unless that was denied. */
  private async withPerhaps(country: Country, names: string[]): Promise<PlanEntries['university'][]> {
    if (!names.length) return [];
    const stored = await University.find({ country }, 'university').limit(MOST_KNOWN).lean();
    const known = stored.map(({ university }) => university);
    const calls = UniversitiesByCall.of(known);
    const pairs = names.map((university) => ({
      country,
      university,
      perhaps: perhapsKnown(university, known, calls),
    }));
    const answers = await answersTo(
      pairs.map(({ university, perhaps = '' }) => universityChoice(country, university, perhaps)),
    );
    return pairs.map(({ university, perhaps }) => {
      const isOpen = perhaps && !answers.has(universityChoice(country, university, perhaps));
      if (isOpen) this.perhapsKnown++;
      return isOpen ? { country, university, perhaps } : { country, university };
    });
  }

  private listCategory(writer: PlanWriter, category: string, known: ReadonlySet<string> | undefined) {
    if (!known) writer.add('category', { category, subcategory: '' });
    for (const subcategory of this.categories.get(category) ?? []) {
      if (subcategory && !known?.has(subcategory)) writer.add('category', { category, subcategory });
    }
  }
}

function into<K>(map: Map<K, Set<string>>, key: K, value: string): void {
  const values = map.get(key);
  if (values) values.add(value);
  else map.set(key, new Set([value]));
}
