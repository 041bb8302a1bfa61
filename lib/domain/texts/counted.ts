/** A number with what it counts: '1 course', '2,000 courses', '3 people'; `many` where it isn't `one` with an s. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;
