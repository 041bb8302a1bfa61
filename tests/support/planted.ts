/** Texts that stand nowhere else, for a person whose every trace a test looks for. */
export const planted = (): string[] =>
  Array.from(
    { length: 69 },
    (_none, index) => `planted${String(index).padStart(2, '0')}${'abcdefghij'.slice(index % 5)}x`,
  );
