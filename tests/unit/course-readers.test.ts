import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsOf, resolveImport } from '../support/module-imports';
import { sourceFiles } from '../support/rooms';

/**
 * Every place that reads or writes courses, by what it does with them. A course that an agency typed is in another collection: the places
 * of all lines but the last can't find it, nor can migrations. A new place gets its line, and one that must know typed courses goes through
 * `lib/services/catalogue/agency-courses.ts`.
 */
const READERS: Record<string, string[]> = {
  'search and its index, fits and comparison': [
    'lib/services/catalogue/search/current-index.ts',
    'lib/services/catalogue/search/fits.ts',
    'lib/services/catalogue/search/similar-courses.ts',
    'lib/services/catalogue/search/stored-courses.ts',
    'lib/services/catalogue/facts/comparison.ts',
    'lib/services/catalogue/facts/scholarships.ts',
    'lib/services/catalogue/clauses/follow.ts',
  ],
  'pages of courses, the sitemap and the size of the catalogue': [
    'lib/services/catalogue/courses.ts',
    'lib/services/file/site/sitemaps.ts',
    'lib/services/desk/dashboards/student.ts',
  ],
  'the admin’s catalogue': [
    'lib/services/catalogue/category-management.ts',
    'lib/services/catalogue/course-management.ts',
    'lib/services/catalogue/course-notes.ts',
    'lib/services/catalogue/course-writes.ts',
    'lib/services/catalogue/logos.ts',
  ],
  imports: [
    'lib/services/catalogue/course-import/apply-additions.ts',
    'lib/services/catalogue/course-import/apply-changes.ts',
    'lib/services/catalogue/course-import/apply-notes.ts',
    'lib/services/catalogue/course-import/apply-removals.ts',
    'lib/services/catalogue/course-import/former-edits.ts',
    'lib/services/catalogue/course-import/plan/absent-courses.ts',
    'lib/services/catalogue/course-import/plan/by-code.ts',
    'lib/services/catalogue/course-import/plan/code-updates.ts',
    'lib/services/catalogue/course-import/plan/create-names.ts',
    'lib/services/catalogue/course-import/plan/possible-duplicates.ts',
    'lib/services/catalogue/course-import/plan/stored-courses.ts',
    'lib/services/catalogue/course-import/plan/undo-exceptions.ts',
    'lib/services/catalogue/course-import/sources.ts',
    'lib/services/catalogue/course-import/undo-additions.ts',
    'lib/services/catalogue/course-import/undo-changes.ts',
    'lib/services/catalogue/course-import/university-merge.ts',
  ],
  'closing days, which a typed course has none of': [
    'lib/platform/mail/closings-of-saved.ts',
    'lib/services/applications/deadlines/closing-reminders.ts',
    'lib/services/applications/deadlines/closings.ts',
  ],
  'shortlists and suggestions, which take courses of the catalogue': [
    'lib/services/applications/stays-open.ts',
    'lib/services/applications/shortlists/facts.ts',
    'lib/services/file/own-file/export-notes.ts',
  ],
  'the demo and the list of collections': [
    'models/indexes.ts',
    'models/records-with-effects.ts',
    'scripts/demo/remove.ts',
    'scripts/demo/save-scholarships.ts',
    'scripts/demo/save-shortlist.ts',
    'scripts/demo/save-stories.ts',
    'scripts/seed.ts',
  ],
  'what webhooks tell of the catalogue': ['lib/services/desk/webhooks/reach.ts'],
  'the course of an application, wherever it is kept': ['lib/services/catalogue/agency-courses.ts'],
};

/** The files that load this model's collection; a type alone reads nothing. */
const readersOf = (model: string): string[] =>
  sourceFiles()
    .filter((file) => !/^(tests|bench|lib\/platform\/migrations)\//.test(file) && /\.tsx?$/.test(file))
    .filter((file) => {
      const source = readFileSync(file, 'utf8');
      // Parsing every file takes long.
      if (!source.includes(`/${basename(model, '.ts')}'`)) return false;
      return importsOf(file, source).some(
        ({ specifier, kind }) => kind === 'value' && resolveImport(file, specifier) === model,
      );
    });

describe('courses', () => {
  it('are read by the places of the table alone', () => {
    // What isn't a model's collection but stands beside it: the filter of what is offered.
    const onlyOffered = (file: string) => !/\bCourse\.|\bCourse,|: Course\b/.test(readFileSync(file, 'utf8'));
    const readers = readersOf('models/course.ts').filter((file) => !onlyOffered(file));
    expect(readers.sort()).toEqual(Object.values(READERS).flat().sort());
  });

  it('that agencies typed are read by three files, which no search, import or public page is among', () => {
    expect(readersOf('models/agency-course.ts').sort()).toEqual([
      'lib/services/applications/replace-course.ts',
      'lib/services/catalogue/agency-courses.ts',
      'models/indexes.ts',
    ]);
  });
});
