import { describe, expect, it } from 'vitest';
import { IMPERSONAL, RECORD_FIELDS, RETENTION_REGISTER } from '@/lib/domain/retention/register';
import { OWN_COLLECTIONS } from '@/lib/services/file/leaving/erase-records';
import { MODELS } from '@/models/indexes';

const parts = Object.values(RETENTION_REGISTER).flat();

/** The fields of a model's records, without those inside of them. */
const fieldsOf = (model: (typeof MODELS)[number]) =>
  [...new Set(Object.keys(model.schema.paths).map((path) => path.split('.')[0] ?? path))].filter(
    (field) => !RECORD_FIELDS.includes(field),
  );
const namedFields = (collection: string) =>
  parts
    .filter((part) => part.collection === collection)
    .flatMap(({ retained }) => retained.flatMap(({ fields }) => fields.split(' ').filter(Boolean)));

describe('the retention register', () => {
  it.each(
    MODELS.filter(({ collection }) => !IMPERSONAL.includes(collection.name)).map(
      (model) => [model.collection.name, model] as const,
    ),
  )('%s: each field has a purpose and an end, once, and no other is named', (collection, model) => {
    const where = `lib/domain/retention/ names each field of ${collection} in a line of its \`retained\`.`;
    expect(namedFields(collection).sort(), where).toEqual(fieldsOf(model).sort());
  });

  it('names only collections that are there, each once', () => {
    const known = MODELS.map(({ collection }) => collection.name);
    const named = [...parts.map(({ collection }) => collection), ...IMPERSONAL];
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
    expect(named).toHaveLength(new Set(named).size);
  });

  it('says of no collection that it is impersonal while its records name a person', () => {
    const naming = MODELS.filter(({ collection }) => IMPERSONAL.includes(collection.name)).flatMap((model) =>
      fieldsOf(model)
        .filter((field) => /^(userId|studentId|by|byName|name|email|mobile)$/.test(field))
        .map((field) => `${model.modelName}.${field}`),
    );
    // Names of things.
    expect(naming).toEqual(['Category.name', 'ImportSource.name', 'Migration.name']);
  });
});

describe('the file that a student exports', () => {
  it('has each part about them, or a reason why not is given', () => {
    const silent = [...RETENTION_REGISTER.students, ...RETENTION_REGISTER.accounts].filter(
      (part) => !part.exported && !part.notExported,
    );
    expect(silent.map(({ collection }) => collection)).toEqual([]);
  });
});

describe('the erasure of a student', () => {
  it('takes every collection whose records belong to a user by their id, but those that it empties', () => {
    const owned = MODELS.filter((model) => fieldsOf(model).includes('userId')).map(({ modelName }) => modelName);
    const deleted: string[] = OWN_COLLECTIONS.map(({ modelName }) => modelName);
    expect(owned.filter((name) => !deleted.includes(name))).toEqual([
      'Application',
      'DirectoryLink',
      'ApiToken',
      'PasskeyChallenge',
      'StaffAction',
    ]);
  });
});
