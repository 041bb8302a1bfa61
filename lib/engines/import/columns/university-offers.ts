import type { Spreadsheet } from '../spreadsheet';

/** A university that all rows may belong to, and where its name stands. */
export interface UniversityOffer {
  university: string;
  from: 'file name' | 'sheet name';
}

const INSTITUTION = /\b(?:universit\w*|uni|college|institute|polytechnic|academy|school|tafe|conservatoire)\b/i;
/** What a file's name says besides. */
const BESIDES =
  /\b(?:courses?|program(?:me)?s?|fees?|tuition|list|final|export|data|international|intakes?|copy|v\d+|new|updated|latest|sheet\d*|\d{1,4}|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|ug|pg|undergraduate|postgraduate)\b/gi;

/** The universities that a file's name and the name of its sheet name: 'Example_University_courses 2026.xlsx'. */
export function universityOffers(
  fileName: string,
  sheetName: string,
  format: Spreadsheet['format'],
): UniversityOffer[] {
  const names = [
    { from: 'sheet name' as const, text: format === 'text' ? '' : sheetName },
    { from: 'file name' as const, text: fileName.replace(/\.[a-z0-9]{1,5}$/i, '') },
  ];
  const offers = names.flatMap(({ from, text }) => {
    const university = text
      .replace(/[_+.-]+/g, ' ')
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .replace(BESIDES, ' ')
      .replace(/[()[\]]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    return INSTITUTION.test(university) && university.includes(' ') ? [{ university, from }] : [];
  });
  return offers.filter(
    ({ university }, index) => offers.findIndex((other) => other.university === university) === index,
  );
}
