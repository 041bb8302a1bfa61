import type { Dice } from './dice';

/** One hand writes the heads of one sheet. */
export function headStyle(dice: Dice): (head: string) => string {
  const snake = (head: string) =>
    head
      .toLowerCase()
      .replace(/ \(\D{0,2}[£$]\)/, '')
      .replace(/[^a-z0-9#]+/g, '_')
      .replace(/^_|_$/g, '');
  const camel = (head: string) => snake(head).replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  const prefix = dice.one(['crs_', 'abc_', 'nvt_']);
  return dice.one<(head: string) => string>([
    (head) => head,
    (head) => head,
    (head) => head,
    (head) => head.toUpperCase(),
    snake,
    camel,
    (head) => `${head} *`,
    (head) => `${head}:`,
    (head) => head.replace(' ', '\n'),
    (head) => `  ${head.replace(' ', '  ')} `,
    (head) => `${prefix}${snake(head)}`,
  ]);
}
